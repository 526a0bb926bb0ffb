import CairnCore
import CairnCrashNotes
import CairnValues
import Foundation
import Observation
import SwiftUI

/// Records what a user does and how the app changes, to step back and forth, to repeat it, or to export a test.
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
    public internal(set) var changes: [NavigationChange] = []
    /// The changes of views' state.
    public internal(set) var states: [StateChange] = []
    /// State that is new. It is found again by its place, so travelling needs to know how it began.
    var made: [StateJournal.Change] = []
    /// The input with its exact values, and later input without an entry, such as scrolling.
    var inputs: [ReplayableInput] = []
    /// The values that the scenes stored before the input.
    var scenes: [StorePlace: [String: StoredValue]]?

    init(id: Int, input: LoggedInput? = nil) {
      self.id = id
      self.input = input
    }

    var hasChanges: Bool { !changes.isEmpty || !states.isEmpty }

    /// The entry in one line. Values of state are left out.
    public var line: String {
      let cause = input.map { $0.code.replacing("try host.", with: "").replacing("host.", with: "") } ?? "no input"
      let changes = changes.map { change in
        "\(change.kind) (\(change.cause)) to \(change.after.map { $0.map { "\($0)" } ?? "a view" })"
      }
      let states = states.isEmpty ? [] : ["changes \(states.map(\.name).joined(separator: ", "))"]
      return (["\(id) \(cause)"] + changes + states).joined(separator: "; ").replacing("\n", with: " ")
    }
  }

  /// The entries, the oldest first.
  public internal(set) var entries: [Entry] = []
  /// The entry that is shown after stepping back, or `nil` while the latest is shown.
  public internal(set) var position: Int?
  /// The identity of the views inside. A replay changes it to create them again.
  private(set) var generation = 0
  @ObservationIgnored private let capacity: Int
  @ObservationIgnored private let notesCrashes: Bool
  @ObservationIgnored private var lastNumber = 0
  @ObservationIgnored private(set) weak var session: Session?
  @ObservationIgnored private(set) var journal: StateJournal?
  /// The properties that have had what a user typed into a field for secrets.
  @ObservationIgnored private var secrets: Set<String> = []
  /// The entry of the input that is being handled.
  @ObservationIgnored private var current: Int?
  @ObservationIgnored private var isTravelling = false
  @ObservationIgnored private var ignored: Binding<Bool>?
  /// The state before the oldest entry, as far as that is known.
  @ObservationIgnored private var beginning: [String: Any] = [:]
  @ObservationIgnored private var scenesAtBeginning: [StorePlace: [String: StoredValue]] = [:]
  /// The changes of the replay that is under way.
  @ObservationIgnored var replay: Replay?

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
    Self.apply(entries[...], to: &beginning)
    scenesAtBeginning = session?.storedScenes ?? [:]
    entries = []
    position = nil
    secrets = []
    if notesCrashes { cairn_forget_notes() }
  }

  // MARK: Recording

  /// Begins to record an app.
  func begin(_ session: Session) {
    guard self.session !== session else { return }
    self.session?.inputListener = nil
    journal?.end()
    self.session = session
    scenesAtBeginning = session.storedScenes
    journal = StateJournal(of: session.graph) { [weak self] in self?.record($0) }
    if let ignored { journal?.ignore(ignored) }
    session.inputListener = { [weak self, weak session] input in
      guard let session else { return }
      // A user who looks at the app does nothing with it.
      if case .event(_, let element) = input, session.graph.inspection?.isOfInspector(element) == true { return }
      self?.record(input, in: session)
    }
  }

  isolated deinit { journal?.end() }

  /// Leaves out state that does not belong to the app, and the input that changes nothing else.
  func ignore(_ binding: Binding<Bool>) {
    ignored = binding
    journal?.ignore(binding)
  }

  private func record(_ input: UserInput, in session: Session) {
    if replay != nil { return }
    journal?.note()
    let replayable = ReplayableInput(input, in: session)
    if let logged = LoggedInput(input) {
      var entry = Entry(id: lastNumber + 1, input: logged)
      entry.inputs = [replayable].compactMap { $0 }
      entry.scenes = session.storedScenes
      current = entry.id
      add(entry)
    } else if let replayable, let last = entries.indices.last {
      entries[last].inputs.append(replayable)
    }
  }

  func record(_ change: NavigationChange) {
    if isTravelling { return }
    if replay != nil {
      replay?.changes.append(change)
      return
    }
    continueFromHere()
    if entries.last?.changes.contains(where: { $0.stack == change.stack }) != false {
      add(Entry(id: lastNumber + 1))
    }
    entries[entries.count - 1].changes.append(change)
    note(entries[entries.count - 1])
  }

  private func record(_ changes: [StateJournal.Change]) {
    if isTravelling || replay != nil { return }
    // The turn that an input has led to is over.
    defer { current = nil }
    let known = changes.filter { $0.before != nil }
    if journal?.takeIgnored() == true, known.isEmpty { forgetCurrentInput() }
    if changes.isEmpty { return }
    if !known.isEmpty { continueFromHere() }
    if known.isEmpty, entries.isEmpty {
      for change in changes { beginning[change.key] = change.after }
      return
    }
    if entries.isEmpty || repeats(known) { add(Entry(id: lastNumber + 1)) }
    noteSecrets(in: known)
    let last = entries.count - 1
    // A page below may be made only when it is looked at.
    let shown = max(position ?? last, 0)
    for change in changes where change.before == nil { entries[shown].made.append(change) }
    for change in known {
      let state = StateChange(name: change.name, isSecret: secrets.contains(change.key), change: change)
      if let index = entries[last].states.firstIndex(where: { $0.change.key == change.key }) {
        entries[last].states[index] = entries[last].states[index].followed(by: state)
      } else {
        entries[last].states.append(state)
      }
    }
    if !known.isEmpty { note(entries[last]) }
  }

  /// Whether changes without an input are not a consequence of the last entry, which has changed the same already. Those of
  /// a clock or an animation share an entry.
  private func repeats(_ changes: [StateJournal.Change]) -> Bool {
    guard let last = entries.last, last.input != nil || !last.changes.isEmpty else { return false }
    return changes.contains { change in last.states.contains { $0.change.key == change.key } }
  }

  /// A password must not get into a log by way of the state that holds it.
  private func noteSecrets(in changes: [StateJournal.Change]) {
    guard let text = entries.last?.inputs.lazy.compactMap(\.secret).last else { return }
    for change in changes where change.after as? String == text { secrets.insert(change.key) }
  }

  private func add(_ entry: Entry) {
    lastNumber = entry.id
    entries.append(entry)
    let excess = max(entries.count - capacity, 0)
    Self.apply(entries.prefix(excess), to: &beginning)
    entries.removeFirst(excess)
    if excess > 0, let scenes = entries.first?.scenes { scenesAtBeginning = scenes }
    position = position.map { max($0 - excess, -1) }
    note(entry)
  }

  private func note(_ entry: Entry) { if notesCrashes { cairn_note(entry.line) } }

  /// Forgets the entries after the one that is shown, because the app continues from there.
  private func continueFromHere() {
    guard let shown = position else { return }
    position = nil
    journal?.stopShowing()
    let isOfInput = entries.last.map { $0.id == current } ?? false
    entries.removeSubrange((shown + 1)..<(isOfInput ? entries.count - 1 : entries.count))
  }

  // MARK: Travelling

  /// Shows the app before the latest change that is shown. Entries without a change are skipped.
  public func stepBack() {
    forgetInputOfLog()
    let shown = entries.prefix((position ?? entries.count - 1) + 1)
    if let change = shown.lastIndex(where: \.hasChanges) { travel(to: change - 1) }
  }

  /// Shows the app after the next change.
  public func stepForward() {
    forgetInputOfLog()
    guard let position else { return }
    let change = entries.indices.first { $0 > position && entries[$0].hasChanges }
    if let change { travel(to: change) }
  }

  /// Shows the pages and the state of views as they were after an entry, without asking guards. Objects stay as they are.
  ///
  /// If the app then continues from there, the later entries are forgotten.
  ///
  /// ```swift
  /// Slider(value: $place, in: 0...Double(log.entries.count - 1), step: 1)
  ///   .onChange(of: place) { log.travel(to: Int(place)) }
  /// ```
  ///
  /// - Parameter index: An index into ``entries``, or -1 for the beginning.
  public func travel(to index: Int) {
    forgetInputOfLog()
    guard (-1..<entries.count).contains(index) else { return }
    show(index) {}
    position = entries[(index + 1)...].contains(where: \.hasChanges) ? index : nil
    if position == nil { journal?.stopShowing() }
  }

  /// Pressing a button that steps back is not what the user did with the app.
  func forgetInputOfLog() {
    let current = current
    journal?.note()
    self.current = current
    forgetCurrentInput()
  }

  private func forgetCurrentInput() {
    guard let current, let last = entries.last, last.id == current, !last.hasChanges else { return }
    entries.removeLast()
    self.current = nil
  }

  /// Shows the app as it was after an entry.
  func show(_ index: Int, and also: () -> Void) {
    isTravelling = true
    journal?.show(states(at: index)) {
      showPages(at: index)
      also()
    }
    isTravelling = false
  }

  /// The state after an entry, as far as the log knows it.
  func states(at index: Int) -> [String: Any] {
    var states = beginning
    Self.apply(entries[...index], to: &states)
    for change in entries[(index + 1)...].flatMap(\.states).map(\.change) where states[change.key] == nil {
      if let before = change.before { states[change.key] = before }
    }
    return states
  }

  private static func apply(_ entries: ArraySlice<Entry>, to states: inout [String: Any]) {
    for entry in entries {
      for change in entry.made + entry.states.map(\.change) { states[change.key] = change.after }
    }
  }

  private func showPages(at index: Int) {
    var shown: Set<ObjectIdentifier> = []
    for entry in entries[...index].reversed() {
      for change in entry.changes where shown.insert(change.stack).inserted {
        _ = change.reference.show(change.after.compactMap { $0 })
      }
    }
    for change in entries[(index + 1)...].flatMap(\.changes) where shown.insert(change.stack).inserted {
      _ = change.reference.show(change.before.compactMap { $0 })
    }
  }

  /// Shows the beginning, with new views.
  func beginAgain() {
    show(-1) {
      // The new views restore what they find there.
      session?.storedScenes = scenesAtBeginning
      generation += 1
    }
    journal?.stopShowing()
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
    forgetInputOfLog()
    var lines = ["@Test func \(name)() throws {", "  let host = TestHost { \(view) }"]
    for entry in entries[...(position ?? entries.count - 1)] {
      if let input = entry.input { lines.append("  \(input.code)") }
    }
    if let titles = (session ?? FrontSession.current)?.frontWindow?.frontStack?.titles {
      lines.append("  #expect(host.pages == \(titles))")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }
}

extension StateChange {
  /// The change from the value before this one to the value after a later one.
  fileprivate func followed(by later: StateChange) -> StateChange {
    StateChange(
      name: name, isSecret: isSecret || later.isSecret,
      change: .init(key: change.key, name: name, before: change.before, after: later.change.after))
  }
}
