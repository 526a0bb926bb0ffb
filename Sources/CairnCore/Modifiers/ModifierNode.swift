import CairnScreen

/// A placeholder for the modified view in a modifier's body.
///
/// ```swift
/// func body(content: Content) -> some View { content.padding() }
/// ```
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  let content: AnyContent

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    view.content.makeNode(under: parent)
  }

  /// Does nothing, because the modifier's node updates the content.
  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {}
}

/// The view a modifier applies to, whatever its type. A modifier's body may use it any number of times.
@usableFromInline
class AnyContent: @unchecked Sendable {
  // Sendable: only the main thread accesses it; views just pass it on.
  @MainActor func makeNode(under parent: Node) -> Node { preconditionFailure("overridden") }
}

@usableFromInline
final class ContentOf<C: View>: AnyContent, @unchecked Sendable {
  // Sendable: only the main thread accesses it; views just pass it on.
  private var view: C
  private var places: [PlaceNode] = []

  @usableFromInline
  init(_ view: C) { self.view = view }

  @MainActor override func makeNode(under parent: Node) -> Node {
    let node = PlaceNode(under: parent)
    node.child = C._makeNode(view, under: node)
    places.append(node)
    return node
  }

  @usableFromInline
  @MainActor func update(_ new: C) {
    view = new
    places.removeAll { $0.flags.contains(.unmounted) }
    for place in places { C._updateNode(place.child, to: new) }
  }
}

/// The node of one use of a modifier's content.
final class PlaceNode: UnaryNode {}

/// The node of a modifier with a body. The body's type is a generic parameter, for the reason given at `CompositeNode`.
@usableFromInline
final class ModifierNode<M: ViewModifier, Content: View>: BodyNode {
  @usableFromInline typealias MakeBody = @MainActor (inout M, _ViewModifier_Content<M>) -> Content

  private var modifier: M
  private var composite: CompositeBody
  private let makeBody: MakeBody
  @usableFromInline let content: AnyContent

  @usableFromInline
  init(_ modifier: M, content: AnyContent, under parent: _Node, makeBody: @escaping MakeBody) {
    self.modifier = modifier
    self.content = content
    self.makeBody = makeBody
    composite = CompositeBody(parent.graph.type(M.self))
    super.init(under: parent)
    composite.connect(&self.modifier, for: self)
    invalidate()
  }

  override var owner: Any.Type { M.self }

  @usableFromInline
  func update(_ new: M) {
    var new = new
    if composite.isSame(&modifier, &new) { return }
    modifier = new
    composite.connect(&modifier, for: self)
    invalidate()
  }

  override var inspectedValue: Any? { modifier }

  override func run() {
    if composite.isReady { show(body(of: &modifier)) } else { prepareAndRun() }
  }

  private func body(of modifier: inout M) -> Content {
    composite.run(for: self) { makeBody(&modifier, placeholder) }
  }

  @inline(never)
  private func prepareAndRun() {
    if let body = composite.prepareAndRun(
      &modifier, for: self, { [makeBody, placeholder] in makeBody(&$0, placeholder) })
    {
      show(body)
    } else {
      show(composite.missing)
    }
  }

  private var placeholder: _ViewModifier_Content<M> { _ViewModifier_Content(content: content) }

  override func willUnmount() { composite.disconnect() }
}
