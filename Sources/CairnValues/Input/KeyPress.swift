/// A key going down, repeating or coming up.
///
///     view.onKeyPress { press in press.key == .space ? .handled : .ignored }
public struct KeyPress: Sendable {
  /// The phases of a key press.
  ///
  ///     view.onKeyPress(phases: [.down, .repeat]) { move($0) }
  public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
    /// One bit for each phase.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key comes up.
    public static let up = Phases(rawValue: 1 << 2)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]

    /// The names of the phases.
    public var debugDescription: String {
      let names: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
      return names.filter { contains($0.0) }.map(\.1).joined(separator: "|")
    }
  }

  /// The result of handling a key press.
  ///
  ///     .onKeyPress(.escape) { close(); return KeyPress.Result.handled }
  public enum Result: Hashable, Sendable {
    /// The handler used the key press, and no other handler receives it.
    case handled
    /// The handler did not use the key press, which continues to the next handler.
    case ignored
  }

  /// The phase of this event.
  public let phase: Phases
  /// The key without modifiers.
  public let key: KeyEquivalent
  /// What the key with its modifiers enters.
  public let characters: String
  /// The modifiers held down.
  public let modifiers: EventModifiers

  package init(phase: Phases, key: KeyEquivalent, characters: String, modifiers: EventModifiers) {
    self.phase = phase
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// A description for debugging.
  public var debugDescription: String {
    "KeyPress(phase: \(phase.debugDescription), key: \(String(reflecting: key.character)), "
      + "characters: \(String(reflecting: characters)), modifiers: \(modifiers.rawValue))"
  }
}
