#if GTK
  import CGTK
  import CairnCore
  import CairnScreen

  // The accessibility states that a widget does not set itself.
  extension Piece {
    /// Sets the accessibility role if the widget's own does not fit. Must be called before the widget is shown.
    func tellRole() {
      switch element.control {
      case .tab: Accessible.role(widget, GTK_ACCESSIBLE_ROLE_TAB)
      case .disclosure: if !element.isPurposeOfItsRow { Accessible.role(widget, GTK_ACCESSIBLE_ROLE_BUTTON) }
      case .option: if self is ButtonPiece { Accessible.role(widget, GTK_ACCESSIBLE_ROLE_RADIO) }
      case .menu: if self is ButtonPiece { Accessible.opensMenu(widget) }
      case .button, .link, .menuItem, .backButton, .toggle, .field, .textEditor, .picker, .datePicker, .colorPicker,
        .stepper, .measure:
        break
      case nil:
        if element.menuOfRow != nil { Accessible.opensMenu(widget) }
        if let level = element.headingLevel {
          Accessible.role(widget, GTK_ACCESSIBLE_ROLE_HEADING)
          Accessible.level(widget, level)
        }
      }
    }

    func tellStates() {
      let isHidden = element.selfAndAncestors.contains { $0.hasTrait(.hidden) }
      // Panels set the state of pieces too, so it is set only when it changes.
      if isHidden != isHiddenFromReaders { tell(GTK_ACCESSIBLE_STATE_HIDDEN, isHidden) }
      isHiddenFromReaders = isHidden
      switch element.control {
      case .tab: tell(GTK_ACCESSIBLE_STATE_SELECTED, element.hasTrait(.selected))
      case .menu: if self is ButtonPiece { tell(GTK_ACCESSIBLE_STATE_EXPANDED, element.hasTrait(.expanded)) }
      case .option: if self is ButtonPiece { tell(GTK_ACCESSIBLE_STATE_CHECKED, element.hasTrait(.selected)) }
      case .disclosure: tell(GTK_ACCESSIBLE_STATE_EXPANDED, element.hasTrait(.expanded))
      case .button, .link, .menuItem, .backButton, .toggle, .field, .textEditor, .picker, .datePicker, .colorPicker,
        .stepper, .measure:
        break
      case nil:
        if self is RowPiece { tellStatesOfRow() }
        if self is ScrollPiece, let name = element.label ?? StackReader(around: element)?.title {
          // The surrounding widget takes the focus if no widget inside can.
          for part in [widget, inside?.surface].compactMap({ $0 }) { Accessible.name(part, name) }
        }
      }
    }

    private func tellStatesOfRow() {
      if element.events.contains(.select) {
        tell(GTK_ACCESSIBLE_STATE_SELECTED, element.hasTrait(.selected))
      } else {
        // The row of a link whose page is shown in a later column.
        if element.hasTrait(.selected) {
          tell(GTK_ACCESSIBLE_STATE_SELECTED, true)
        } else {
          Accessible.cannotBeSelected(widget)
        }
        if let menu = element.menuOfRow { tell(GTK_ACCESSIBLE_STATE_EXPANDED, menu.hasTrait(.expanded)) }
      }
    }

    private func tell(_ state: GtkAccessibleState, _ isOn: Bool) { Accessible.state(widget, state, isOn) }
  }

  extension Element {
    /// The name of a control that shows none: its label, or else the heading of the surrounding section.
    var nameOrHeading: String? { label.flatMap { $0.isEmpty ? nil : $0 } ?? headingAround }
  }
#endif
