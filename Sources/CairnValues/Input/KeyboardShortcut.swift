/// A key with modifiers that does what a control does.
///
///     Button("Done", action: done).keyboardShortcut(KeyboardShortcut.defaultAction)
public struct KeyboardShortcut: Hashable, Sendable {
  /// What happens to a shortcut on a keyboard of another language.
  ///
  ///     KeyboardShortcut("]", modifiers: .command, localization: .withoutMirroring)
  public struct Localization: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, withoutMirroring, custom }
    private let kind: Kind

    /// Remapped, and mirrored where text runs from right to left.
    public static let automatic = Localization(kind: .automatic)
    /// Remapped, never mirrored.
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    /// Taken as it is.
    public static let custom = Localization(kind: .custom)
  }

  /// The key.
  public var key: KeyEquivalent
  /// The modifiers held down with it.
  public var modifiers: EventModifiers
  /// What happens on a keyboard of another language.
  public var localization: Localization

  /// Return, for the button a person most likely wants.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the button that gives up.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Makes a shortcut of a key and modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Makes a shortcut that says what happens to it on another keyboard.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Two shortcuts are equal if key, modifiers and localization are.
  public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
    a.key == b.key && a.modifiers == b.modifiers && a.localization == b.localization
  }

  /// Hashes key, modifiers and localization.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
    hasher.combine(localization)
  }
}
