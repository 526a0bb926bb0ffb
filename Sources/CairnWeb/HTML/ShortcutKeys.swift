import CairnCore
import CairnHosting
import CairnScreen
import CairnValues

/// Converts keys to and from the form of `aria-keyshortcuts` and the script: `Control+Shift+N`.
enum ShortcutKeys {
  private static let names: [(name: String, key: KeyEquivalent, code: Key.Code)] = [
    ("Enter", .return, .enter), ("Escape", .escape, .escape), ("Backspace", .delete, .backspace),
    ("Delete", .deleteForward, .deleteForward), ("Tab", .tab, .tab), ("Space", .space, .character(" ")),
    ("ArrowUp", .upArrow, .up), ("ArrowDown", .downArrow, .down), ("ArrowLeft", .leftArrow, .left),
    ("ArrowRight", .rightArrow, .right), ("Home", .home, .home), ("End", .end, .end), ("PageUp", .pageUp, .pageUp),
    ("PageDown", .pageDown, .pageDown),
  ]

  /// Returns the name of the first key without modifiers that has a meaning.
  static func name(where means: (Key) -> Bool) -> String? {
    let functionKeys = (1...12).map { (name: "F\($0)", code: Key.Code.function($0)) }
    return (names.map { ($0.name, $0.code) } + functionKeys).first { means(Key($0.code)) }?.name
  }

  /// Returns the name of a shortcut. Command becomes Control.
  static func name(of shortcut: KeyboardShortcut) -> String {
    let held = shortcut.modifiers
    let modifiers = [
      held.contains(.command) || held.contains(.control) ? "Control" : nil, held.contains(.option) ? "Alt" : nil,
      held.contains(.shift) ? "Shift" : nil,
    ].compactMap { $0 }
    let known = names.first { $0.key == shortcut.key }?.name
    return (modifiers + [known ?? String(shortcut.key.character).uppercased()]).joined(separator: "+")
  }

  /// Returns the key for a name that the browser reports, or `nil` if apps cannot use it.
  ///
  /// - Parameter modifiers: 1 for Shift, 2 for Control, 4 for Alt.
  static func key(named name: String, _ modifiers: Int) -> Key? {
    var held: Key.Modifiers = []
    if modifiers & 1 != 0 { held.insert(.shift) }
    if modifiers & 2 != 0 { held.insert(.control) }
    if modifiers & 4 != 0 { held.insert(.alt) }
    if let known = names.first(where: { $0.name == name }) { return Key(known.code, held) }
    let scalars = name.lowercased().unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    return Key(.character(scalar), held)
  }

  /// The shortcuts of the app's menus, which have no nodes on the page.
  @MainActor
  static func names(inside menus: Element?) -> [String] {
    guard let menus else { return [] }
    let own = menus.traits?[ShortcutTrait.self].map { [name(of: $0)] } ?? []
    return own + menus.children.flatMap { names(inside: $0) }
  }
}
