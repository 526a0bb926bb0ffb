/// The image dialogs show.
struct DialogIconKey: EnvironmentKey {
  static var defaultValue: Image? { nil }
}

/// The image in a dialog; nothing where none is set.
nonisolated struct DialogIcon: View {
  @Environment(\.dialogIcon) private var icon

  @MainActor var body: some View { icon }
}

extension EnvironmentValues {
  fileprivate var dialogIcon: Image? { self[DialogIconKey.self] }
}

nonisolated extension View {
  /// Gives dialogs in this view an image.
  public func dialogIcon(_ icon: Image?) -> some View { environment(key: DialogIconKey.self, icon) }
}
