import CairnScreen
import CairnValues

/// The keyboard shortcut of a control.
package struct ShortcutTrait: ElementTraitKey {
  package typealias Value = KeyboardShortcut
}

extension Session {
  /// Activates the control with the shortcut. Returns false if there is none.
  func act(on shortcut: KeyboardShortcut, in window: SceneWindow) -> Bool {
    for layer in window.screen.root?.layers ?? [] {
      for element in layer {
        if let control = element.control(for: shortcut), send(.activate, to: control) { return true }
      }
    }
    if !shortcut.modifiers.isEmpty, let control = window.menuBar?.control(for: shortcut),
      send(.activate, to: control)
    {
      return true
    }
    return false
  }
}

extension Element {
  /// Returns the control with a shortcut, here or below.
  fileprivate func control(for shortcut: KeyboardShortcut) -> Element? {
    if hasTrait(.hidden) { return nil }
    if let own = traits?[ShortcutTrait.self], own.key == shortcut.key, own.modifiers == shortcut.modifiers {
      return firstControl
    }
    for child in children {
      if let found = child.control(for: shortcut) { return found }
    }
    return nil
  }

  private var firstControl: Element? {
    if events.contains(.activate), !hasTrait(.disabled) { return self }
    for child in children {
      if let found = child.firstControl { return found }
    }
    return nil
  }
}

nonisolated extension View {
  /// Assigns a keyboard shortcut to this control.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Assigns a keyboard shortcut to this control, and sets how it adapts to other keyboard layouts.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Assigns a keyboard shortcut to this control.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { trait(ShortcutTrait.self, shortcut) }

  /// Assigns a keyboard shortcut to this control; `nil` assigns none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { trait(ShortcutTrait.self, shortcut) }
}
