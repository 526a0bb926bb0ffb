import CairnScreen
import CairnValues
import Synchronization

/// Held while the environment changes on the main thread, and while another thread looks at it.
private let environmentGate = Mutex<Void>(())

/// The environment at one place in the tree: a flat list of boxes, one for each value an ancestor has set.
///
/// The list is copied, and the boxes are shared, when a modifier makes a scope of its own. From then on a new value goes into the
/// box, so it reaches the nodes that read it and costs nothing to those in between.
final class Scope: @unchecked Sendable {
  struct Entry {
    let key: ObjectIdentifier
    let box: EnvironmentBox
  }

  /// What is said here, and outside unless that is shared.
  @exclusivity(unchecked) private var own: ContiguousArray<Entry>
  /// What is said outside, in one list with other scopes that say little of their own; what is said here goes before it.
  @exclusivity(unchecked) private var shared: ContiguousArray<Entry> = []
  /// Both in one list, once a scope inside has asked for it.
  @exclusivity(unchecked) private var whole: ContiguousArray<Entry>?
  /// Where an ancestor says in which direction lines run. Few apps do, and each element made here asks.
  @exclusivity(unchecked) private var directionBox: ValueBox<LayoutDirectionKey.Value>?
  /// Boxes of keys nobody has set, made when they are first read.
  @exclusivity(unchecked) private var defaults: [ObjectIdentifier: EnvironmentBox] = [:]
  /// Kept alive: what a closure of the app holds may be read when the app's tree is long gone.
  private let root: Scope?
  /// Where elements made here appear.
  @exclusivity(unchecked) nonisolated(unsafe) private var theScreen: Screen?

  /// The scope of a whole app.
  init() {
    own = []
    root = nil
  }

  /// A scope that says the same as another, on a screen of its own or with boxes of its own.
  init(in outer: Scope, screen: Screen? = nil) {
    own = outer.entries
    own.reserveCapacity(own.count + 1)
    directionBox = outer.directionBox
    root = outer.root ?? outer
    theScreen = screen ?? outer.theScreen
  }

  /// A scope that says the same as another and little else, of which there are many: pages on a stack.
  /// - Parameter room: For how many boxes of its own.
  init(sharing outer: Scope, room: Int) {
    shared = outer.entries
    own = []
    own.reserveCapacity(room)
    directionBox = outer.directionBox
    root = outer.root ?? outer
    theScreen = outer.theScreen
  }

  /// All boxes that are in force here.
  var entries: ContiguousArray<Entry> {
    if shared.isEmpty { return own }
    if own.isEmpty { return shared }
    if let whole { return whole }
    var all = own
    for entry in shared where !own.contains(where: { $0.key == entry.key }) { all.append(entry) }
    whole = all
    return all
  }

  @MainActor var screen: Screen {
    guard let theScreen else { preconditionFailure("A view is made only inside a window.") }
    return theScreen
  }

  var screenIfAny: Screen? { theScreen }

  /// The direction of elements made here, if it is not that of their screen. Asking is tracked.
  var direction: LayoutDirection? {
    guard let directionBox else { return nil }
    directionBox.noteRead()
    return directionBox.value
  }

  /// The box a key is read from here.
  func box<K: EnvironmentKey>(_ key: K.Type) -> ValueBox<K.Value> {
    let id = ObjectIdentifier(key)
    for entry in own where entry.key == id { return unsafeDowncast(entry.box, to: ValueBox<K.Value>.self) }
    for entry in shared where entry.key == id { return unsafeDowncast(entry.box, to: ValueBox<K.Value>.self) }
    return (root ?? self).defaultBox(key)
  }

  /// Whether anyone above has set a key.
  func says<K: EnvironmentKey>(_ key: K.Type) -> Bool {
    let id = ObjectIdentifier(key)
    return own.contains { $0.key == id } || shared.contains { $0.key == id }
  }

  /// What a key says here, for a thread that is not the main one.
  func valueFromElsewhere<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    return environmentGate.withLock { _ in
      let entry = own.first { $0.key == id } ?? shared.first { $0.key == id }
      return entry.map { unsafeDowncast($0.box, to: ValueBox<K.Value>.self).value }
    } ?? K.defaultValue
  }

  private func defaultBox<K: EnvironmentKey>(_ key: K.Type) -> ValueBox<K.Value> {
    let id = ObjectIdentifier(key)
    if let known = defaults[id] { return unsafeDowncast(known, to: ValueBox<K.Value>.self) }
    let new = ValueBox<K.Value>(K.defaultValue)
    defaults[id] = new
    return new
  }

  /// Puts a box in force here, in place of the one with its key if there is one.
  func set(_ key: ObjectIdentifier, _ box: EnvironmentBox) {
    environmentGate.withLock { _ in
      whole = nil
      if let index = own.firstIndex(where: { $0.key == key }) {
        own[index] = Entry(key: key, box: box)
      } else {
        own.append(Entry(key: key, box: box))
      }
      if key == ObjectIdentifier(LayoutDirectionKey.self) {
        directionBox = unsafeDowncast(box, to: ValueBox<LayoutDirectionKey.Value>.self)
      }
    }
  }

  /// Starts over from what an outer scope says.
  func reset(to outer: Scope) {
    environmentGate.withLock { _ in
      whole = nil
      if shared.isEmpty {
        own = outer.entries
      } else {
        own = []
        shared = outer.entries
      }
      directionBox = outer.directionBox
    }
  }
}

/// The value of one environment key, and the nodes that read it.
class EnvironmentBox: _Source, @unchecked Sendable {
  /// Takes the value of another box of the same key; tells the readers if it differs.
  @MainActor func take(_ other: EnvironmentBox) {}
}

/// The box of a value of one type. It is not a type of its own for each key: the runtime would look up that each is one, which
/// takes longer than most first screens do without.
final class ValueBox<Value>: EnvironmentBox, @unchecked Sendable {
  @exclusivity(unchecked) private(set) var value: Value

  init(_ value: Value) { self.value = value }

  @MainActor override func take(_ other: EnvironmentBox) {
    set(unsafeDowncast(other, to: ValueBox<Value>.self).value)
  }

  @MainActor func set(_ new: Value) {
    var new = new
    let isChange = !areAlike(&value, &new)
    environmentGate.withLock { _ in swap(&value, &new) }
    if isChange { changed() }
  }
}
