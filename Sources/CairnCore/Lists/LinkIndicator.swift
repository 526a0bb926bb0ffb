import CairnScreen
import CairnValues

/// Whether rows show a link indicator, as declared around a list.
struct LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

/// Whether a row shows a link indicator, as declared in the row.
enum LinkIndicatorTrait: ElementTraitKey {
  typealias Value = Visibility
}

nonisolated extension View {
  /// Shows or hides the link indicator of rows in a list.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    modifier(RowTraitModifier<LinkIndicatorTrait>(change: { $0 = visibility }, start: .automatic))
      .environment(\.linkIndicatorVisibility, visibility)
  }
}

extension EnvironmentValues {
  var linkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}
