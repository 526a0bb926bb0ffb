#if GTK
  import CairnScreen
  import CairnValues

  /// The theme draws headings and the labels of buttons bold. Layout measures them that way.
  extension Element {
    /// Returns a text of the element in the weight that it is drawn in.
    func lettered(_ text: TextContent) -> TextContent {
      guard text.style.isPlain, isBoldInTheme else { return text }
      var text = text
      text.style.isBold = true
      return text
    }

    private var isBoldInTheme: Bool {
      if case .header = place { return true }
      if isTitleOfButtonRow { return true }
      guard let control = ancestors.first(where: { $0.role.isActionable || $0.role == .row || $0.role == .page }) else {
        return false
      }
      switch control.control {
      case .button, .menu, .link, .backButton: return control.isButtonOfTheme
      case .option: return !control.isPurposeOfItsRow
      case .toggle: return control.toggleLook == .button
      case .tab: return true
      case .menuItem, .disclosure, .field, .textEditor, .picker, .datePicker, .colorPicker, .stepper, .measure, nil:
        return false
      }
    }

    /// Whether a control has the shape of one of GTK's buttons. Other buttons look like their labels.
    var isButtonOfTheme: Bool { hasBorderInTheme || isInBar && !isBelowBarLine || hasRoomAroundLabel }

    /// Whether a button has a border.
    var hasBorderInTheme: Bool {
      let look = buttonLook
      switch control {
      case .option: return true
      case .menu: return standsFree
      case .link: return standsFree && look.hasBorder
      case .button, .menuItem, .backButton, .tab, .toggle, .disclosure, .field, .textEditor, .picker, .datePicker,
        .colorPicker, .stepper, .measure, nil:
        return standsFree && (look == .automatic || look.hasBorder)
      }
    }
  }
#endif
