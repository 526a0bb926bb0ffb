/// The image shown in dialogs.
struct DialogIconKey: EnvironmentKey {
  static var defaultValue: Image? { nil }
}

/// The image in a dialog, or nothing if none is set.
nonisolated struct DialogIcon: View {
  @Environment(\.dialogIcon) private var icon

  @MainActor var body: some View { icon }
}

extension EnvironmentValues {
  fileprivate var dialogIcon: Image? { self[DialogIconKey.self] }
}

nonisolated extension View {
  /// Sets the image of dialogs in this view.
  public func dialogIcon(_ icon: Image?) -> some View { environment(key: DialogIconKey.self, icon) }
}
