import CairnScreen
import CairnUnsafe
import CairnValues

/// What lives as long as a view that shows an object of another framework, such as a `UIView` and its coordinator.
@MainActor
package protocol Representing<Represented>: AnyObject {
  associatedtype Represented: View
  associatedtype Content: View
  /// Brings the object up to date with a value of the view, and returns what shows the object. Reads are tracked.
  func update(with view: Represented, _ environment: EnvironmentValues, _ transaction: Transaction) -> Content
  /// The view is gone.
  func dismantle()
}

/// The node of a view that shows an object of another framework. The view's own dynamic properties work as in a view with
/// a body, and in place of the body the object is brought up to date.
private final class RepresentedNode<Life: Representing>: BodyNode {
  private var view: Life.Represented
  private var composite: CompositeBody
  private let life: Life

  init(_ view: Life.Represented, _ life: Life, under parent: _Node) {
    self.view = view
    self.life = life
    composite = CompositeBody(parent.graph.type(Life.Represented.self))
    super.init(under: parent)
    composite.connect(&self.view, for: self)
    invalidate()
  }

  override var owner: Any.Type { Life.Represented.self }
  override var inspectedValue: Any? { view }

  func update(_ new: Life.Represented) {
    var new = new
    if composite.isSame(&view, &new) { return }
    view = new
    composite.connect(&view, for: self)
    invalidate()
  }

  override func run() {
    let (life, environment, transaction) = (life, EnvironmentValues(in: scope), graph.transaction)
    let update: @MainActor (inout Life.Represented) -> Life.Content = {
      life.update(with: $0, environment, transaction)
    }
    if composite.isReady {
      show(composite.run(for: self) { update(&view) })
    } else if let content = composite.prepareAndRun(&view, for: self, update) {
      show(content)
    } else {
      show(composite.missing)
    }
  }

  override func willUnmount() {
    life.dismantle()
    composite.disconnect()
  }
}

extension Representing {
  /// Makes the node of a view that this object lives with.
  package func makeNode(of view: Represented, under parent: _Node) -> _Node {
    RepresentedNode(view, self, under: parent)
  }

  /// Updates a node that `makeNode` made.
  package static func updateNode(_ node: _Node, to view: Represented) {
    downcast(node, to: RepresentedNode<Self>.self).update(view)
  }
}
