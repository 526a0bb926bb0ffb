#if GTK
  import CGTK
  import CairnCore
  import CairnScreen

  // The accessibility states that a widget does not set itself.
  extension Piece {
    /// Sets the accessibility role if the widget's own does not fit. Must be called before the widget is shown.
    func tellRole() {
      switch element.role {
      case .tab: Accessible.role(widget, GTK_ACCESSIBLE_ROLE_TAB)
      case .disclosure where !element.isPurposeOfItsRow: Accessible.role(widget, GTK_ACCESSIBLE_ROLE_BUTTON)
      case .option where self is ButtonPiece: Accessible.role(widget, GTK_ACCESSIBLE_ROLE_RADIO)
      case .menu where self is ButtonPiece: Accessible.opensMenu(widget)
      case .row where element.menuOfRow != nil: Accessible.opensMenu(widget)
      case .text:
        guard let level = element.headingLevel else { break }
        Accessible.role(widget, GTK_ACCESSIBLE_ROLE_HEADING)
        Accessible.level(widget, level)
      default: break
      }
    }

    func tellStates() {
      switch element.role {
      case .row where element.events.contains(.select), .tab:
        tell(GTK_ACCESSIBLE_STATE_SELECTED, element.hasTrait(.selected))
      case .row:
        // The row of a link whose page is shown in a later column.
        if element.hasTrait(.selected) {
          tell(GTK_ACCESSIBLE_STATE_SELECTED, true)
        } else {
          Accessible.cannotBeSelected(widget)
        }
        if let menu = element.menuOfRow { tell(GTK_ACCESSIBLE_STATE_EXPANDED, menu.hasTrait(.expanded)) }
      case .menu where self is ButtonPiece: tell(GTK_ACCESSIBLE_STATE_EXPANDED, element.hasTrait(.expanded))
      case .option where self is ButtonPiece: tell(GTK_ACCESSIBLE_STATE_CHECKED, element.hasTrait(.selected))
      case .disclosure: tell(GTK_ACCESSIBLE_STATE_EXPANDED, element.hasTrait(.expanded))
      case .list, .scrollArea:
        if let name = element.label ?? StackReader(around: element)?.title {
          // The surrounding widget takes the focus if no widget inside can.
          for part in [widget, inside?.surface].compactMap({ $0 }) { Accessible.name(part, name) }
        }
      default: break
      }
    }

    private func tell(_ state: GtkAccessibleState, _ isOn: Bool) { Accessible.state(widget, state, isOn) }
  }

  extension Element {
    /// The menu that a row represents.
    var menuOfRow: Element? {
      guard standsForItsContent else { return nil }
      return firstInside { $0.role == .menu && !$0.events.isEmpty }
    }

    /// The name of a control that shows none: its label, or else the heading of the surrounding section.
    var nameOrHeading: String? {
      if let label, !label.isEmpty { return label }
      let header = nearestAround(.section, .page)?.children.first { $0.role == .header }
      let heading = header?.textsInside.joined(separator: " ") ?? ""
      return heading.isEmpty ? nil : heading
    }

    /// The level of a heading: of a page, of a section, or of a part inside one. `nil` for any other text.
    var headingLevel: Int? {
      guard role == .text else { return nil }
      var current: Element? = self
      while let one = current, one.role == .text || one.role == .group || one.role == .header {
        if one.role == .header { return one.firstInside { $0.role.isActionable } == nil ? 2 : nil }
        current = one.parent
      }
      guard hasTrait(.header) else { return nil }
      return isInBar ? 1 : nearestAround(.section, .page)?.role == .section ? 3 : 2
    }
  }
#endif
