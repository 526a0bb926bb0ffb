/// What an element is there for, as far as keys and presses go.
extension Element {
  /// Whether what is typed goes into it.
  package var takesText: Bool {
    switch role {
    case .field, .secureField, .textEditor: true
    default: false
    }
  }

  /// Whether keys mean something of their own to it.
  package var takesKeys: Bool {
    switch role {
    case .field, .secureField, .textEditor, .slider, .stepper, .picker, .datePicker: true
    default: false
    }
  }

  /// Whether a row's one purpose is what is in it: then the row has the focus, and a press is one on what is inside.
  package var standsForItsContent: Bool {
    guard role == .row, events.contains(.activate) else { return false }
    var count = 0
    var takesKeys = false
    for child in children {
      let stops = child.stops
      count += stops.count
      takesKeys = takesKeys || stops.takesKeys
      if count > 1 || takesKeys { return false }
    }
    return true
  }

  /// Whether a control stands for itself, as opposed to being an item of a bar, a menu or a choice, or what its row
  /// stands for.
  package var standsFree: Bool {
    var current = parent
    while let element = current {
      switch element.role {
      case .bar, .menu, .picker, .tab: return false
      case .row: return !element.standsForItsContent
      case .page, .window, .sheet, .alert, .dialog, .popover: return true
      default: current = element.parent
      }
    }
    return true
  }
}
