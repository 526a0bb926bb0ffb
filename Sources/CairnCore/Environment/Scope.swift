import CairnLocks
import CairnScreen
import CairnValues

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
  /// Says more here, once it is asked; looked at after what is said here and before what is said outside.
  @exclusivity(unchecked) private unowned(unsafe) var late: (any LateSpeaker)?
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
  init(sharing outer: Scope) {
    shared = outer.entries
    own = []
    directionBox = outer.directionBox
    root = outer.root ?? outer
    theScreen = outer.theScreen
  }

  /// All boxes that are in force here.
  var entries: ContiguousArray<Entry> {
    if let late { for key in late.lateKeys where !own.contains(where: { $0.key == key }) { _ = lateBox(key) } }
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
    if LateKeys.contains(id), let box = lateBox(id) { return unsafeDowncast(box, to: ValueBox<K.Value>.self) }
    for entry in shared where entry.key == id { return unsafeDowncast(entry.box, to: ValueBox<K.Value>.self) }
    return (root ?? self).defaultBox(key)
  }

  /// Whether anyone above has set a key.
  func says<K: EnvironmentKey>(_ key: K.Type) -> Bool {
    let id = ObjectIdentifier(key)
    return own.contains { $0.key == id } || speaksLate(of: id) || shared.contains { $0.key == id }
  }

  private func speaksLate(of key: ObjectIdentifier) -> Bool { LateKeys.contains(key) && late?.speaks(of: key) == true }

  /// Has somebody say more in a scope that no other thread knows of yet, for as long as that is there.
  func hears(_ speaker: any LateSpeaker) { late = speaker }

  /// Whoever said more is there no longer.
  func hearsNobody() { environmentGate.withLock { _ in late = nil } }

  /// The box of a key that somebody says late, made and put in force now.
  private func lateBox(_ key: ObjectIdentifier) -> EnvironmentBox? {
    guard let late, late.speaks(of: key) else { return nil }
    return environmentGate.withLock { _ in
      let box = late.lateBox(key)
      whole = nil
      own.append(Entry(key: key, box: box))
      return box
    }
  }

  /// What a key says here, for a thread that is not the main one.
  func valueFromElsewhere<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    return environmentGate.withLock { _ in
      let said = own.first { $0.key == id }?.box
      let box = said ?? boxFromElsewhere(id) ?? shared.first { $0.key == id }?.box
      return box.map { unsafeDowncast($0, to: ValueBox<K.Value>.self).value }
    } ?? K.defaultValue
  }

  /// A box that is not put in force, which is for the main thread to do.
  private func boxFromElsewhere(_ key: ObjectIdentifier) -> EnvironmentBox? {
    if LateKeys.contains(key), let late, late.speaks(of: key) { late.lateBox(key) } else { nil }
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

/// Says in a scope what hardly any view asks for, and makes boxes for it when one does.
protocol LateSpeaker: AnyObject {
  var lateKeys: [ObjectIdentifier] { get }
  /// Only asked of late keys.
  func speaks(of key: ObjectIdentifier) -> Bool
  /// A new box for one of the keys. Called with the gate of the environment held, on whichever thread.
  func lateBox(_ key: ObjectIdentifier) -> EnvironmentBox
}

/// The value of one environment key, and the nodes that read it.
class EnvironmentBox: _Source, @unchecked Sendable {
  @exclusivity(unchecked) private var commonReaders: CommonReaders?

  /// Makes this one of the values that nearly every view reads. To be called before any does.
  final func makeCommon(_ value: CommonValues, among readers: CommonReaders) {
    common = value
    commonReaders = readers
  }

  @MainActor override final func changed() {
    if let commonReaders { commonReaders.invalidate(common) } else { super.changed() }
  }

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
