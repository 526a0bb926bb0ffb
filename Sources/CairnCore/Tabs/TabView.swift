import CairnScreen
import CairnUnsafe

/// A view that shows one of several views, selected by tabs.
///
/// ```swift
/// TabView(selection: $section) {
///   Tab("Home", systemImage: "house", value: .home) { HomeView() }
///   Tab("Settings", systemImage: "gear", value: .settings) { SettingsView() }
/// }
/// ```
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  let selection: Binding<SelectionValue>?
  let content: Content

  init(selection: Binding<SelectionValue>?, tabs content: Content) {
    self.selection = selection
    self.content = content
  }

  /// Creates a tab view whose views are selected by their tags.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, tabs: content())
  }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    TabsNode(view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    downcast(node, to: TabsNode<SelectionValue, Content>.self).update(view)
  }
}

nonisolated extension TabView where SelectionValue == Int {
  /// Creates a tab view that manages its own selection.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, tabs: content()) }
}

nonisolated extension TabView {
  /// Creates a tab view whose tabs are selected by their values.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(selection: selection, tabs: TabContentBuilder<SelectionValue>.Content(content: content()))
  }

  /// Creates a tab view of tabs that manages its own selection.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    self.init(selection: nil, tabs: TabContentBuilder<Never>.Content(content: content()))
  }
}
