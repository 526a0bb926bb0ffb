import CairnScreen
import CairnValues
import Foundation

/// Opening windows, closing them, and having them back at the next launch.
extension Session {
  @discardableResult
  func openWindow(from source: any WindowSource, value: AnyHashable? = nil) -> SceneWindow {
    if let window = windows.first(where: { $0.source === source && (source.isSingle || $0.isFor(value)) }) {
      bringForward(window)
      return window
    }
    sceneCount += 1
    return openWindow(
      from: source, value: value ?? source.values?.defaultValue, sceneID: "\(source.sceneName)-\(sceneCount)")
  }

  private func openWindow(from source: any WindowSource, value: AnyHashable?, sceneID: String) -> SceneWindow {
    let window = SceneWindow(sceneID: sceneID, session: self, source: source, value: value)
    windows.append(window)
    graph.screens.append(window.screen)
    source.fill(window)
    frontWindow = window
    host.opened(window)
    rememberWindows()
    phaseChanged()
    graph.requestTurnIfNeeded()
    return window
  }

  package func bringForward(_ window: SceneWindow) {
    frontWindow = window
    host.broughtForward(window)
  }

  /// Closes a window for good, as a person or the app does: its scene is over, and what it stored is forgotten.
  package func close(_ window: SceneWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.remove(at: index)
    graph.screens.removeAll { $0 === window.screen }
    window.source?.empty(window)
    forgetStore(of: window)
    if frontWindow === window { frontWindow = windows.last }
    host.closed(window)
    rememberWindows()
    phaseChanged()
    graph.requestTurnIfNeeded()
  }

  private func forgetStore(of window: SceneWindow) {
    let store = stores.removeValue(forKey: .scene(window.sceneID))?.store ?? host.store(for: .scene(window.sceneID))
    for key in store.keys { store.set(nil, for: key) }
    store.flushSoon()
  }

  // MARK: Restoration

  func openWindowsAtLaunch() {
    if restoreWindows() { return }
    let sources = sources
    let first = sources.first(where: \.opensAtLaunch) ?? sources.first(where: \.isMenuBarExtra)
    for source in sources where source === first || source.settings.launchBehavior == .presented {
      openWindow(from: source)
    }
  }

  private struct RememberedWindow: Codable {
    var scene: String
    var source: String
    var value: String?
  }

  private static var windowsKey: String { "windows" }

  private var windowStore: any KeyValueStore { store(for: .scene("session")).store }

  /// Notes which windows are open, for the next launch.
  func rememberWindows() {
    guard !isRestoring else { return }
    let remembered = windows.compactMap { window -> RememberedWindow? in
      guard let source = window.source, source.settings.restorationBehavior != .disabled else { return nil }
      return RememberedWindow(
        scene: window.sceneID, source: source.sceneName,
        value: window.value.flatMap { source.values?.encode($0) })
    }
    guard let data = try? JSONEncoder().encode(remembered) else { return }
    windowStore.set(.string(String(decoding: data, as: UTF8.self)), for: Self.windowsKey)
    windowStore.flushSoon()
  }

  /// Opens the windows that were open when the app ended; false if none can be.
  private func restoreWindows() -> Bool {
    guard case .string(let text)? = windowStore.value(for: Self.windowsKey),
      let remembered = try? JSONDecoder().decode([RememberedWindow].self, from: Data(text.utf8))
    else { return false }
    isRestoring = true
    for entry in remembered {
      guard let source = sources.first(where: { $0.sceneName == entry.source }),
        source.settings.restorationBehavior != .disabled,
        !windows.contains(where: { $0.sceneID == entry.scene || ($0.source === source && source.isSingle) })
      else { continue }
      let value = entry.value.flatMap { source.values?.decode($0) } ?? source.values?.defaultValue
      _ = openWindow(from: source, value: value, sceneID: entry.scene)
    }
    isRestoring = false
    sceneCount = remembered.compactMap { Int($0.scene.split(separator: "-").last ?? "") }.max() ?? 0
    rememberWindows()
    return !windows.isEmpty
  }
}

extension SceneWindow {
  /// Whether the window is the one for a value. Windows without a value are all different.
  fileprivate func isFor(_ other: AnyHashable?) -> Bool {
    guard let value, let other else { return false }
    // Compared by type first: 1 and 1.0 are equal to AnyHashable.
    return type(of: value.base) == type(of: other.base) && value == other
  }
}
