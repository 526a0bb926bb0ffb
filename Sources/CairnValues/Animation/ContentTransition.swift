/// How a view's content changes.
///
///     Text("\(score)").contentTransition(.numericText(value: score))
public struct ContentTransition: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbolEffect
  }
  package let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  /// Changes immediately.
  public static let identity = ContentTransition(kind: .identity)
  /// Fades.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Interpolates.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Animates the parts of a symbol. Has no effect.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }

  /// Animates the parts of a symbol with a specific effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }

  /// Changes digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Changes digit by digit, up or down with the value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}
