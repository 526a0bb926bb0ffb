import CairnScreen
import CairnValues

/// Whether rows show that links in them lead on, as the views around a list say.
struct LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

/// The same, as a view in one row says.
enum LinkIndicatorTrait: ElementTraitKey {
  typealias Value = Visibility
}

nonisolated extension View {
  /// Shows or hides what marks the rows of links in a list.
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
