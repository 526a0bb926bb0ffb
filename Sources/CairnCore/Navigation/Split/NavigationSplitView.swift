import CairnNavigation
import CairnScreen
import CairnUnsafe

/// A view with two or three columns, in which selections in one column control the next ones.
///
/// ```swift
/// NavigationSplitView {
///   List(recipes, selection: $selection) { Text($0.name) }
/// } detail: {
///   RecipeView(id: selection)
/// }
/// ```
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  @Environment(\.splitStyle) private var style

  init(
    visibility: Binding<NavigationSplitViewVisibility>?, preferredCompactColumn: Binding<NavigationSplitViewColumn>?,
    sidebar: Sidebar, content: Content?, detail: Detail
  ) {
    self.visibility = visibility
    self.preferredCompactColumn = preferredCompactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  @MainActor public var body: some View {
    if let own = style.own {
      own.erasedBody(NavigationSplitViewStyleConfiguration { AnyView(columns($0)) })
    } else {
      columns(style.kind)
    }
  }

  private func columns(_ style: SplitStyle) -> SplitColumns<Sidebar, Content, Detail> {
    SplitColumns(
      visibility: visibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: content,
      detail: detail, isLegacy: false, style: style)
  }
}

/// The columns of a split view, arranged in a style.
nonisolated struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  typealias Body = Never

  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let isLegacy: Bool
  let style: SplitStyle

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node { SplitNode(view, under: parent) }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) {
    downcast(node, to: SplitNode<Sidebar, Content, Detail>.self).update(view)
  }
}

nonisolated extension NavigationSplitView {
  /// Creates a split view with three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferredCompactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view with three columns, whose visibility is bound.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  /// Creates a split view with three columns, and a bound choice of the one that is shown where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  /// Creates a split view with three columns, with both bindings.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: content(), detail: detail())
  }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view with two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(visibility: nil, preferredCompactColumn: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a split view with two columns, whose visibility is bound.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a split view with two columns, and a bound choice of the one that is shown where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(), content: nil,
      detail: detail())
  }

  /// Creates a split view with two columns, with both bindings.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(), content: nil,
      detail: detail())
  }
}
