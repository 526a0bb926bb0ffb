import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// A scene that windows can be made from.
@MainActor
protocol WindowSource: Node {
  /// The scene's id, if the app gives it one.
  var sceneID: String? { get }
  /// The scene's name among those of the app: its id, or its position.
  var sceneName: String { get set }
  var title: String? { get }
  var kind: WindowKind { get }
  /// The window that has been open the longest.
  var firstWindow: SceneWindow? { get }
  func fill(_ window: SceneWindow)
  func empty(_ window: SceneWindow)
}

/// The kind of windows a scene has.
enum WindowKind {
  /// Any number of windows, optionally identified by values of a type.
  case group(values: (any WindowValues)?)
  /// At most one window.
  case single
  /// At most one window, never opened at launch.
  case settings
  /// At most one window, opened at launch only if there is no other scene to open.
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

/// Encodes the values of window groups between launches.
protocol WindowValues {
  var type: Any.Type { get }
  /// The value of a window opened without one.
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
