/// An app that is not running yet. Hosts handle apps through this class, not by their types.
@MainActor
public class _AppSource {
  @usableFromInline init() {}

  // Compiled into the app, where the type of the app's body is known.
  /// Returns an app whose type is hidden.
  @inlinable
  public static func of<A: App>(_ app: A) -> _AppSource {
    AppSource<A, A.Body>(app) { $0.body }
  }

  /// Makes the root node of a graph.
  func makeNode(in graph: Graph, scope: Scope) -> Node { preconditionFailure("overridden") }
}

@usableFromInline
final class AppSource<A: App, Content: Scene>: _AppSource {
  @usableFromInline typealias MakeBody = @MainActor (inout A) -> Content

  private let app: A
  private let makeBody: MakeBody

  @usableFromInline
  init(_ app: A, makeBody: @escaping MakeBody) {
    self.app = app
    self.makeBody = makeBody
    super.init()
  }

  override func makeNode(in graph: Graph, scope: Scope) -> Node {
    AppNode(app, in: graph, scope: scope, makeBody: makeBody)
  }
}

/// The node of an app: the root of its graph.
final class AppNode<A: App, Content: Scene>: Node {
  private var app: A
  private var composite: CompositeBody
  private let makeBody: AppSource<A, Content>.MakeBody
  private var child: Node?

  init(_ app: A, in graph: Graph, scope: Scope, makeBody: @escaping AppSource<A, Content>.MakeBody) {
    self.app = app
    self.makeBody = makeBody
    composite = CompositeBody(graph.type(A.self))
    super.init(rootOf: graph, scope: scope)
    composite.connect(&self.app, for: self)
    invalidate()
  }

  override var inspectedValue: Any? { app }

  override func run() {
    guard let body = composite.prepareAndRun(&app, for: self, makeBody) else { return }
    if let child { Content._updateScene(child, to: body) } else { child = Content._makeScene(body, under: self) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func willUnmount() { composite.disconnect() }
}
