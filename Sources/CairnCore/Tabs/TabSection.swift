import CairnFoundation
import CairnScreen
import CairnUnsafe
import CairnValues

/// A group of tabs.
///
/// ```swift
/// TabSection("Library") {
///   Tab("Songs", systemImage: "music.note", value: .songs) { SongList() }
///   Tab("Albums", systemImage: "square.stack", value: .albums) { AlbumList() }
/// }
/// ```
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
  let footer: Footer
}

nonisolated extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  public typealias TabValue = Content.TabValue
  public typealias Body = TabSection<Header, Content, Footer, SelectionValue>

  @MainActor public static func _makeTabs(_ section: Self, under parent: _Node) -> _Node {
    let node = TabSectionNode(under: parent)
    node.header = Header._makeNode(section.header, under: node)
    node.content = Content._makeTabs(section.content, under: node)
    return node
  }

  @MainActor public static func _updateTabs(_ node: _Node, to section: Self) {
    let node = downcast(node, to: TabSectionNode.self)
    Header._updateNode(node.header, to: section.header)
    Content._updateTabs(node.content, to: section.content)
  }
}

nonisolated extension TabSection where Content: TabContent, SelectionValue: Hashable {
  /// Creates a group of tabs with a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View, Footer == EmptyView {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a group of tabs without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }

  /// Creates a group of tabs with a title.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a group of tabs with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  /// Creates a group of tabs with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// The tabs of a section, and the header that is shown above them where there is room.
final class TabSectionNode: Node {
  var header: Node!
  var content: Node!
  private let element: Element

  init(under parent: Node) {
    element = Element(on: parent.childScope.screen, role: .section, layout: .column())
    super.init(under: parent)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let header { visit(header) }
    if let content { visit(content) }
  }

  override func collectElements(into elements: inout [Element]) {}

  /// Returns the section's element with `tabs` in it.
  func element(with tabs: [Element]) -> Element {
    var all: [Element] = []
    header.collectElements(into: &all)
    element.setChildren(all + tabs)
    return element
  }

  override func willUnmount() { element.leave() }
}
