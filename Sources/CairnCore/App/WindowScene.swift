import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// Makes windows of a scene and keeps their content up to date.
final class WindowSourceNode<Content: View>: Node, WindowSource {
  private var scene: WindowScene<Content>
  private var windows: [WindowContentNode<Content>] = []
  /// The windows on the path to an effect that is being ordered.
  private var windowsLeadingToEffects: [WindowContentNode<Content>] = []
  var sceneName = ""

  init(_ scene: WindowScene<Content>, under parent: Node) {
    self.scene = scene
    super.init(under: parent)
    graph.session?.sourcesChanged()
  }

  init(_ scene: WindowScene<Content>, rootOf graph: Graph) {
    self.scene = scene
    super.init(rootOf: graph, scope: graph.rootScope)
    graph.session?.sourcesChanged()
  }

  override var fillsWindows: Bool { true }

  var sceneID: String? { scene.id }
  var title: String? { scene.title?.string(locale: scope.box(LocaleKey.self).value) }
  var kind: WindowKind { scene.kind }

  var firstWindow: SceneWindow? { windows.first?.window }

  func fill(_ window: SceneWindow) { windows.append(WindowContentNode(window, under: self, scene.content)) }

  func empty(_ window: SceneWindow) {
    guard let index = windows.indices.findFromEnds({ windows[$0].window === window }) else { return }
    windows.remove(at: index).unmount()
  }

  func update(_ new: WindowScene<Content>) {
    scene = new
    for window in windows { window.update(new.content) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for window in windows { visit(window) }
  }

  override func childLeadsToEffect(_ child: Node) {
    if let window = child as? WindowContentNode<Content> { windowsLeadingToEffects.append(window) }
  }

  override func forEachChildLeadingToEffects(_ visit: (Node) -> Void) {
    let leading = windowsLeadingToEffects.sorted { $0.window.number < $1.window.number }
    windowsLeadingToEffects = []
    for window in leading { visit(window) }
  }

  override func willUnmount() { graph.session?.sourcesChanged() }
}

/// The common form of all scenes that show windows.
nonisolated struct WindowScene<Content: View> {
  let title: Text?
  let id: String?
  let kind: WindowKind
  let content: () -> Content

  @MainActor func makeNode(under parent: _Node) -> _Node { WindowSourceNode(self, under: parent) }

  @MainActor func updateNode(_ node: _Node) { downcast(node, to: WindowSourceNode<Content>.self).update(self) }
}
