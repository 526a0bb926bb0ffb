import Dispatch
import Foundation

/// Synchronizes a user's folder with other machines, while this one serves the user.
final class UserCopy: @unchecked Sendable {
  // Sendable: only the queue accesses what changes.
  private let folder: FolderCopy
  private let user: String
  private let state: StateFolder
  private let states: any SharedStates

  /// The number of this machine's claim, if it has one.
  private var claim: Int?
  /// The files that were shared.
  private var known: [String: FolderCopy.Stamp] = [:]
  private var isOver = false
  /// Called when another machine has claimed the user.
  private var lost: (@MainActor () -> Void)?
  private var isPlanned = false
  private var hasReportedSize = false

  /// How long changes wait. A file may be written shortly after its change is recorded, so the folder is checked twice.
  private static let delays: [DispatchTimeInterval] = [.milliseconds(500), .seconds(2)]
  /// One queue for all users, because they share a connection.
  private static let queue = DispatchQueue(label: "org.cairn.shared-states")

  init(of folder: URL, in state: StateFolder, _ states: any SharedStates) {
    self.folder = FolderCopy(folder: folder)
    user = folder.lastPathComponent
    self.state = state
    self.states = states
    Self.queue.sync { takeOver() }
  }

  /// Claims the user, and loads the state that the previous machine has shared.
  private func takeOver() {
    guard let (number, files) = try? states.claim(user) else { return }
    claim = number
    // No state was shared, or it was lost. This machine's files are then the latest.
    guard !files.isEmpty else { return }
    folder.replace(with: files)
    known = folder.stamps()
  }

  func watch(_ lost: @escaping @MainActor () -> Void) { Self.queue.async { [self] in self.lost = lost } }

  /// Whether another machine has claimed the user. This asks the shared store.
  func isLost() -> Bool {
    Self.queue.sync {
      guard !isOver, let claim, let last = try? states.lastClaim(of: user) else { return isOver }
      // An older claim, or none, means that the shared state was lost.
      if last > claim { isOver = true }
      return isOver
    }
  }

  /// Records a change, or one that will soon happen.
  func noteChange() {
    Self.queue.async { [self] in
      guard !isPlanned, !isOver else { return }
      isPlanned = true
      for (index, delay) in Self.delays.enumerated() {
        Self.queue.asyncAfter(deadline: .now() + delay) { [weak self] in
          if index == 0 { self?.isPlanned = false }
          self?.share()
        }
      }
    }
  }

  /// Shares all changes now, because the process may end or another machine may take over.
  func finish() { Self.queue.sync { shareAtLast() } }

  /// Shares all changes, and ends sharing.
  func end() {
    Self.queue.sync {
      shareAtLast()
      isOver = true
    }
  }

  /// Shares all changes, even if the shared state was lost and nothing has changed since.
  private func shareAtLast() {
    share()
    guard !isOver, let claim, let last = try? states.lastClaim(of: user) ?? 0, last < claim else { return }
    sendAll(folder.stamps(), claim)
  }

  private func share() {
    guard !isOver else { return }
    // Files may change while they are read. Changes that belong together are sent together.
    for _ in 0..<5 {
      let stamps = folder.stamps()
      guard stamps.values.reduce(0, { $0 + $1.size }) <= FolderCopy.mostBytes else { return reportSize() }
      var changes: [String: [UInt8]?] = [:]
      for (path, stamp) in stamps where known[path] != stamp {
        if let content = folder.content(of: path, stamp) { changes[path] = .some(content) }
      }
      for path in known.keys where stamps[path] == nil { changes[path] = .some(nil) }
      guard folder.stamps() == stamps else { continue }
      if !changes.isEmpty { send(changes, stamps) }
      return
    }
  }

  private func send(_ changes: [String: [UInt8]?], _ stamps: [String: FolderCopy.Stamp]) {
    var changes = changes
    if claim == nil {
      // The shared store was unreachable when the user came. This machine's state counts.
      guard let (number, files) = try? states.claim(user) else { return }
      claim = number
      state.shareNames(of: user)
      for path in files.keys where stamps[path] == nil { changes[path] = .some(nil) }
    }
    guard let claim, let result = try? states.write(changes, of: user, claim: claim, isWhole: false) else { return }
    switch result {
    case .done: known = stamps
    case .forgotten: sendAll(stamps, claim)
    case .overtaken: giveUp()
    }
  }

  /// Shares everything again with the same claim: if two machines do so, the one with the later claim wins.
  private func sendAll(_ stamps: [String: FolderCopy.Stamp], _ claim: Int) {
    var files: [String: [UInt8]?] = [:]
    for (path, stamp) in stamps {
      if let content = folder.content(of: path, stamp) { files[path] = .some(content) }
    }
    guard let result = try? states.write(files, of: user, claim: claim, isWhole: true) else { return }
    switch result {
    case .done:
      // Files that have changed meanwhile are sent the next time.
      known = stamps.filter { files[$0.key] != nil }
      state.shareNames(of: user)
      state.log("The shared state was lost. The state of a user here was shared again.")
    case .overtaken: giveUp()
    case .forgotten: break
    }
  }

  private func giveUp() {
    isOver = true
    state.log("Another machine now serves a user of this one.")
    if let lost { DispatchQueue.main.async { MainActor.assumeIsolated(lost) } }
  }

  private func reportSize() {
    guard !hasReportedSize else { return }
    hasReportedSize = true
    state.log(
      "A user's files exceed \(FolderCopy.mostBytes >> 20) MB. They are now kept only on this machine.")
  }
}

extension StateFolder {
  /// Claims a user if there is a shared store.
  func makeCopy(of folder: URL) -> UserCopy? { shared.map { UserCopy(of: folder, in: self, $0) } }
}
