import CairnScreen
import CairnValues
import Foundation

/// Windows that all show the same kind of content, each with a state of its own.
///
/// ```swift
/// WindowGroup { ContentView() }
/// WindowGroup(for: Recipe.ID.self) { $id in RecipeView(id: id) }
/// ```
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let title: Text?
  let id: String?
  let content: () -> Content
  /// The type of the values that tell windows of this group apart, where they have one.
  let valueType: Any.Type?

  init(title: Text?, id: String?, valueType: Any.Type? = nil, content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.valueType = valueType
    self.content = content
  }

  init(content: Content) { self.init(title: nil, id: nil) { content } }

  @MainActor public static func _makeScene(_ scene: Self, under parent: _Node) -> _Node {
    WindowGroupNode(scene, under: parent)
  }

  @MainActor public static func _updateScene(_ node: _Node, to scene: Self) {
    unsafeDowncast(node, to: WindowGroupNode<Content>.self).update(scene)
  }
}

nonisolated extension WindowGroup {
  public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, id: nil, content: makeContent)
  }

  public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: nil, id: id, content: makeContent)
  }

  public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: title, id: nil, content: makeContent)
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: Text(titleKey), id: nil, content: makeContent)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: Text(title), id: nil, content: makeContent)
  }

  public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: title, id: id, content: makeContent)
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: Text(titleKey), id: id, content: makeContent)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title: Text(title), id: id, content: makeContent)
  }
}

/// Makes windows of a group and keeps their content up to date.
final class WindowGroupNode<Content: View>: Node, WindowSource {
  private var scene: WindowGroup<Content>
  private var windows: [WindowNode] = []

  init(_ scene: WindowGroup<Content>, under parent: Node) {
    self.scene = scene
    super.init(under: parent)
    register()
  }

  init(_ scene: WindowGroup<Content>, rootOf graph: Graph) {
    self.scene = scene
    super.init(rootOf: graph, scope: graph.rootScope)
    register()
  }

  private func register() { graph.session?.sources.append(self) }

  var sceneName: String { scene.id ?? "window" }
  var sceneID: String? { scene.id }
  var valueType: Any.Type? { scene.valueType }
  var opensAtLaunch: Bool { scene.valueType == nil || graph.session?.sources.count == 1 }

  func fill(_ window: SceneWindow) {
    let content = scene.content()
    windows.append(WindowNode(window, under: self) { Content._makeNode(content, under: $0) })
  }

  func empty(_ window: SceneWindow) {
    guard let index = windows.firstIndex(where: { $0.window === window }) else { return }
    windows.remove(at: index).unmount()
  }

  func update(_ new: WindowGroup<Content>) {
    scene = new
    for window in windows { window.update(to: new.content()) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for window in windows { visit(window) }
  }

  override func willUnmount() {
    graph.session?.sources.removeAll { $0 === self }
  }
}

extension WindowNode {
  fileprivate func update<Content: View>(to content: Content) {
    forEachChild { Content._updateNode($0, to: content) }
  }
}

typealias RootSceneNode = WindowGroupNode

extension WindowGroupNode {
  convenience init(_ scene: WindowGroup<Content>, in graph: Graph) { self.init(scene, rootOf: graph) }
}
