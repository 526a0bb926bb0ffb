/// A placeholder for the view that a transition or an animator applies to.
///
/// ```swift
/// func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(0.5) }
/// ```
nonisolated public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
  let content: AnyContent

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    view.content.makeNode(under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {}
}
