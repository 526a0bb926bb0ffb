import CairnValues

// No host animates symbols, so these modifiers are accepted without effect.
nonisolated extension View {
  /// Plays an effect on the symbols in this view while it is active. Has no effect.
  ///
  /// ```swift
  /// Image(systemName: "waveform").symbolEffect(.variableColor.iterative, isActive: isPlaying)
  /// ``` Has no effect.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Plays an effect on the symbols in this view when a value changes. Has no effect.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Removes effects set further out from the symbols in this view. Has no effect.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
