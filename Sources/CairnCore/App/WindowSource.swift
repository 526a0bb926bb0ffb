import CairnScreen
import CairnValues
import Foundation

/// A scene that windows can be made from.
@MainActor
protocol WindowSource: Node {
  /// What the app calls the scene, where it does.
  var sceneID: String? { get }
  /// Names the scene among those of the app: its id, or its place.
  var sceneName: String { get set }
  var title: String? { get }
  var kind: WindowKind { get }
  /// The one that has been open for longest.
  var firstWindow: SceneWindow? { get }
  func fill(_ window: SceneWindow)
  func empty(_ window: SceneWindow)
}

/// What windows of a scene are for.
enum WindowKind {
  /// Any number of windows, with a type of values that tell them apart where there is one.
  case group(values: (any WindowValues)?)
  /// One window at most.
  case single
  /// One window at most, which is never opened at launch.
  case settings
  /// One window at most, opened at launch only where there is nothing else.
  case menuBarExtra
}

extension WindowSource {
  var settings: WindowSettings { scope.box(WindowSettingsKey.self).value }

  var values: (any WindowValues)? {
    if case .group(let values) = kind { return values }
    return nil
  }

  var isSingle: Bool {
    if case .group = kind { return false }
    return true
  }

  var isMenuBarExtra: Bool {
    if case .menuBarExtra = kind { return true }
    return false
  }

  var opensAtLaunch: Bool {
    switch kind {
    case .settings, .menuBarExtra: return false
    case .group, .single: break
    }
    return settings.launchBehavior != .suppressed
  }
}

/// How values of one type are kept between launches.
protocol WindowValues {
  var type: Any.Type { get }
  /// The value of a window that is opened without one.
  var defaultValue: AnyHashable? { get }
  func encode(_ value: AnyHashable) -> String?
  func decode(_ text: String) -> AnyHashable?
}

struct CodableWindowValues<D: Codable & Hashable>: WindowValues {
  let makeDefault: (() -> D)?

  init(defaultValue: (() -> D)?) { makeDefault = defaultValue }

  var type: Any.Type { D.self }

  var defaultValue: AnyHashable? { makeDefault.map { AnyHashable($0()) } }

  func encode(_ value: AnyHashable) -> String? {
    guard let value = value.base as? D, let data = try? JSONEncoder().encode([value]) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  func decode(_ text: String) -> AnyHashable? {
    (try? JSONDecoder().decode([D].self, from: Data(text.utf8)))?.first.map { AnyHashable($0) }
  }
}

/// Makes windows of a scene and keeps their content up to date.
final class WindowSourceNode<Content: View>: Node, WindowSource {
  private var scene: WindowScene<Content>
  private var windows: [WindowContentNode<Content>] = []
  /// Those on the way to an effect that is put in order with others.
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

  override var windowSource: (any WindowSource)? { self }

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

/// What every scene that shows windows comes down to.
nonisolated struct WindowScene<Content: View> {
  let title: Text?
  let id: String?
  let kind: WindowKind
  let content: () -> Content

  @MainActor func makeNode(under parent: _Node) -> _Node { WindowSourceNode(self, under: parent) }

  @MainActor func updateNode(_ node: _Node) { unsafeDowncast(node, to: WindowSourceNode<Content>.self).update(self) }
}
