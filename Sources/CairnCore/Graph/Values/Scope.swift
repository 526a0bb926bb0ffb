import CairnLocks
import CairnScreen
import CairnUnsafe
import CairnValues

/// Locked while the environment changes on the main thread, and while another thread reads it.
private let environmentGate = Mutex<Void>(())

/// The environment at one place in the tree: a flat list of boxes, one for each value an ancestor has set.
///
/// A modifier that makes its own scope copies the list and shares the boxes. After that, a new value goes into
/// its box, so it reaches the nodes that read it and costs the nodes in between nothing.
final class Scope: @unchecked Sendable {
  // Sendable: the main thread changes it, and other threads read it, with the environment's lock held.
  struct Entry {
    let key: ObjectIdentifier
    let box: EnvironmentBox
  }

  /// The entries set here, including the outer ones unless those are in `shared`.
  private var own: ContiguousArray<Entry>
  /// The outer entries, in a list shared with other scopes that set little themselves. Entries in `own` take
  /// precedence.
  private var shared: ContiguousArray<Entry> = []
  /// Both lists merged, once an inner scope has asked for them.
  private var whole: ContiguousArray<Entry>?
  /// The box for the layout direction, if an ancestor sets it. Few apps do, and every element made here reads it.
  private var directionBox: ValueBox<LayoutDirectionKey.Value>?
  /// A lazy source of further entries. It ranks after the entries set here and before those set outside.
  private unowned var late: (any LazyEntries)?
  /// Whether the lazy source is gone, so a key that was never read from it has its default now.
  private(set) var hasLostEntries = false
  /// Boxes for unset keys, made when they are first read.
  private var defaults: [ObjectIdentifier: EnvironmentBox] = [:]
  /// Retained, because a closure of the app may read its environment long after the app's tree is gone.
  private let root: Scope?
  /// The screen for elements made here.
  private var theScreen: Screen?

  /// Creates the root scope of an app.
  init() {
    own = []
    root = nil
  }

  /// Creates a scope with the same entries as another, for another screen or for adding boxes.
  init(in outer: Scope, screen: Screen? = nil) {
    own = outer.entries
    own.reserveCapacity(own.count + 1)
    directionBox = outer.directionBox
    root = outer.root ?? outer
    theScreen = screen ?? outer.theScreen
  }

  /// Creates a scope with the same entries as another and few additions, for views of which there are many:
  /// pages on a stack.
  init(sharing outer: Scope) {
    shared = outer.entries
    own = []
    directionBox = outer.directionBox
    root = outer.root ?? outer
    theScreen = outer.theScreen
  }

  /// All boxes in effect here.
  var entries: ContiguousArray<Entry> {
    if let late { for key in late.lateKeys where !own.contains(where: { $0.key == key }) { _ = makeBox(key) } }
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

  /// The layout direction of elements made here, if it differs from their screen's. Reading it is tracked.
  var direction: LayoutDirection? {
    guard let directionBox else { return nil }
    directionBox.noteRead()
    return directionBox.value
  }

  /// Returns the box a key is read from here.
  func box<K: EnvironmentKey>(_ key: K.Type) -> ValueBox<K.Value> {
    let id = ObjectIdentifier(key)
    for entry in own where entry.key == id { return downcast(entry.box, to: ValueBox<K.Value>.self) }
    if LazyKeys.contains(id), let box = makeBox(id) { return downcast(box, to: ValueBox<K.Value>.self) }
    for entry in shared where entry.key == id { return downcast(entry.box, to: ValueBox<K.Value>.self) }
    return (root ?? self).defaultBox(key)
  }

  /// Whether an ancestor has set a key.
  func says<K: EnvironmentKey>(_ key: K.Type) -> Bool {
    let id = ObjectIdentifier(key)
    return own.contains { $0.key == id } || speaksLate(of: id) || shared.contains { $0.key == id }
  }

  private func speaksLate(of key: ObjectIdentifier) -> Bool {
    LazyKeys.contains(key) && late?.hasValue(of: key) == true
  }

  /// Attaches a lazy source of entries, unretained, to a scope that no other thread knows yet. The source
  /// detaches itself with `detachLazyEntries()`.
  func attach(_ speaker: any LazyEntries) { late = speaker }

  /// Detaches the lazy source before it goes away.
  func detachLazyEntries() {
    environmentGate.withLock { _ in
      late = nil
      hasLostEntries = true
    }
  }

  /// Makes and installs the box of a lazy key.
  private func makeBox(_ key: ObjectIdentifier) -> EnvironmentBox? {
    guard let late, late.hasValue(of: key) else { return nil }
    return environmentGate.withLock { _ in
      let box = late.makeBox(key)
      whole = nil
      own.append(Entry(key: key, box: box))
      return box
    }
  }

  /// Returns the value of a key here, for a thread other than the main one.
  func valueFromElsewhere<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    return environmentGate.withLock { _ in
      let said = own.first { $0.key == id }?.box
      let box = said ?? boxFromElsewhere(id) ?? shared.first { $0.key == id }?.box
      return box.map { downcast($0, to: ValueBox<K.Value>.self).value }
    } ?? K.defaultValue
  }

  /// Returns a box without installing it, which only the main thread may do.
  private func boxFromElsewhere(_ key: ObjectIdentifier) -> EnvironmentBox? {
    if LazyKeys.contains(key), let late, late.hasValue(of: key) { late.makeBox(key) } else { nil }
  }

  private func defaultBox<K: EnvironmentKey>(_ key: K.Type) -> ValueBox<K.Value> {
    let id = ObjectIdentifier(key)
    if let known = defaults[id] { return downcast(known, to: ValueBox<K.Value>.self) }
    let new = ValueBox<K.Value>(K.defaultValue)
    defaults[id] = new
    return new
  }

  /// Installs a box here, replacing the one with the same key.
  func set(_ key: ObjectIdentifier, _ box: EnvironmentBox) {
    environmentGate.withLock { _ in
      whole = nil
      if let index = own.firstIndex(where: { $0.key == key }) {
        own[index] = Entry(key: key, box: box)
      } else {
        own.append(Entry(key: key, box: box))
      }
      if key == ObjectIdentifier(LayoutDirectionKey.self) {
        directionBox = downcast(box, to: ValueBox<LayoutDirectionKey.Value>.self)
      }
    }
  }

  /// Resets to the entries of an outer scope.
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

/// A lazy source of environment entries that hardly any view reads; it makes their boxes on demand.
protocol LazyEntries: AnyObject {
  var lateKeys: [ObjectIdentifier] { get }
  /// Whether the source has a value for a key. Called only for late keys.
  func hasValue(of key: ObjectIdentifier) -> Bool
  /// Makes a box for one of the keys. Called on any thread, with the environment gate locked.
  func makeBox(_ key: ObjectIdentifier) -> EnvironmentBox
}

/// The storage of one environment value, and the nodes that read it.
class EnvironmentBox: _Source, @unchecked Sendable {
  // Sendable: only the main thread accesses the readers.
  private var commonReaders: CommonReaders?

  /// Makes this one of the values nearly every view reads. Call it before any node does.
  final func makeCommon(_ value: CommonValues, among readers: CommonReaders) {
    common = value
    commonReaders = readers
  }

  @MainActor override final func changed() {
    if let commonReaders { commonReaders.invalidate(common, because: self) } else { super.changed() }
  }

  /// Takes over the value of another box with the same key, and notifies the readers if it differs.
  @MainActor func take(_ other: EnvironmentBox) {}
}

/// The box for values of one type. It is not generic over its key: looking up that each key conforms would take
/// the runtime longer than all the work of most first screens.
final class ValueBox<Value>: EnvironmentBox, @unchecked Sendable {
  // Sendable: the main thread changes the value, and other threads read it, with the environment's lock held.
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  override var nameWithoutOwner: String { "the \(_typeName(Value.self, qualified: false)) in the environment" }

  @MainActor override func take(_ other: EnvironmentBox) {
    set(downcast(other, to: ValueBox<Value>.self).value)
  }

  @MainActor func set(_ new: Value) {
    var new = new
    let isChange = !areAlike(&value, &new)
    environmentGate.withLock { _ in swap(&value, &new) }
    if isChange { changed() }
  }
}
