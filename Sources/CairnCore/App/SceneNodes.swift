/// The node of a scene with a body of its own.
final class CompositeSceneNode<S: Scene>: Node {
  @exclusivity(unchecked) private var scene: S
  @exclusivity(unchecked) private var composite: CompositeBody
  private var child: Node?

  init(_ scene: S, under parent: Node) {
    self.scene = scene
    composite = CompositeBody(parent.graph.type(S.self))
    super.init(under: parent)
    composite.connect(&self.scene, for: self)
    invalidate()
  }

  func update(_ new: S) {
    var new = new
    if composite.isSame(&scene, &new) { return }
    scene = new
    composite.connect(&scene, for: self)
    invalidate()
  }

  override func run() {
    guard let body = composite.prepareAndRun(&scene, for: self, { $0.pointee.body }) else { return }
    if let child { S.Body._updateScene(child, to: body) } else { child = S.Body._makeScene(body, under: self) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func willUnmount() { composite.disconnect() }
}

/// The node of an app: the root of its graph.
final class AppNode<A: App>: Node {
  @exclusivity(unchecked) private var app: A
  @exclusivity(unchecked) private var composite: CompositeBody
  private var child: Node?

  init(_ app: A, in graph: Graph, scope: Scope) {
    self.app = app
    composite = CompositeBody(graph.type(A.self))
    super.init(rootOf: graph, scope: scope)
    composite.connect(&self.app, for: self)
    invalidate()
  }

  override func run() {
    guard let body = composite.prepareAndRun(&app, for: self, { $0.pointee.body }) else { return }
    if let child { A.Body._updateScene(child, to: body) } else { child = A.Body._makeScene(body, under: self) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func willUnmount() { composite.disconnect() }
}
