import CairnCore
import CairnHosting

/// The open windows, the front one last. Each has a controller as long as it is open.
@MainActor
struct OpenWindows {
  private(set) var all: [SceneWindow] = []
  private var controllers: [ObjectIdentifier: WindowController] = [:]

  func controller(of window: SceneWindow?) -> WindowController? { window.flatMap { controllers[ObjectIdentifier($0)] } }

  mutating func add(_ controller: WindowController, of window: SceneWindow) {
    all.append(window)
    controllers[ObjectIdentifier(window)] = controller
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
