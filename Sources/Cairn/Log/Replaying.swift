import CairnCore
import Foundation
import SwiftUI

/// How a replay ended.
///
/// ```swift
/// if case .differs(let entry, let reason) = await log.replay() { print("\(entry): \(reason)") }
/// ```
public enum ReplayOutcome: Hashable, Sendable {
  /// The app has done the same as before.
  case same
  /// The app has done something else from this entry on.
  case differs(entry: Int, reason: String)
  /// The task that replays was canceled, or there is nothing to replay.
  case stopped
}

/// A replay that is under way.
struct Replay {
  /// The index of the entry that is repeated.
  var place = 0
  var changes: [NavigationChange] = []
}

extension NavigationLog {
  /// Creates the views inside the log again, with the state of the oldest entry, and repeats the input of the user.
  ///
  /// ```swift
  /// Button("Replay") { Task { outcome = await log.replay() } }
  /// ```
  ///
  /// After each input it waits for the tasks of the app. Databases and servers are as they are now. If they make the app do
  /// something else, the replay stops there and says so.
  ///
  /// - Parameters:
  ///   - index: The last entry to repeat. The default is the latest.
  ///   - patience: How long to wait for what came without an input, such as an answer from a server.
  @discardableResult
  public func replay(to index: Int? = nil, patience: Duration = .seconds(5)) async -> ReplayOutcome {
    forgetInputOfLog()
    let end = index ?? entries.count - 1
    guard let session, replay == nil, entries.indices.contains(end) else { return .stopped }
    replay = Replay()
    beginAgain()
    // The app may remove entries while a task is awaited.
    let outcome = await repeatInputs(of: entries, to: end, in: session, patience)
    let ended = replay ?? Replay()
    replay = nil
    follow(ended.changes)
    position = entries.dropFirst(ended.place + 1).contains(where: \.hasChanges) ? ended.place : nil
    return outcome
  }

  private func repeatInputs(
    of entries: [Entry], to end: Int, in session: Session, _ patience: Duration
  ) async -> ReplayOutcome {
    let wanted = states(at: end)
    var expected: [NavigationChange] = []
    for (place, entry) in entries[...end].enumerated() {
      replay?.place = place
      expected += entry.changes
      for input in entry.inputs {
        session.runTurns()
        guard let problem = input.perform(in: session), !input.isSlight else { continue }
        return .differs(entry: entry.id, reason: problem)
      }
      await settle(session, until: expected.count, patience)
      if Task.isCancelled { return .stopped }
      let next = place < end ? entries[place + 1].changes : []
      if let reason = difference(from: expected, isLast: place == end, allowing: next) {
        return .differs(entry: entry.id, reason: reason)
      }
    }
    if let different = journal?.firstDifference(from: wanted) {
      let (wanted, found) = (ValueText.of(different.wanted), ValueText.of(different.found))
      let isSecret = entries.flatMap(\.states).contains { $0.isSecret && $0.name == different.name }
      return .differs(
        entry: entries[end].id,
        reason: isSecret ? "\(different.name) differs." : "\(different.name) is “\(found)”, and was “\(wanted)”.")
    }
    return .same
  }

  /// Lets the tasks of the app run until as many changes have come as before, or until nothing happens any more.
  private func settle(_ session: Session, until count: Int, _ patience: Duration) async {
    let start = ContinuousClock.now
    while !Task.isCancelled {
      await session.becomeQuiet()
      let isComplete = (replay?.changes.count ?? 0) >= count
      if isComplete || session.graph.tasks.running == 0 || start.duration(to: .now) > patience { return }
      try? await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Returns the first difference, or `nil`.
  private func difference(
    from expected: [NavigationChange], isLast: Bool, allowing next: [NavigationChange]
  ) -> String? {
    let found = replay?.changes ?? []
    for (wanted, change) in zip(expected + next, found) where !wanted.isLike(change) {
      return "The app showed \(change.pages), and before \(wanted.pages)."
    }
    if found.count < expected.count { return "The app did not show \(expected[found.count].pages)." }
    if isLast, found.count > expected.count { return "The app also showed \(found[expected.count].pages)." }
    return nil
  }

  /// Lets the entries refer to the stacks that the replay has made.
  private func follow(_ changes: [NavigationChange]) {
    var stacks: [ObjectIdentifier: StackReference] = [:]
    for (old, new) in zip(entries.flatMap(\.changes), changes) { stacks[old.stack] = new.reference }
    for entry in entries.indices {
      for change in entries[entry].changes.indices {
        let old = entries[entry].changes[change].stack
        if let new = stacks[old] { entries[entry].changes[change].reference = new }
      }
    }
  }
}

extension NavigationChange {
  fileprivate func isLike(_ other: NavigationChange) -> Bool {
    kind == other.kind && after.map(AnyHashable.init(optional:)) == other.after.map(AnyHashable.init(optional:))
  }

  fileprivate var pages: String { "[\(after.map { $0.map { "\($0)" } ?? "a view" }.joined(separator: ", "))]" }
}

extension AnyHashable {
  fileprivate init(optional value: (any Hashable)?) {
    if let value { self.init(value) } else { self.init(Int?.none) }
  }
}

extension Session {
  /// Lets tasks run until all of them wait.
  fileprivate func becomeQuiet() async {
    var quiet = 0
    // A task that loops without a pause never is.
    for _ in 0..<200 where quiet < 6 {
      let before = (graph.turnCount, graph.tasks.events)
      runTurns()
      await Task.yield()
      await Task.detached {}.value
      await Task.yield()
      quiet = before == (graph.turnCount, graph.tasks.events) ? quiet + 1 : 0
    }
  }
}
