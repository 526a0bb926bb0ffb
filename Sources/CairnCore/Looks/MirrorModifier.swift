import CairnScreen
import CairnValues
import Foundation

nonisolated extension View {
  /// Mirrors the view in right-to-left layouts.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorModifier(isEnabled: enabled))
  }
}

nonisolated struct MirrorModifier: EffectModifier {
  typealias Body = Never
  let isEnabled: Bool

  @MainActor func effect(in environment: EnvironmentValues) -> ElementEffect? {
    guard isEnabled, environment.layoutDirection == .rightToLeft else { return nil }
    return .transform(.scale(CGSize(width: -1, height: 1), anchor: .center))
  }
}
