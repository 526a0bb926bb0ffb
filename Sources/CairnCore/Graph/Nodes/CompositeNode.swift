import CairnScreen

/// A node whose content is the result of a body.
@usableFromInline
class BodyNode: _Node {
  private var child: Node?
  private var showsMissing = false

  /// The type the body belongs to.
  var owner: Any.Type { type(of: self) }

  /// The type of the app's code that made the body.
  var author: Any.Type { owner }

  /// Whether the body has not run yet.
  final var isNew: Bool { child == nil }

  override var handoverName: String? { StateKeeper.name(of: owner) }

  /// Shows the result of a body, reusing the node of the previous result if there is one.
  @inline(__always)
  final func show<V: View>(_ body: V) {
    if let child, !showsMissing {
      V._updateNode(child, to: body)
      return
    }
    child?.unmount()
    showsMissing = false
    child = V._makeNode(body, under: self)
    structureChanged()
  }

  /// Shows the reason the body could not run.
  final func show(_ missing: MissingProperty?) {
    guard let missing else { return }
    child?.unmount()
    showsMissing = true
    child = MissingNode(missing, of: "\(owner)", under: self)
    structureChanged()
  }

  /// Shows nothing until the body runs again.
  final func showNothing() {
    child?.unmount()
    child = nil
    structureChanged()
  }

  override final func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override final func collectElements(into elements: inout [Element]) {
    child?.collectElements(into: &elements)
  }

  override final func collectRows(into rows: inout RowCollector) { collectRowsBelow(into: &rows) }
}

/// The node of a view that has a body.
///
/// The body's type is a generic parameter although it follows from the view's type, because a class has its
/// generic arguments at hand. `V.Body` would be built from its mangled name, and for each type in that name the
/// runtime would walk all conformances of the process.
@usableFromInline
final class CompositeNode<V: View, Content: View>: BodyNode {
  @usableFromInline typealias MakeBody = @MainActor (inout V) -> Content

  private var view: V
  private var composite: CompositeBody
  /// Takes the view in place, because it would be copied for the call otherwise.
  private let makeBody: MakeBody

  @usableFromInline
  init(_ view: borrowing V, under parent: borrowing _Node, makeBody: @escaping MakeBody) {
    self.view = copy view
    self.makeBody = makeBody
    composite = CompositeBody(parent.graph.type(V.self))
    super.init(under: parent)
    composite.connect(&self.view, for: self)
    invalidate()
  }

  override var owner: Any.Type { V.self }

  /// Stores a new value of the view and runs the body only if something differs.
  @usableFromInline
  func update(_ new: V) {
    var new = new
    if composite.isSame(&view, &new) { return }
    view = new
    composite.connect(&view, for: self)
    invalidate()
  }

  override var inspectedValue: Any? { view }

  override func run() {
    if composite.isReady { show(body(of: &view)) } else { prepareAndRun() }
  }

  /// A separate function, because the type of an optional body must be looked up, which costs as much as many a body.
  @inline(never)
  private func prepareAndRun() {
    if let body = composite.prepareAndRun(&view, for: self, makeBody) {
      show(body)
    } else {
      show(composite.missing)
    }
  }

  private func body(of view: inout V) -> Content { composite.run(for: self) { makeBody(&view) } }

  override func willUnmount() { composite.disconnect() }
}
