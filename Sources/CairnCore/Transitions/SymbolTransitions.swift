import CairnValues

extension AnyTransition {
  /// Inserts and removes the view with a symbol's default transition. Has no effect.
  public static var symbolEffect: AnyTransition { AnyTransition(.own("symbolEffect")) }

  /// Inserts and removes the view with a symbol effect. Has no effect.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { symbolEffect }
}
