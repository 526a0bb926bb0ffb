struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls in this view can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

nonisolated struct DisabledModifier: _EnvironmentModifier {
  typealias Body = Never
  let isDisabled: Bool

  /// A control disabled by an ancestor stays disabled.
  func _write(to values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !isDisabled }
}

nonisolated extension View {
  /// Disables the controls in this view.
  public func disabled(_ disabled: Bool) -> some View { modifier(DisabledModifier(isDisabled: disabled)) }
}
