/// How often and how fast a symbol effect plays.
///
///     Image(systemName: "bell").symbolEffect(.bounce, options: .repeat(3).speed(2), value: count)
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect comes again.
  public struct RepeatBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
      case continuous
      case periodic(count: Int?, delay: Double?)
    }
    private let kind: Kind

    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior(kind: .continuous) }
    /// With a pause.
    public static var periodic: RepeatBehavior { periodic() }

    /// Some number of times, with a pause of some length.
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

  /// As the effect is usually played.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }

  /// Some number of times, or without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }

  /// Again in some way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }

  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

  /// The same, again and again.
  public var repeating: SymbolEffectOptions { with { $0.repetition = .counted(nil) } }
  /// The same, once.
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .once } }

  /// The same, some number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.repetition = .counted(count) } }

  /// The same, again in some way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { $0.repetition = .behavior(behavior) }
  }

  /// The same, faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = speed } }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }
}
