/// How the content of one view changes.
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

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// By fading.
  public static let opacity = ContentTransition(kind: .opacity)
  /// By going through what lies between.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// As a symbol's parts come and go.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }

  /// As a symbol's parts come and go, in some way.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Digit by digit, up or down as the value goes.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}
