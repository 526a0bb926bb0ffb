import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// The record of an open window for the next launch.
package struct RememberedWindow: Equatable, Sendable {
  package var scene: String
  package var source: String
  package var value: String?

  package init(scene: String, source: String, value: String?) {
    self.scene = scene
    self.source = source
    self.value = value
  }

  /// Records the window in the store for `.scene("session")`, as one of those that open at the next launch.
  @MainActor
  package func write(to store: any KeyValueStore, at index: Int) {
    // Numbered entries, because reading them is faster than setting up a JSON decoder.
    store.set(.string(scene), for: "window \(index)")
    store.set(.string(source), for: "source \(index)")
    store.set(value.map { .string($0) }, for: "value \(index)")
  }
}

/// Opens, closes and restores windows.
extension Session {
  @discardableResult
  func openWindow(from source: any WindowSource, value: AnyHashable? = nil) -> SceneWindow {
    if let window = window(from: source, for: value) {
      bringForward(window)
      return window
    }
    sceneCount += 1
    return openWindow(
      from: source, value: value ?? source.values?.defaultValue, sceneID: "\(source.sceneName)-\(sceneCount)")
  }

  /// Returns the open window for a value, or the window of a scene that has at most one.
  private func window(from source: any WindowSource, for value: AnyHashable?) -> SceneWindow? {
    if source.isSingle { return source.firstWindow }
    return value.flatMap { windowsForValues.window(from: source, for: $0) }
  }

  private func openWindow(from source: any WindowSource, value: AnyHashable?, sceneID: String) -> SceneWindow {
    lastWindowNumber += 1
    let window = SceneWindow(
      sceneID: sceneID, number: lastWindowNumber, session: self, source: source, value: value)
    windows.append(window)
    windowsForValues.add(window)
    graph.serve(window.screen)
    source.fill(window)
    frontWindow = window
    host.opened(window)
    rememberOpened(window)
    phaseChanged()
    graph.requestTurnIfNeeded()
    return window
  }

  package func bringForward(_ window: SceneWindow) {
    frontWindow = window
    host.broughtForward(window)
  }

  /// Opens one more window, as at launch. Returns `nil` if the scene has only one, which is open.
  package func openAnotherWindow() -> SceneWindow? {
    guard let source = sources.first(where: \.opensAtLaunch) ?? sources.first,
      !source.isSingle || source.firstWindow == nil
    else { return nil }
    sceneCount += 1
    return openWindow(
      from: source, value: source.values?.defaultValue, sceneID: "\(source.sceneName)-\(sceneCount)")
  }

  /// Reopens a window that was suspended, or whose app has ended. Returns `nil` if the app no longer has such windows,
  /// or has it open.
  package func reopen(_ remembered: RememberedWindow) -> SceneWindow? {
    guard let source = sources.first(where: { $0.sceneName == remembered.source }),
      source.settings.restorationBehavior != .disabled, !source.isSingle || source.firstWindow == nil
    else { return nil }
    sceneCount += 1
    let value = remembered.value.flatMap { source.values?.decode($0) } ?? source.values?.defaultValue
    return openWindow(from: source, value: value, sceneID: "\(source.sceneName)-\(sceneCount)")
  }

  /// Closes a window for good, as a user or the app does: its scene ends, and its stored values are deleted.
  ///
  /// - Returns: Whether it has closed, or `false` if a view in it asks first.
  @discardableResult
  package func close(_ window: SceneWindow) -> Bool {
    guard mayClose(window, again: { $0.close(window) }) else { return false }
    close(window, forgettingStore: true)
    return true
  }

  /// Returns whether the views of a window may leave. If not, `again` runs once they agree.
  package func mayClose(_ window: SceneWindow, again: @escaping (Session) -> Void) -> Bool {
    guard let leaving = graph.leaving, let node = window.node else { return true }
    return onHostTime {
      leaving.mayLeave([node], .window) { [weak self] in
        if let self, window.isOpen { again(self) }
      }
    }
  }

  /// Returns whether the app may end. If not, `again` runs once the views that ask agree.
  package func mayEnd(again: @escaping () -> Void) -> Bool {
    guard let leaving = graph.leaving else { return true }
    let nodes = windows.compactMap { $0.node as Node? }
    return onHostTime { leaving.mayLeave(nodes, .window, again: again) }
  }

  /// Whether a view in a window asks before it is left. Browsers cannot refuse to close, but can ask.
  package func isGuarded(_ window: SceneWindow) -> Bool {
    guard let leaving = graph.leaving, let node = window.node else { return false }
    return onHostTime { leaving.isGuarded(node) }
  }

  /// Performs an input that may take several steps as one attempt to leave.
  package func attempt(_ cause: LeaveCause, to target: LeaveTarget = LeaveTarget(), _ action: @escaping () -> Bool)
    -> Bool
  {
    guard let leaving = graph.leaving else { return action() }
    return leaving.attempt(cause, to: target, action)
  }

  /// Closes a window that may be reopened: its scene's stored values stay.
  package func putAway(_ window: SceneWindow) { close(window, forgettingStore: false) }

  private func close(_ window: SceneWindow, forgettingStore: Bool) {
    guard let index = windows.indices.findFromEnds({ windows[$0] === window }) else { return }
    windows.remove(at: index)
    window.isOpen = false
    windowsForValues.remove(window)
    graph.leave(window.screen)
    window.source?.empty(window)
    if forgettingStore {
      forgetStore(of: window)
    } else {
      stores.removeValue(forKey: .scene(window.sceneID))?.flush()
    }
    if frontWindow === window { frontWindow = windows.last }
    host.closed(window)
    forgetClosed(window)
    phaseChanged()
    graph.requestTurnIfNeeded()
  }

  private func forgetStore(of window: SceneWindow) {
    let store = stores.removeValue(forKey: .scene(window.sceneID))?.store ?? host.store(for: .scene(window.sceneID))
    for key in store.keys { store.set(nil, for: key) }
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

  private var windowStore: StoreSource { store(for: .scene("session")) }

  /// The record for reopening a window. It is `nil` for windows that are not restored.
  package func remembered(_ window: SceneWindow) -> RememberedWindow? {
    guard let source = window.source, source.settings.restorationBehavior != .disabled else { return nil }
    return RememberedWindow(
      scene: window.sceneID, source: source.sceneName, value: window.value.flatMap { source.values?.encode($0) })
  }

  /// Records all open windows for the next launch.
  private func rememberWindows() {
    rememberedWindows = windows.compactMap(remembered)
    writeRemembered(from: 0)
  }

  /// Records an opened window. The entries of other windows are not written again, however many there are.
  private func rememberOpened(_ window: SceneWindow) {
    guard !isRestoring, let new = remembered(window) else { return }
    rememberedWindows.append(new)
    writeRemembered(from: rememberedWindows.count - 1)
  }

  private func forgetClosed(_ window: SceneWindow) {
    guard let index = rememberedWindows.lastIndex(where: { $0.scene == window.sceneID }) else { return }
    rememberedWindows.remove(at: index)
    writeRemembered(from: index)
  }

  /// Records that a window's value has changed.
  func rememberValue(of window: SceneWindow) {
    guard let index = rememberedWindows.lastIndex(where: { $0.scene == window.sceneID }), let new = remembered(window)
    else { return }
    rememberedWindows[index] = new
    writeRemembered(index)
    windowStore.written()
  }

  private func writeRemembered(_ index: Int) { rememberedWindows[index].write(to: windowStore.store, at: index) }

  private func writeRemembered(from first: Int) {
    for index in first..<rememberedWindows.count { writeRemembered(index) }
    let store = windowStore.store
    var gone = rememberedWindows.count
    while store.value(for: "window \(gone)") != nil {
      for part in ["window", "source", "value"] { store.set(nil, for: "\(part) \(gone)") }
      gone += 1
    }
    // Written together with everything else this turn sets, since there may be more to come.
    windowStore.written()
  }

  private var windowsOfLastLaunch: [RememberedWindow] {
    let store = windowStore.store
    func text(_ part: String, _ index: Int) -> String? {
      guard case .string(let text)? = store.value(for: "\(part) \(index)") else { return nil }
      return text
    }
    var remembered: [RememberedWindow] = []
    while let scene = text("window", remembered.count), let source = text("source", remembered.count) {
      guard remembered.count < Self.mostRestored else {
        graph.diagnostics.report(
          .warning, "windows.too-many",
          "More than \(Self.mostRestored) windows were open at the last launch. The others are not restored.")
        break
      }
      remembered.append(RememberedWindow(scene: scene, source: source, value: text("value", remembered.count)))
    }
    return remembered
  }

  /// A limit on restored windows. Users do not have that many open, but a damaged file may claim it.
  private static let mostRestored = 200

  /// Returns the number in a scene's name, or `nil` for an unknown name, which only a damaged file contains.
  private func number(ofScene id: String, from source: any WindowSource) -> Int? {
    let prefix = "\(source.sceneName)-"
    guard id.hasPrefix(prefix), let number = Int(id.dropFirst(prefix.count)), (1...1_000_000_000).contains(number),
      "\(prefix)\(number)" == id
    else { return nil }
    return number
  }

  /// Opens the windows that were open when the app ended. Returns false if there are none to restore.
  private func restoreWindows() -> Bool {
    let remembered = windowsOfLastLaunch
    if remembered.isEmpty { return false }
    isRestoring = true
    var last = 0
    for entry in remembered {
      guard let source = sources.first(where: { $0.sceneName == entry.source }),
        source.settings.restorationBehavior != .disabled, let number = number(ofScene: entry.scene, from: source),
        !windows.contains(where: { $0.sceneID == entry.scene || ($0.source === source && source.isSingle) })
      else { continue }
      let value = entry.value.flatMap { source.values?.decode($0) } ?? source.values?.defaultValue
      _ = openWindow(from: source, value: value, sceneID: entry.scene)
      last = max(last, number)
    }
    isRestoring = false
    sceneCount = last
    rememberWindows()
    return !windows.isEmpty
  }
}
