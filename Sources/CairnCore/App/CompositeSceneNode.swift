/// The node of a scene that has a body. The body's type is a generic parameter, for the reason given at
/// `CompositeNode`.
@usableFromInline
final class CompositeSceneNode<S: Scene, Content: Scene>: _Node {
  @usableFromInline typealias MakeBody = @MainActor (inout S) -> Content

  private var scene: S
  private var composite: CompositeBody
  private let makeBody: MakeBody
  private var child: Node?

  @usableFromInline
  init(_ scene: S, under parent: _Node, makeBody: @escaping MakeBody) {
    self.scene = scene
    self.makeBody = makeBody
    composite = CompositeBody(parent.graph.type(S.self))
    super.init(under: parent)
    composite.connect(&self.scene, for: self)
    invalidate()
  }

  @usableFromInline
  func update(_ new: S) {
    var new = new
    if composite.isSame(&scene, &new) { return }
    scene = new
    composite.connect(&scene, for: self)
    invalidate()
  }

  override var inspectedValue: Any? { scene }

  override func run() {
    guard let body = composite.prepareAndRun(&scene, for: self, makeBody) else { return }
    if let child { Content._updateScene(child, to: body) } else { child = Content._makeScene(body, under: self) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func willUnmount() { composite.disconnect() }
}
