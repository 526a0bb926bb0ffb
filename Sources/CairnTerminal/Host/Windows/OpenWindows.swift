import CairnCore
import CairnHosting

/// The open windows, the front one last. Each has a controller as long as it is open.
@MainActor
struct OpenWindows {
  private(set) var all: [SceneWindow] = []
  private var controllers: [ObjectIdentifier: WindowController] = [:]

  func controller(of window: SceneWindow?) -> WindowController? {
    guard let window else { return nil }
    return controllers[ObjectIdentifier(window)]
  }

  mutating func add(_ window: SceneWindow) {
    all.append(window)
    controllers[ObjectIdentifier(window)] = WindowController(window)
  }

  mutating func remove(_ window: SceneWindow) {
    all.removeAll { $0 === window }
    controllers[ObjectIdentifier(window)] = nil
  }

  mutating func bringForward(_ window: SceneWindow) {
    all.removeAll { $0 === window }
    all.append(window)
  }
}
