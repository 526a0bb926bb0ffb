import CairnUnsafe

/// Notes how the state of an app changes, to show it again as it was.
///
/// State is known by the views around its view, so that it is found again when a page is made a second time. An object in a
/// state is the same object at all times.
@MainActor
package final class StateJournal: StateFollower {
  /// One change, or a new state, whose value before is `nil`.
  package struct Change {
    package let key: String
    /// The property, such as `Counter.count`.
    package let name: String
    package let before: Any?
    package let after: Any

    package init(key: String, name: String, before: Any?, after: Any) {
      (self.key, self.name) = (key, name)
      (self.before, self.after) = (before, after)
    }
  }

  /// The log may outlive the app.
  private weak var graph: Graph?
  private let changed: ([Change]) -> Void
  /// State that does not belong to the app, such as whether its inspector is shown.
  private var ignored: [AnyObject] = []
  /// Whether such state has changed since this was last asked.
  private var hasIgnored = false
  private var entries: [String: any JournalEntry] = [:]
  private var made: [Change] = []
  /// The values for state that is made again.
  private var shown: [String: Any] = [:]
  private var isShowing = false

  /// Begins with the state that there is.
  ///
  /// - Parameter changed: Takes the changes of each turn, of which there may be none.
  package init(of graph: Graph, _ changed: @escaping ([Change]) -> Void) {
    self.graph = graph
    self.changed = changed
    graph.enter(self, in: \.stateFollowers)
    func visit(_ node: Node) {
      if let value = node.inspectedValue { followProperties(of: value, of: node) }
      node.forEachChild(visit)
    }
    graph.root.map(visit)
    made = []
  }

  /// Leaves out the state that a binding leads to.
  package func ignore(_ binding: Binding<some Any>) { ignored.append(binding.box) }

  /// Returns whether state that is left out has changed since this was last asked.
  package func takeIgnored() -> Bool {
    defer { hasIgnored = false }
    return hasIgnored
  }

  /// Stops. Nothing else ends a journal, because a graph keeps it.
  package func end() { graph?.stateFollowers?.remove(self) }

  private func followProperties(of owner: Any, of node: Node) {
    for child in Mirror(reflecting: owner).children {
      guard let label = child.label else { continue }
      if let state = child.value as? any StateProperty {
        state.follow(in: self, named: "\(StateKeeper.name(of: type(of: owner))).\(label)", of: node)
      } else if child.value is any DynamicProperty {
        followProperties(of: child.value, of: node)
      }
    }
  }

  func follow<Location: KeptLocation>(_ location: Location, named name: String, of node: Node) {
    if node.graph.inspection?.isOfInspector(node) == true { return }
    let place = node.placeOfState(named: name, Location.Value.self)
    var key = place
    var number = 1
    while let entry = entries[key], !entry.isGone {
      number += 1
      key = "\(place) \(number)"
    }
    // In two steps, because a missing value casts to an optional type as well.
    let known = shown[key]
    if let known, let value = known as? Location.Value { location.handOver(value) }
    // The storage of a property has an underscore before its name.
    let entry = JournalEntryOf(location, named: name.replacing("._", with: "."), of: node)
    entries[key] = entry
    if known == nil { made.append(Change(key: key, name: entry.name, before: nil, after: entry.last)) }
  }

  func turnEnded() {
    if !isShowing { note() }
  }

  /// Reports the changes since the last call. State that no view has read changes without a turn.
  package func note() {
    var changes = made
    made = []
    for (key, entry) in entries {
      if entry.isGone {
        entries[key] = nil
      } else if let (before, after) = entry.takeChange() {
        if isIgnored(entry) {
          hasIgnored = true
          continue
        }
        changes.append(Change(key: key, name: entry.name, before: before, after: after))
      }
    }
    changed(changes)
  }

  private func isIgnored(_ entry: any JournalEntry) -> Bool { ignored.contains { $0 === entry.object } }

  // MARK: Showing

  /// Shows state as it was, without asking guards, and runs the turns that follow. State that is made meanwhile, or later,
  /// begins with these values.
  ///
  /// - Parameter also: What else to change in the same turn.
  package func show(_ values: [String: Any], and also: () -> Void) {
    isShowing = true
    shown = values
    graph?.withoutGuards {
      for (key, value) in values {
        if let entry = entries[key], !isIgnored(entry) { entry.show(value) }
      }
      also()
      graph?.session?.runTurns()
    }
    for entry in entries.values { _ = entry.takeChange() }
    made = []
    isShowing = false
  }

  /// Lets new state begin as the app says.
  package func stopShowing() { shown = [:] }

  /// The first of some values that the app does not have.
  package func firstDifference(from values: [String: Any]) -> (name: String, wanted: Any, found: Any)? {
    for (key, wanted) in values.sorted(by: { $0.key < $1.key }) {
      guard let entry = entries[key], !entry.isGone, let found = entry.current, !entry.isSame(wanted) else { continue }
      return (entry.name, wanted, found)
    }
    return nil
  }
}

/// A state property, whatever its type.
@MainActor
private protocol StateProperty {
  func follow(in journal: StateJournal, named name: String, of node: Node)
}

extension State: StateProperty {
  fileprivate func follow(in journal: StateJournal, named name: String, of node: Node) {
    if let location { journal.follow(location, named: name, of: node) }
  }
}

@MainActor
private protocol JournalEntry: AnyObject {
  var name: String { get }
  var object: AnyObject? { get }
  var isGone: Bool { get }
  var current: Any? { get }
  /// Returns the value when last asked, and the one now, if they differ.
  func takeChange() -> (before: Any, after: Any)?
  func show(_ value: Any)
  /// Whether the value is like another, as far as that can be told. An object stands for itself.
  func isSame(_ value: Any) -> Bool
}

@MainActor
private final class JournalEntryOf<Location: KeptLocation>: JournalEntry {
  let name: String
  private weak var location: Location?
  /// The storage may outlive its view, such as in a binding.
  private weak var node: Node?
  private(set) var last: Location.Value
  private let comparison = CairnCore.comparison(of: Location.Value.self)

  init(_ location: Location, named name: String, of node: Node) {
    self.name = name
    self.node = node
    self.location = location
    last = location.unread
  }

  var object: AnyObject? { location }

  var isGone: Bool { location == nil || node?.flags.contains(.unmounted) != false }

  var current: Any? { location?.unread }

  func takeChange() -> (before: Any, after: Any)? {
    guard let location else { return nil }
    let (old, new) = (last, location.unread)
    last = new
    return isSame(old, new) ? nil : (old, new)
  }

  private func isSame(_ a: Location.Value, _ b: Location.Value) -> Bool {
    var (a, b) = (a, b)
    // A closure compares with nothing, not even itself.
    return haveSameBytes(&a, &b) || areAlike(&a, &b, comparison)
  }

  func show(_ value: Any) {
    if let value = value as? Location.Value { location?.show(value) }
  }

  func isSame(_ value: Any) -> Bool {
    guard let location, let value = value as? Location.Value, !(Location.Value.self is AnyClass) else { return true }
    return isSame(value, location.unread)
  }
}
