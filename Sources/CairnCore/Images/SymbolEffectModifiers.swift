import CairnValues

// No host here moves symbols; the effects are accepted.
nonisolated extension View {
  /// Plays an effect on the symbols in this view for as long as it is active.
  ///
  /// ```swift
  /// Image(systemName: "waveform").symbolEffect(.variableColor.iterative, isActive: isPlaying)
  /// ```
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Plays an effect on the symbols in this view when a value changes.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Keeps the effects said further out from the symbols in this view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension AnyTransition {
  /// The view comes and goes as symbols do.
  public static var symbolEffect: AnyTransition { AnyTransition(.own("symbolEffect")) }

  /// The view comes and goes as symbols do, in some way.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { symbolEffect }
}
