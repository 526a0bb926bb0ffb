/// How often and how fast a symbol effect plays.
///
///     Image(systemName: "bell").symbolEffect(.bounce, options: .repeat(3).speed(2), value: count)
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
      case continuous
      case periodic(count: Int?, delay: Double?)
    }
    private let kind: Kind

    /// Repeats without pauses.
    public static var continuous: RepeatBehavior { RepeatBehavior(kind: .continuous) }
    /// Repeats with pauses.
    public static var periodic: RepeatBehavior { periodic() }

    /// Repeats a number of times, with pauses of a given length.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(kind: .periodic(count: count, delay: delay))
    }
  }

  private enum Repetition: Hashable, Sendable {
    case automatic, once
    case counted(Int?)
    case behavior(RepeatBehavior)
  }

  private var repetition = Repetition.automatic
  private var speed = 1.0

  /// The default options of the effect.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Repeats forever.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
  /// Plays once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }

  /// Repeats a number of times, or forever.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }

  /// Repeats with a given behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }

  /// Plays faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

  /// These options, repeating forever.
  public var repeating: SymbolEffectOptions { with { $0.repetition = .counted(nil) } }
  /// These options, playing once.
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .once } }

  /// Returns options that repeat a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.repetition = .counted(count) } }

  /// Returns options that repeat with a given behavior.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { $0.repetition = .behavior(behavior) }
  }

  /// Returns options that play faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = speed } }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }
}
