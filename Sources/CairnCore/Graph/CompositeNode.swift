import CairnScreen

/// A node whose content is what a body says.
@usableFromInline
class BodyNode: _Node {
  @exclusivity(unchecked) private var child: Node?
  @exclusivity(unchecked) private var showsMissing = false

  /// What the body belongs to.
  var owner: Any.Type { type(of: self) }

  /// Shows what a body came to, in the node it came to before if there is one.
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

  /// Shows why the body could not run.
  final func show(_ missing: MissingProperty?) {
    guard let missing else { return }
    child?.unmount()
    showsMissing = true
    child = MissingNode(missing, of: "\(owner)", under: self)
    structureChanged()
  }

  /// Has the body show nothing until it runs again.
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

/// The node of a view with a body of its own.
///
/// The type of the body stands beside that of the view, although the one follows from the other: what a class is generic
/// over is at hand. Asked for as `V.Body`, it would be made from its name, and for each type in that name the runtime would
/// go through all conformances of the process.
@usableFromInline
final class CompositeNode<V: View, Content: View>: BodyNode {
  @usableFromInline typealias MakeBody = @MainActor (UnsafeMutablePointer<V>) -> Content

  @exclusivity(unchecked) private var view: V
  @exclusivity(unchecked) private var composite: CompositeBody
  /// Given the address, as the view would be copied for the call otherwise.
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

  /// Takes a new value of the view; the body runs only if something about it differs.
  @usableFromInline
  func update(_ new: V) {
    var new = new
    if composite.isSame(&view, &new) { return }
    view = new
    composite.connect(&view, for: self)
    invalidate()
  }

  override func run() {
    if composite.isReady { show(body(of: &view)) } else { prepareAndRun() }
  }

  /// Kept apart, as the type of an optional body must be looked up, which costs as much as many a body.
  @inline(never)
  private func prepareAndRun() {
    if let body = composite.prepareAndRun(&view, for: self, makeBody) {
      show(body)
    } else {
      show(composite.missing)
    }
  }

  private func body(of view: UnsafeMutablePointer<V>) -> Content { composite.run(for: self) { makeBody(view) } }

  override func willUnmount() { composite.disconnect() }
}
