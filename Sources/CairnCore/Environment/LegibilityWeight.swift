/// How heavy a person wants texts to be.
///
/// ```swift
/// @Environment(\.legibilityWeight) private var legibilityWeight
/// ```
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
  /// How heavy the person wants texts to be; nil where hosts do not know.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}
