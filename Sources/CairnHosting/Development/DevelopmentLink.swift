import CairnCore
import CairnFoundation
import CairnPrinting
import Foundation

/// The connection of an app to `cairn dev`, which builds the app after each edit and starts it again where the user was.
///
/// Both sides write lines of JSON into named pipes, in a folder that `CAIRN_DEV` names.
@MainActor
package final class DevelopmentLink {
  /// The connection of this process, if `cairn dev` has started it.
  package private(set) static var current: DevelopmentLink?

  /// What `cairn dev` asks of the app.
  private struct Order: Decodable {
    enum Kind: String, Decodable {
      /// Write down where the user is.
      case handOver
      case problems
      /// Show another text in the place of one.
      case text
    }
    var `do`: Kind
    var problems: [BuildProblem]?
    var old: String?
    var new: String?
  }

  /// What a user of the app asks of `cairn dev`.
  package enum Request: String, Encodable {
    case ready, handedOver, reload, restart
    /// An edited text is shown, or must be built.
    case textShown, textUnknown
  }

  package let stateKeeper: StateKeeper
  private let folder: URL?
  private let handover: Handover
  private let problems = BuildProblems()
  private let output: FileHandle?
  private weak var session: Session?
  private var controller: (SceneWindow) -> WindowController? = { _ in nil }
  /// The window that has the panel with errors.
  private weak var panelWindow: SceneWindow?

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

  /// Follows a session that has just begun: goes to where the user was, and listens to `cairn dev`.
  ///
  /// - Parameter controller: Returns the host's controller of a window.
  package func follow(_ session: Session, controller: @escaping (SceneWindow) -> WindowController?) {
    self.session = session
    self.controller = controller
    for window in session.windows {
      if let handed = handover.windows[window.sceneID] { controller(window)?.takeOver(handed) }
    }
    if let front = session.windows.first(where: { $0.sceneID == handover.front }), front !== session.frontWindow {
      session.bringForward(front)
    }
    session.runTurns()
    listen()
    send(.ready)
  }

  package func send(_ request: Request) {
    try? output?.write(contentsOf: Data("{\"is\":\"\(request.rawValue)\"}\n".utf8))
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
    guard let order = try? JSONDecoder().decode(Order.self, from: line), let session else { return }
    switch order.do {
    case .handOver: handOver(session)
    case .problems: show(order.problems ?? [], in: session)
    case .text: send(replace(order.old ?? "", by: order.new ?? "", in: session) ? .textShown : .textUnknown)
    }
  }

  private func handOver(_ session: Session) {
    problems.isShown = false
    let handover = handover(of: session)
    session.flushStores()
    if let folder, let data = try? JSONEncoder().encode(handover) {
      try? data.write(to: folder.appending(path: "handover.json"), options: .atomic)
    }
    send(.handedOver)
  }

  /// Describes where the user is now.
  package func handover(of session: Session) -> Handover {
    session.runTurns()
    var handover = Handover(states: stateKeeper.values, front: session.frontWindow?.sceneID)
    for window in session.windows { handover.windows[window.sceneID] = controller(window)?.handOver(stateKeeper) }
    return handover
  }

  private func replace(_ old: String, by new: String, in session: Session) -> Bool {
    guard EditedTexts.replace(old, by: new) else { return false }
    problems.isShown = false
    session.metricsChanged()
    session.runTurns()
    return true
  }

  private func show(_ new: [BuildProblem], in session: Session) {
    if let window = session.frontWindow ?? session.windows.first, window !== panelWindow {
      window.attach(BuildProblemsPanel(problems: problems))
      panelWindow = window
    }
    problems.list = new
    problems.isShown = !new.isEmpty
    session.runTurns()
  }
}
