import CairnScreen
import CairnValues

extension Session {
  /// Handles a key for the app. First a control with that shortcut acts, then key handlers around the focus are
  /// asked from the inside out, and finally Tab moves the focus. Returns false if nothing handles the key.
  package func press(_ shortcut: KeyboardShortcut, in window: SceneWindow) -> Bool {
    if offer(shortcut, in: window) { return true }
    switch (shortcut.key, shortcut.modifiers) {
    case (.tab, []): return window.focus.step(forward: true)
    case (.tab, .shift): return window.focus.step(forward: false)
    default: return false
    }
  }

  /// Applies a key's default meaning to the focused element, for hosts without their own: arrows change
  /// numbers, move through lists, or otherwise move the focus; characters go into text fields. Returns false if
  /// the key has no meaning there.
  package func pressInFocus(_ shortcut: KeyboardShortcut, in window: SceneWindow) -> Bool {
    if let focused = window.screen.focused { return act(on: shortcut, at: focused, in: window) }
    // Without a focus, the key goes to the first list that handles keys.
    for layer in window.screen.root?.layers ?? [] {
      for element in layer {
        guard let list = element.firstInside(where: { $0.events.contains(.key) && !$0.isUnseen }) else { continue }
        return send(.key(shortcut.key, shortcut.modifiers), to: list)
      }
    }
    return false
  }

  /// Lets a control with the shortcut act, or the key handlers around the focus, for hosts that give the
  /// remaining keys their own meaning.
  package func offer(_ shortcut: KeyboardShortcut, in window: SceneWindow) -> Bool {
    act(on: shortcut, in: window) || window.focus.offer(KeyPress(.down, of: shortcut))
  }

  /// Notifies the handlers that wait for a key to be released.
  package func release(_ shortcut: KeyboardShortcut, in window: SceneWindow) {
    _ = window.focus.offer(KeyPress(.up, of: shortcut))
  }

  /// Applies a key's default meaning to a focused element, or to the list that contains it.
  private func act(on shortcut: KeyboardShortcut, at focused: Element, in window: SceneWindow) -> Bool {
    let (key, modifiers) = (shortcut.key, shortcut.modifiers)
    if let event = focused.event(for: key, modifiers) { return send(event, to: focused) }
    var around: Element? = focused
    while let element = around {
      if element.events.contains(.key), send(.key(key, modifiers), to: element) { return true }
      around = element.parent
    }
    if modifiers.isEmpty, key == .return { return send(.submit, to: focused) || send(.activate, to: focused) }
    if modifiers.isEmpty, key == .space { return send(.activate, to: focused) }
    if modifiers.isEmpty, let direction = MoveCommandDirection(key), !focused.keepsCaret(from: direction) {
      return window.focus.step(direction)
    }
    return false
  }
}

extension KeyPress {
  init(_ phase: Phases, of shortcut: KeyboardShortcut) {
    let character = String(shortcut.key.character)
    self.init(
      phase: phase, key: shortcut.key,
      characters: shortcut.modifiers.contains(.shift) ? character.uppercased() : character,
      modifiers: shortcut.modifiers)
  }
}

extension Element {
  /// Returns the event a key causes on the element itself: arrows change numbers and dates, and characters go
  /// into text fields.
  fileprivate func event(for key: KeyEquivalent, _ modifiers: EventModifiers) -> ElementEvent? {
    switch role {
    case .slider, .stepper, .datePicker, .picker:
      guard modifiers.isEmpty, events.contains(.step) else { return nil }
      switch key {
      case .rightArrow, .upArrow: return .step(role == .picker && key == .upArrow ? -1 : 1)
      case .leftArrow, .downArrow: return .step(role == .picker && key == .downArrow ? 1 : -1)
      default: return nil
      }
    case .field, .secureField, .textEditor:
      guard case .field(let field) = content, modifiers.isSubset(of: .shift) else { return nil }
      if key == .delete { return .edit(String(field.text.dropLast())) }
      if key == .return, field.isMultiline { return .edit(field.text + "\n") }
      let character = modifiers.contains(.shift) ? String(key.character).uppercased() : String(key.character)
      return key.isText ? .edit(field.text + character) : nil
    default: return nil
    }
  }
}

extension Element {
  /// Whether an arrow key moves the caret within the text.
  fileprivate func keepsCaret(from direction: MoveCommandDirection) -> Bool {
    guard case .field(let field) = content else { return false }
    return field.isMultiline || direction == .left || direction == .right
  }
}

extension KeyEquivalent {
  /// Whether the key enters a character rather than triggering a command.
  fileprivate var isText: Bool {
    character.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .privateUse, .unassigned, .surrogate: false
      default: true
      }
    }
  }
}
