struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls here can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

nonisolated struct DisabledModifier: _EnvironmentModifier {
  typealias Body = Never
  let isDisabled: Bool

  /// What is disabled outside stays disabled inside.
  func _write(to values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !isDisabled }
}

nonisolated extension View {
  /// Keeps controls in this view from being used.
  public func disabled(_ disabled: Bool) -> some View { modifier(DisabledModifier(isDisabled: disabled)) }
}
