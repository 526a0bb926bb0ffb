import CairnScreen
import CairnValues

/// The keys that do what a control does.
package struct ShortcutTrait: ElementTraitKey {
  package typealias Value = KeyboardShortcut
}

extension Session {
  /// Lets a control with the shortcut act; false if there is none.
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
  /// The control here or inside that a shortcut belongs to.
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
  /// Lets a key with modifiers do what this control does.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a key with modifiers do what this control does, and says what becomes of it on another keyboard.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Lets a shortcut do what this control does.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { trait(ShortcutTrait.self, shortcut) }

  /// Lets a shortcut do what this control does; nil for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { trait(ShortcutTrait.self, shortcut) }
}
