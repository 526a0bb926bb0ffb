import CairnValues

private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
  /// How heavy the person wants texts to be; nil where hosts do not know.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// What a font depends on here beside itself.
  public var fontResolutionContext: Font.Context {
    Font.Context(typeSize: dynamicTypeSize, legibility: legibilityWeight ?? .regular)
  }
}
