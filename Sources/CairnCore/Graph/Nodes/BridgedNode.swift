import CairnScreen

/// A view that stands in for a value of another kind with its own kind of body: toolbar content, tabs, commands.
///
/// All of these are trees of nodes, and they share the nodes that hold several children or one of two.
@MainActor
protocol BridgedView: View where Body == Never {
  associatedtype Bridged
  associatedtype BodyView: View
  static func bodyView(of value: Bridged) -> BodyView
}

/// The node of a bridged value.
final class BridgedNode<V: BridgedView>: BodyNode {
  private var value: V.Bridged
  private var composite: CompositeBody

  init(_ value: V.Bridged, under parent: Node) {
    self.value = value
    composite = CompositeBody(parent.graph.type(V.Bridged.self))
    super.init(under: parent)
    composite.connect(&self.value, for: self)
    invalidate()
  }

  func update(_ new: V.Bridged) {
    var new = new
    if composite.isSame(&value, &new) { return }
    value = new
    composite.connect(&value, for: self)
    invalidate()
  }

  override var inspectedValue: Any? { value }

  override func run() {
    if composite.isReady {
      show(composite.run(for: self) { V.bodyView(of: value) })
    } else if let body = composite.prepareAndRun(&value, for: self, { V.bodyView(of: $0) }) {
      show(body)
    } else {
      show(composite.missing)
    }
  }

  override func willUnmount() { composite.disconnect() }
}
