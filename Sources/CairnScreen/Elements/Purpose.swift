/// How an element responds to keys and presses.
extension Element {
  /// Whether the element takes typed text.
  package var takesText: Bool {
    switch role {
    case .field, .secureField, .textEditor: true
    default: false
    }
  }

  /// Whether the element gives keys a special meaning.
  package var takesKeys: Bool {
    switch role {
    case .field, .secureField, .textEditor, .slider, .stepper, .picker, .datePicker: true
    default: false
    }
  }

  /// Whether a row's only purpose is its content. Such a row takes the focus, and pressing it presses its
  /// content.
  package var standsForItsContent: Bool { role == .row && events.contains(.activate) && hasOneStopAtMost }

  /// Whether a row shows nothing but one control to press, even if that is disabled.
  package var isOneControl: Bool { standsForItsContent || disabledControl != nil }

  /// The only control of a row that could be pressed as a whole if the control was enabled.
  package var disabledControl: Element? {
    guard role == .row, !events.contains(.activate), hasOneStopAtMost else { return nil }
    return firstInside { $0.role.isActionable && $0.hasTrait(.disabled) }
  }

  private var hasOneStopAtMost: Bool {
    var count = 0
    for child in children {
      let stops = child.stops
      count += stops.count
      if count > 1 || stops.takesKeys { return false }
    }
    return true
  }

  /// Whether a control is independent, as opposed to an item in a bar, menu or picker, or the main content of
  /// its row.
  package var standsFree: Bool {
    for element in ancestors {
      switch element.role {
      case .bar, .menu, .picker, .tab: return false
      case .row: return !element.isOneControl
      case .page, .window, .sheet, .alert, .dialog, .popover: return true
      default: continue
      }
    }
    return true
  }
}
