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

  /// Whether a control is independent, as opposed to an item in a bar, menu or picker, or the main content of
  /// its row.
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
