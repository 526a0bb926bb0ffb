/// A key with modifiers that triggers a control.
///
///     Button("Done", action: done).keyboardShortcut(KeyboardShortcut.defaultAction)
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut adapts to other keyboard layouts.
  ///
  ///     KeyboardShortcut("]", modifiers: .command, localization: .withoutMirroring)
  public struct Localization: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, withoutMirroring, custom }
    private let kind: Kind

    /// Remapped, and mirrored in right-to-left layouts.
    public static let automatic = Localization(kind: .automatic)
    /// Remapped, never mirrored.
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    /// Used unchanged.
    public static let custom = Localization(kind: .custom)
  }

  /// The key.
  public var key: KeyEquivalent
  /// The modifiers held down with it.
  public var modifiers: EventModifiers
  /// How the shortcut adapts to other keyboard layouts.
  public var localization: Localization

  /// Return, for the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Creates a shortcut from a key and modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a shortcut with a localization rule.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Returns whether key, modifiers and localization are equal.
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
