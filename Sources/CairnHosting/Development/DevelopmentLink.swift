import CairnCore
import CairnFoundation
import CairnMessages
import CairnPrinting
import Foundation

/// The connection of an app to `cairn dev`, which builds the app after each edit and starts it again where the user was.
///
/// Both sides write lines of JSON into named pipes, in a folder that `CAIRN_DEV` names.
@MainActor
package final class DevelopmentLink {
  /// The connection of this process, if `cairn dev` has started it.
  package private(set) static var current: DevelopmentLink?

  package let stateKeeper: StateKeeper
  private let folder: URL?
  private var handover: Handover
  private let problems = BuildProblems()
  private let output: FileHandle?
  private var sessions: () -> [Session] = { [] }
  private var controller: (SceneWindow) -> WindowController? = { _ in nil }
  /// The windows that have the panel with errors.
  private var panelWindows: [WeakWindow] = []

  private struct WeakWindow { weak var window: SceneWindow? }

  /// Connects to `cairn dev`, if that has started this process.
  package static func connect(_ environment: [String: String]) {
    guard let path = environment["CAIRN_DEV"], !path.isEmpty else { return }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    let file = folder.appending(path: "handover.json")
    let handover = try? JSONDecoder().decode(Handover.self, from: Data(contentsOf: file))
    try? FileManager.default.removeItem(at: file)
    current = DevelopmentLink(handover ?? Handover(), folder: folder)
  }

  package init(_ handover: Handover = Handover(), folder: URL? = nil) {
    self.handover = handover
    self.folder = folder
    if folder != nil { EditedTexts.follow() }
    stateKeeper = StateKeeper(handover.states)
    output = folder.flatMap { FileHandle(forWritingAtPath: $0.appending(path: "from-app").path) }
  }

  /// Goes to where the user was, in an app that has just begun, and listens to `cairn dev`.
  ///
  /// - Parameter controller: Returns the host's controller of a window.
  package func follow(_ session: Session, controller: @escaping (SceneWindow) -> WindowController?) {
    for window in session.windows { takeOver(window, controller(window)) }
    let front = session.windows.first { $0.handoverName == handover.front }
    if let front, front !== session.frontWindow { session.bringForward(front) }
    session.runTurns()
    serve({ [weak session] in [session].compactMap { $0 } }, controller: controller)
  }

  /// Listens to `cairn dev`, for a host that runs an app for each user.
  package func serve(
    _ sessions: @escaping () -> [Session], controller: @escaping (SceneWindow) -> WindowController?
  ) {
    self.sessions = sessions
    self.controller = controller
    listen()
    send(.ready)
  }

  /// Goes to where the user was in a window.
  package func takeOver(_ window: SceneWindow, _ controller: WindowController?) {
    if let handed = handover.windows.removeValue(forKey: window.handoverName) { controller?.takeOver(handed) }
  }

  package func send(_ report: DevelopmentReport) {
    if let line = try? JSONEncoder().encode(report) { try? output?.write(contentsOf: line + "\n".utf8) }
  }

  /// Reading blocks, so it has a thread.
  private func listen() {
    guard let path = folder?.appending(path: "to-app").path else { return }
    Thread.detachNewThread { [weak self] in
      guard let input = FileHandle(forReadingAtPath: path) else { return }
      var rest = Data()
      // `read(upToCount:)` would wait until there is that much.
      while true {
        let new = input.availableData
        if new.isEmpty { return }
        rest += new
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          let line = Data(rest[..<end])
          rest = Data(rest[(end + 1)...])
          DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(line) } }
        }
      }
    }
  }

  private func take(_ line: Data) {
    switch try? JSONDecoder().decode(DevelopmentOrder.self, from: line) {
    case .handOver: handOver()
    case .show(let problems): show(problems)
    case .replace(let old, let new): send(replace(old, by: new) ? .textShown : .textUnknown)
    case nil: break
    }
  }

  private func handOver() {
    problems.isShown = false
    let handover = handover(of: sessions())
    for session in sessions() { session.flushStores() }
    if let folder, let data = try? JSONEncoder().encode(handover) {
      let file = folder.appending(path: "handover.json")
      try? data.write(to: file, options: .atomic)
      // The file contains text that the user has not saved.
      try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }
    send(.handedOver)
  }

  /// Describes where the user is now.
  package func handover(of sessions: [Session]) -> Handover {
    for session in sessions { session.runTurns() }
    var new = Handover(states: stateKeeper.values)
    // Pages that no browser has asked for again.
    new.windows = handover.windows
    for session in sessions {
      new.front = session.frontWindow?.handoverName
      for window in session.windows {
        new.windows[window.handoverName] = controller(window)?.handOver(stateKeeper)
      }
    }
    return new
  }

  private func replace(_ old: String, by new: String) -> Bool {
    guard EditedTexts.replace(old, by: new) else { return false }
    problems.isShown = false
    for session in sessions() {
      session.metricsChanged()
      session.runTurns()
    }
    return true
  }

  package func show(_ new: [BuildProblem]) {
    problems.list = new
    problems.isShown = !new.isEmpty
    for session in sessions() {
      for window in session.windows { addPanel(to: window) }
      session.runTurns()
    }
  }

  private func addPanel(to window: SceneWindow) {
    panelWindows.removeAll { $0.window == nil }
    guard !panelWindows.contains(where: { $0.window === window }) else { return }
    window.attach(BuildProblemsPanel(problems: problems))
    panelWindows.append(WeakWindow(window: window))
  }
}
