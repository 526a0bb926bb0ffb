/// Several views treated as one, without a layout.
///
/// ```swift
/// Group {
///   Text("One")
///   Text("Two")
/// }
/// .font(.headline)
/// ```
nonisolated public struct Group<Content> {
  package let content: Content

  /// Groups content that another module knows how to use, such as places on a map.
  package init(contents: Content) { content = contents }
}

nonisolated extension Group: View where Content: View {
  public typealias Body = Never

  /// Creates a group around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static var _holdsRows: Bool { Content._holdsRows }

  /// A group has no node; its content's node stands in its place.
  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    Content._makeNode(view.content, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    Content._updateNode(node, to: view.content)
  }
}
