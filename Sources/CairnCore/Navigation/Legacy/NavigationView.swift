import CairnNavigation

/// A stack or columns, as in the first versions of SwiftUI.
///
/// ```swift
/// NavigationView {
///   Sidebar()
///   Text("Choose something")
/// }
/// .navigationViewStyle(.stack)
/// ```
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.navigationViewKind) private var kind

  /// Creates a navigation view around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    let parts = content.parts
    if kind == .stack || parts.isEmpty {
      LegacyStack(root: parts.first ?? AnyView(EmptyView()))
    } else if parts.count < 3 {
      LegacySplit<EmptyView>(
        sidebar: parts[0], content: nil, detail: parts.count > 1 ? parts[1] : AnyView(EmptyView()))
    } else {
      LegacySplit<AnyView>(sidebar: parts[0], content: parts[1], detail: parts[2])
    }
  }
}

/// A stack that ignores links with values.
nonisolated struct LegacyStack: View {
  let root: AnyView

  @MainActor var body: some View {
    NavigationStack<NavigationPath, AnyView>(route: LegacyRoute(), root: root)
  }
}

/// Columns that ignore links with values.
nonisolated struct LegacySplit<Content: View>: View {
  let sidebar: AnyView
  let content: Content?
  let detail: AnyView

  @MainActor var body: some View {
    SplitColumns(
      visibility: nil, preferredCompactColumn: nil, sidebar: sidebar, content: content, detail: detail, isLegacy: true,
      style: .automatic)
  }
}

extension EnvironmentValues {
  var navigationViewKind: NavigationViewKind {
    get { self[NavigationViewKindKey.self] }
    set { self[NavigationViewKindKey.self] = newValue }
  }
}

struct NavigationViewKindKey: EnvironmentKey {
  static var defaultValue: NavigationViewKind { .automatic }
}
