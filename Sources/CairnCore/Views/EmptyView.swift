import CairnScreen

/// A view that shows nothing and takes no space.
///
/// ```swift
/// if items.isEmpty { EmptyView() }
/// ```
nonisolated public struct EmptyView: View {
  public typealias Body = Never

  /// Creates an empty view.
  public init() {}

  @MainActor public static func _makeNode(_ view: EmptyView, under parent: _Node) -> _Node { EmptyNode(under: parent) }

  @MainActor public static func _updateNode(_ node: _Node, to view: EmptyView) {}
}

final class EmptyNode: Node {
  override func collectElements(into elements: inout [Element]) {}
}
