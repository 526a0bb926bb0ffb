import CairnScreen
import CairnUnsafe

/// Adds items to the bars of the page its content is on.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
  typealias Body = Never
  let items: Items
  let place: SourcePlace
  /// Whether the user can rearrange the items.
  var isCustomizable = false

  @MainActor static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = ToolbarNode(under: parent)
    node.content = C._makeNode(content, under: node)
    node.items = Items._makeItems(modifier.items, under: node)
    if modifier.isCustomizable { node.reportSharedNames(at: modifier.place) }
    if parent.childScope.box(PageKey.self).value.page == nil { node.reportMisplaced(at: modifier.place) }
    return node
  }

  @MainActor static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = downcast(node, to: ToolbarNode.self)
    C._updateNode(node.content, to: content)
    Items._updateItems(node.items, to: modifier.items)
  }
}

/// The content and the items it declares. The items share its environment and lifetime.
final class ToolbarNode: Node {
  var content: Node!
  var items: Node!

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
    if let items { visit(items) }
  }

  override func collectElements(into elements: inout [Element]) { content.collectElements(into: &elements) }

  override func collectRows(into rows: inout RowCollector) { collectRowsBelow(into: &rows) }

  /// Diagnoses duplicate IDs, which make the user's customizations of two items indistinguishable.
  func reportSharedNames(at place: SourcePlace) {
    let collector = PageCollector()
    items.gather(collector)
    var seen: Set<String> = []
    for name in collector.settings.items.compactMap(\.node.name) where !seen.insert(name).inserted {
      graph.diagnostics.report(
        .warning, "toolbar.duplicate-id",
        "Two items of this toolbar have the ID “\(name)”. Both are shown. Give each item a unique ID, so that "
          + "users can rearrange them.", at: place)
    }
  }

  func reportMisplaced(at place: SourcePlace) {
    graph.diagnostics.report(
      .note, "toolbar.outside-container",
      "This toolbar is outside any NavigationStack or NavigationSplitView, so no bar shows its items. Wrap the views "
        + "in `NavigationStack { … }`, and attach the toolbar to a view inside it.", at: place)
  }
}

/// A view among the items of a toolbar.
nonisolated struct ToolbarViews<Content: View>: ToolbarContent {
  typealias Body = Never
  let content: Content

  @MainActor static func _makeItems(_ views: Self, under parent: _Node) -> _Node {
    BarItemNode.make(views.content, .automatic, under: parent)
  }

  @MainActor static func _updateItems(_ node: _Node, to views: Self) {
    BarItemNode.update(node, to: views.content, .automatic)
  }
}

nonisolated extension View {
  /// Adds views to the top bar of the page.
  @_disfavoredOverload
  public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    modifier(ToolbarModifier(items: ToolbarViews(content: content()), place: SourcePlace(_file, _line)))
  }

  /// Adds items to the bars around the page.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    modifier(ToolbarModifier(items: content(), place: SourcePlace(_file, _line)))
  }

  /// Adds items the user can rearrange to the bars around the page.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    modifier(ToolbarModifier(items: content(), place: SourcePlace(_file, _line), isCustomizable: true))
  }

  /// Adds a menu to the title of the page.
  public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    modifier(ToolbarModifier(items: ToolbarTitleMenu(content: content), place: SourcePlace(_file, _line)))
  }

  /// Adds views to both edges of the top bar.
  public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    modifier(
      ToolbarModifier(items: BarItemPair(leading: leading, trailing: trailing), place: SourcePlace(_file, _line)))
  }

  /// Adds a view to the leading edge of the top bar.
  public func navigationBarItems<L: View>(
    leading: L, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    modifier(
      ToolbarModifier(
        items: ToolbarItem(itemID: (), placement: .topBarLeading, content: leading),
        place: SourcePlace(_file, _line)))
  }

  /// Adds a view to the trailing edge of the top bar.
  public func navigationBarItems<T: View>(
    trailing: T, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    modifier(
      ToolbarModifier(
        items: ToolbarItem(itemID: (), placement: .topBarTrailing, content: trailing),
        place: SourcePlace(_file, _line)))
  }
}

/// An item at each edge of the top bar.
nonisolated struct BarItemPair<Leading: View, Trailing: View>: ToolbarContent {
  let leading: Leading
  let trailing: Trailing

  var body: some ToolbarContent {
    ToolbarItem(itemID: (), placement: .topBarLeading, content: leading)
    ToolbarItem(itemID: (), placement: .topBarTrailing, content: trailing)
  }
}
