import CairnTerminal
import Foundation

extension TestHost {
  /// The contents of a snapshot.
  ///
  /// ```swift
  /// host.expectSnapshot(of: .plainText)
  /// ```
  public enum Snapshot: Sendable {
    /// The semantic tree: roles, labels, values and states.
    case tree
    /// The texts and controls, as a program without a terminal prints them.
    case plainText
    /// The cells of a terminal. The host must be made with `on: .terminal(columns:lines:)`.
    case screen
  }

  /// Compares the screen with the recorded one in `__Snapshots__` beside the test's file.
  ///
  /// ```swift
  /// host.expectSnapshot(named: "empty")
  /// ```
  ///
  /// A difference is a failure with a unified diff; the file does not change. To accept the new screen, run the test
  /// with `CAIRN_UPDATE_SNAPSHOTS=1`. The first time, the snapshot is recorded and the test fails once, so that you
  /// review it. Failures are issues at this line, and the test continues.
  ///
  /// - Parameters:
  ///   - snapshot: The contents to record.
  ///   - name: Distinguishes the snapshots of one test. Without names, they are numbered.
  public func expectSnapshot(
    of snapshot: Snapshot = .tree, named name: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
  ) {
    let location = SourceLocation(fileID, filePath, line, column)
    settleForQuestion(at: location)
    guard let text = text(of: snapshot) else {
      return fail(.snapshot("The host has no terminal. Make it with on: .terminal(columns:lines:)."), at: location)
    }
    let file = SnapshotFile(
      besideFile: filePath.description, function: function.description,
      name: name ?? numberOfSnapshot(in: function.description))
    let updates = ProcessInfo.processInfo.environment["CAIRN_UPDATE_SNAPSHOTS"] == "1"
    if let problem = file.compare(text, updates: updates) { fail(.snapshot(problem), at: location) }
  }

  private func numberOfSnapshot(in function: String) -> String? {
    snapshotCounts[function, default: 0] += 1
    let number = snapshotCounts[function] ?? 1
    return number == 1 ? nil : "\(number)"
  }

  private func text(of snapshot: Snapshot) -> String? {
    switch snapshot {
    case .tree: tree
    case .plainText: plainText
    case .screen: screen
    }
  }
}
