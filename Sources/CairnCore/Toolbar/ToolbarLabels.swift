struct ToolbarLabelsKey: EnvironmentKey {
  static var defaultValue: ToolbarLabelStyle { .automatic }
}

extension EnvironmentValues {
  /// How the labels of toolbar items are shown.
  public var toolbarLabelStyle: ToolbarLabelStyle { self[ToolbarLabelsKey.self] }
}
