import CairnCore
import CairnValues

// Feedback that is felt or heard. No host supports it, so it is accepted without effect.
nonisolated extension View {
  /// Gives feedback when a value changes. Has no effect.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Gives feedback when a value changes and a condition holds. Has no effect.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Gives feedback chosen for a change of a value. Has no effect.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Gives feedback chosen when a value changes. Has no effect.
  public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View {
    self
  }
}
