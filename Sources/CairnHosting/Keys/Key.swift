import CairnValues

/// A key press, as every host reports it.
public struct Key: Hashable, Sendable {
  /// The key itself.
  public enum Code: Hashable, Sendable {
    case character(Unicode.Scalar)
    case up, down, left, right, home, end, pageUp, pageDown, insert, deleteForward
    case enter, tab, backspace, escape, menu
    /// The Back key of a keyboard or a remote control.
    case back
    case function(Int)
  }

  /// The keys held down.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    /// Creates the set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    // The terminal protocol's bits.
    /// Shift.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Alt, or Option.
    public static let alt = Modifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = Modifiers(rawValue: 1 << 2)
    /// Super: Command or the Windows key.
    public static let `super` = Modifiers(rawValue: 1 << 3)
  }

  /// The key itself.
  public var code: Code
  /// The keys held down meanwhile.
  public var modifiers: Modifiers

  /// Creates a key with those held down.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// Returns the key of a character.
  public static func character(_ scalar: Unicode.Scalar, _ modifiers: Modifiers = []) -> Key {
    Key(.character(scalar), modifiers)
  }
}

extension Key {
  /// The key as SwiftUI's type, or `nil` for keys that SwiftUI does not name.
  package var equivalent: KeyEquivalent? {
    switch code {
    case .character(let scalar): KeyEquivalent(Character(scalar))
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .deleteForward: .deleteForward
    case .enter: .return
    case .tab: .tab
    case .backspace: .delete
    case .escape: .escape
    case .insert, .menu, .back, .function: nil
    }
  }
}

extension Key.Modifiers {
  package var eventModifiers: EventModifiers {
    var held: EventModifiers = []
    if contains(.shift) { held.insert(.shift) }
    if contains(.alt) { held.insert(.option) }
    if contains(.control) { held.insert(.control) }
    if contains(.super) { held.insert(.command) }
    return held
  }
}
