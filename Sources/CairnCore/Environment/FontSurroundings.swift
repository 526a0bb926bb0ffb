import CairnValues

private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
  /// The font weight the user prefers, or `nil` if the host does not know it.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The environment values that font resolution depends on.
  public var fontResolutionContext: Font.Context {
    Font.Context(typeSize: self[DynamicTypeSizeKey.self], legibility: legibilityWeight ?? .regular)
  }
}
