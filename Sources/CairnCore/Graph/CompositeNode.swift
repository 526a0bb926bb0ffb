import CairnScreen

/// A node whose content is what a body says.
class BodyNode: Node {
  private var child: Node?
  private var showsMissing = false

  /// Shows what a body came to, in the node it came to before if there is one.
  @inline(__always)
  final func show<V: View>(_ body: V?, missing: MissingProperty?) {
    if let body, let child, !showsMissing {
      V._updateNode(child, to: body)
      return
    }
    child?.unmount()
    if let body {
      showsMissing = false
      child = V._makeNode(body, under: self)
    } else if let missing {
      showsMissing = true
      child = MissingNode(missing, under: self)
    }
    structureChanged()
  }

  override final func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override final func collectElements(into elements: inout [Element]) {
    child?.collectElements(into: &elements)
  }
}

/// The node of a view with a body of its own.
final class CompositeNode<V: View>: BodyNode {
  private var composite: CompositeBody<V>

  init(_ view: V, under parent: Node) {
    composite = CompositeBody(view, in: parent.graph)
    super.init(under: parent)
    composite.connect(for: self)
    invalidate()
  }

  /// Takes a new value of the view; the body runs only if something about it differs.
  func update(_ new: V) {
    if composite.update(new, for: self) { invalidate() }
  }

  override func run() {
    let body = composite.run(for: self) { $0.body }
    show(body, missing: composite.missing)
  }

  override func willUnmount() { composite.disconnect() }
}
