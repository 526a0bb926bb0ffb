#if GTK
  import CGTK
  import CairnCore
  import CairnScreen

  // The accessibility state of every piece that its widget does not know itself.
  extension Piece {
    /// Sets the accessibility role if the widget's own does not fit. Must be called before the widget is shown.
    func tellRole() {
      switch element.role {
      case .tab: setRole(GTK_ACCESSIBLE_ROLE_TAB)
      case .disclosure where !element.isPurposeOfItsRow: setRole(GTK_ACCESSIBLE_ROLE_BUTTON)
      default: break
      }
    }

    private func setRole(_ role: GtkAccessibleRole) {
      var value = GValue.integer(Int32(role.rawValue), type: gtk_accessible_role_get_type())
      g_object_set_property(widget.cast(), "accessible-role", &value)
      g_value_unset(&value)
    }

    func tellStates() {
      switch element.role {
      case .row where element.events.contains(.select), .tab:
        tell(GTK_ACCESSIBLE_STATE_SELECTED, element.hasTrait(.selected))
      case .disclosure: tell(GTK_ACCESSIBLE_STATE_EXPANDED, element.hasTrait(.expanded))
      case .list, .table:
        if let name = element.label ?? StackReader(around: element)?.title, let list = inside?.surface {
          Accessible.name(list, name)
        }
      default: break
      }
    }

    private func tell(_ state: GtkAccessibleState, _ isOn: Bool) {
      var state = state
      var value = GValue()
      gtk_accessible_state_init_value(state, &value)
      if value.g_type == ValueType.boolean {
        g_value_set_boolean(&value, gboolean(isOn))
      } else {
        g_value_set_int(&value, isOn ? 1 : 0)
      }
      gtk_accessible_update_state_value(widget.opaque, 1, &state, &value)
      g_value_unset(&value)
    }
  }
#endif
