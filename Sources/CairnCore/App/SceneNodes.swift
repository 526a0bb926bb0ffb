/// The node of a scene with a body of its own.
final class CompositeSceneNode<S: Scene>: Node {
  private var composite: CompositeBody<S>
  private var child: Node?

  init(_ scene: S, under parent: Node) {
    composite = CompositeBody(scene, in: parent.graph)
    super.init(under: parent)
    composite.connect(for: self)
    invalidate()
  }

  func update(_ new: S) {
    if composite.update(new, for: self) { invalidate() }
  }

  override func run() {
    guard let body = composite.run(for: self, { $0.body }) else { return }
    if let child { S.Body._updateScene(child, to: body) } else { child = S.Body._makeScene(body, under: self) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func willUnmount() { composite.disconnect() }
}

/// The node of an app: the root of its graph.
final class AppNode<A: App>: Node {
  private var composite: CompositeBody<A>
  private var child: Node?

  init(_ app: A, in graph: Graph, scope: Scope) {
    composite = CompositeBody(app, in: graph)
    super.init(rootOf: graph, scope: scope)
    composite.connect(for: self)
    invalidate()
  }

  override func run() {
    guard let body = composite.run(for: self, { $0.body }) else { return }
    if let child { A.Body._updateScene(child, to: body) } else { child = A.Body._makeScene(body, under: self) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func willUnmount() { composite.disconnect() }
}
