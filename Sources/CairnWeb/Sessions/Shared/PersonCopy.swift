import Dispatch
import Foundation

/// Keeps a person's folder and what other machines have of it the same, while this one serves them.
final class PersonCopy: @unchecked Sendable {
  // Sendable: only the queue accesses what changes.
  private let folder: FolderCopy
  private let person: String
  private let state: StateFolder
  private let states: any SharedStates

  /// The number of this machine's claim, once it has one.
  private var claim: Int?
  /// The files that the others have.
  private var known: [String: FolderCopy.Stamp] = [:]
  private var isOver = false
  /// Called when another machine has taken the person over.
  private var lost: (@MainActor () -> Void)?
  private var isPlanned = false
  private var hasToldOfSize = false

  /// How long a change may wait. Writes of files are on their way for some time, so it looks again.
  private static let delays: [DispatchTimeInterval] = [.milliseconds(500), .seconds(2)]
  /// One queue for all, as they share a connection.
  private static let queue = DispatchQueue(label: "org.cairn.shared-states")

  init(of folder: URL, in state: StateFolder, _ states: any SharedStates) {
    self.folder = FolderCopy(folder: folder)
    person = folder.lastPathComponent
    self.state = state
    self.states = states
    Self.queue.sync { takeOver() }
  }

  /// Takes the person over, with what the machine before has left.
  private func takeOver() {
    guard let (number, files) = try? states.claim(person) else { return }
    claim = number
    // There may be nothing yet, or nothing any more. Then the files of this machine are the latest.
    guard !files.isEmpty else { return }
    folder.replace(with: files)
    known = folder.stamps()
  }

  func watch(_ lost: @escaping @MainActor () -> Void) { Self.queue.async { [self] in self.lost = lost } }

  /// Whether another machine has taken the person over, which this one hears of only when it asks.
  func isLost() -> Bool {
    Self.queue.sync {
      guard !isOver, let claim, let last = try? states.lastClaim(of: person) else { return isOver }
      // An older one, or none, means that what was shared is lost.
      if last > claim { isOver = true }
      return isOver
    }
  }

  /// Something has changed, or will soon have.
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

  /// Shares everything now. The process may end, or another machine may take over.
  func finish() { Self.queue.sync { shareAtLast() } }

  /// Shares everything, and nothing more from then on.
  func end() {
    Self.queue.sync {
      shareAtLast()
      isOver = true
    }
  }

  /// Shares everything, also if nothing has changed since it was shared and lost.
  private func shareAtLast() {
    share()
    guard !isOver, let claim, let last = try? states.lastClaim(of: person) ?? 0, last < claim else { return }
    sendAll(folder.stamps(), claim)
  }

  private func share() {
    guard !isOver else { return }
    // They may have changed while they were read. What belongs together is sent together.
    for _ in 0..<5 {
      let stamps = folder.stamps()
      guard stamps.values.reduce(0, { $0 + $1.size }) <= FolderCopy.mostBytes else { return tellOfSize() }
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
      // Nobody answered when the person came. What this machine has counts.
      guard let (number, files) = try? states.claim(person) else { return }
      claim = number
      state.shareNames(of: person)
      for path in files.keys where stamps[path] == nil { changes[path] = .some(nil) }
    }
    guard let claim, let result = try? states.write(changes, of: person, claim: claim, isWhole: false) else { return }
    switch result {
    case .done: known = stamps
    case .forgotten: sendAll(stamps, claim)
    case .overtaken: giveUp()
    }
  }

  /// Shares everything again, with the same claim: of two machines, the one that took the person over later still wins.
  private func sendAll(_ stamps: [String: FolderCopy.Stamp], _ claim: Int) {
    var files: [String: [UInt8]?] = [:]
    for (path, stamp) in stamps {
      if let content = folder.content(of: path, stamp) { files[path] = .some(content) }
    }
    guard let result = try? states.write(files, of: person, claim: claim, isWhole: true) else { return }
    switch result {
    case .done:
      // Files that changed meanwhile are sent the next time.
      known = stamps.filter { files[$0.key] != nil }
      state.shareNames(of: person)
      state.log("What the machines share was lost. A person who is here was shared again.")
    case .overtaken: giveUp()
    case .forgotten: break
    }
  }

  private func giveUp() {
    isOver = true
    state.log("Another machine serves a person who was here.")
    if let lost { DispatchQueue.main.async { MainActor.assumeIsolated(lost) } }
  }

  private func tellOfSize() {
    guard !hasToldOfSize else { return }
    hasToldOfSize = true
    state.log(
      "The files of a person are larger than \(FolderCopy.mostBytes >> 20) MB. They are only on this machine now.")
  }
}

extension StateFolder {
  /// Takes a person over from other machines, if there are any.
  func makeCopy(of folder: URL) -> PersonCopy? { shared.map { PersonCopy(of: folder, in: self, $0) } }
}
