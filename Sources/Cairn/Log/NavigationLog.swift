import CairnCore
import CairnCrashNotes
import Foundation
import Observation
import SwiftUI

/// Records what a user does and how the navigation changes, to step back and forth or to export a test.
///
/// ```swift
/// @State private var log = NavigationLog()
///
/// ContentView()
///   .navigationLog(log)
/// Button("Copy Test") { pasteboard.string = log.swiftTest(named: "whatJustHappened", of: "ContentView()") }
/// ```
///
/// An app without a log records nothing.
@MainActor @Observable
public final class NavigationLog {
  /// One input with the changes it has led to, or changes without an input, such as an answer from a server.
  public struct Entry: Identifiable {
    /// The number of the entry, which grows by one.
    public let id: Int
    /// What the user did, if it was the user.
    public let input: LoggedInput?
    /// The changes of navigation stacks.
    public internal(set) var changes: [NavigationChange]

    /// The entry in one line.
    public var line: String {
      let cause = input.map { $0.code.replacing("try host.", with: "").replacing("host.", with: "") } ?? "no input"
      let changes = changes.map { change in
        "\(change.kind) (\(change.cause)) to \(change.after.map { $0.map { "\($0)" } ?? "a view" })"
      }
      return (["\(id) \(cause)"] + changes).joined(separator: "; ").replacing("\n", with: " ")
    }
  }

  /// The entries, the oldest first.
  public private(set) var entries: [Entry] = []
  /// The entry whose pages are shown after stepping back, or `nil` while the latest pages are shown.
  public private(set) var position: Int?
  @ObservationIgnored private let capacity: Int
  @ObservationIgnored private let notesCrashes: Bool
  @ObservationIgnored private var lastNumber = 0
  /// The pages of each stack after an entry, from which the log travels.
  @ObservationIgnored private var isTravelling = false

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - capacity: How many entries to keep.
  ///   - notesCrashes: Whether a crash prints the last hundred entries to standard error.
  public init(capacity: Int = 1_000, notesCrashes: Bool = false) {
    self.capacity = max(capacity, 1)
    self.notesCrashes = notesCrashes
  }

  /// Forgets all entries.
  public func removeAll() {
    entries = []
    position = nil
    if notesCrashes { cairn_forget_notes() }
  }

  // MARK: Recording

  func record(_ input: UserInput) {
    guard let input = LoggedInput(input) else { return }
    add(Entry(id: lastNumber + 1, input: input, changes: []))
  }

  func record(_ change: NavigationChange) {
    if isTravelling { return }
    position = nil
    if let last = entries.indices.last, entries[last].changes.allSatisfy({ $0.stack != change.stack }) {
      entries[last].changes.append(change)
      note(entries[last])
    } else {
      add(Entry(id: lastNumber + 1, input: nil, changes: [change]))
    }
  }

  private func add(_ entry: Entry) {
    lastNumber = entry.id
    entries.append(entry)
    let excess = max(entries.count - capacity, 0)
    entries.removeFirst(excess)
    position = position.map { max($0 - excess, -1) }
    note(entry)
  }

  private func note(_ entry: Entry) { if notesCrashes { cairn_note(entry.line) } }

  // MARK: Travelling

  /// Shows the pages before the latest change that is shown. Entries without a change are skipped.
  public func stepBack() {
    let shown = entries.prefix((position ?? entries.count - 1) + 1)
    if let change = shown.lastIndex(where: { !$0.changes.isEmpty }) { travel(to: change - 1) }
  }

  /// Shows the pages after the next change.
  public func stepForward() {
    guard let position else { return }
    let change = entries.indices.first { $0 > position && !entries[$0].changes.isEmpty }
    if let change { travel(to: change) }
  }

  /// Shows the pages that the stacks had after an entry, without asking guards. Only stacks move; other state stays.
  ///
  /// ```swift
  /// Slider(value: $place, in: 0...Double(log.entries.count - 1), step: 1)
  ///   .onChange(of: place) { log.travel(to: Int(place)) }
  /// ```
  ///
  /// - Parameter index: An index into ``entries``, or -1 for the beginning.
  public func travel(to index: Int) {
    guard (-1..<entries.count).contains(index) else { return }
    isTravelling = true
    var shown: Set<ObjectIdentifier> = []
    for entry in entries[...index].reversed() {
      for change in entry.changes where shown.insert(change.stack).inserted {
        _ = change.reference.show(change.after.compactMap { $0 })
      }
    }
    for change in entries[(index + 1)...].flatMap(\.changes) where shown.insert(change.stack).inserted {
      _ = change.reference.show(change.before.compactMap { $0 })
    }
    FrontSession.current?.runTurns()
    isTravelling = false
    position = entries[(index + 1)...].allSatisfy(\.changes.isEmpty) ? nil : index
  }

  // MARK: Exporting

  /// Returns a Swift test that does what the user did, and expects the pages that are shown now.
  ///
  /// ```swift
  /// print(log.swiftTest(named: "theDraftIsLost", of: "ContentView()"))
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the test.
  ///   - view: The view to begin with, as code.
  public func swiftTest(named name: String, of view: String) -> String {
    var lines = ["@Test func \(name)() throws {", "  let host = TestHost { \(view) }"]
    for entry in entries {
      if let input = entry.input { lines.append("  \(input.code)") }
    }
    if let titles = FrontSession.current?.frontWindow?.frontStack?.titles {
      lines.append("  #expect(host.pages == \(titles))")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }
}
