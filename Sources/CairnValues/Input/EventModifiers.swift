/// The modifier keys held down during an event.
///
///     Button("Save As", action: saveAs).keyboardShortcut("s", modifiers: [.command, .shift])
public struct EventModifiers: OptionSet, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option, which most Linux keyboards call Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command, which hosts on Linux map to Control or Super.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// Every modifier.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
