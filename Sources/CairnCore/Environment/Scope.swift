import CairnScreen
import CairnValues

/// The environment at one place in the tree: a flat list of boxes, one for each value an ancestor has set.
///
/// The list is copied, and the boxes are shared, when a modifier makes a scope of its own. From then on a new value goes into the
/// box, so it reaches the nodes that read it and costs nothing to those in between.
final class Scope: @unchecked Sendable {
  struct Entry {
    let key: ObjectIdentifier
    let box: EnvironmentBox
  }

  private(set) var entries: ContiguousArray<Entry>
  /// Whether an ancestor says in which direction lines run: few apps do, and every container asks.
  private(set) var hasDirection = false
  /// Boxes of keys nobody has set, made when they are first read.
  private var defaults: [ObjectIdentifier: EnvironmentBox] = [:]
  private unowned(unsafe) let root: Scope?
  /// Where elements made here appear.
  nonisolated(unsafe) private var theScreen: Screen?

  /// The scope of a whole app.
  init() {
    entries = []
    root = nil
  }

  /// A scope that says the same as another, on a screen of its own or with boxes of its own.
  init(in outer: Scope, screen: Screen? = nil) {
    entries = outer.entries
    hasDirection = outer.hasDirection
    root = outer.root ?? outer
    theScreen = screen ?? outer.theScreen
  }

  @MainActor var screen: Screen {
    guard let theScreen else { preconditionFailure("A view is made only inside a window.") }
    return theScreen
  }

  var screenIfAny: Screen? { theScreen }

  /// The box a key is read from here.
  func box<K: EnvironmentKey>(_ key: K.Type) -> ValueBox<K> {
    let id = ObjectIdentifier(key)
    for entry in entries where entry.key == id { return unsafeDowncast(entry.box, to: ValueBox<K>.self) }
    return (root ?? self).defaultBox(key)
  }

  private func defaultBox<K: EnvironmentKey>(_ key: K.Type) -> ValueBox<K> {
    let id = ObjectIdentifier(key)
    if let known = defaults[id] { return unsafeDowncast(known, to: ValueBox<K>.self) }
    let new = ValueBox<K>(K.defaultValue)
    defaults[id] = new
    return new
  }

  /// Puts a box in force here, in place of the one with its key if there is one.
  func set(_ key: ObjectIdentifier, _ box: EnvironmentBox) {
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index] = Entry(key: key, box: box)
    } else {
      entries.append(Entry(key: key, box: box))
      if key == ObjectIdentifier(LayoutDirectionKey.self) { hasDirection = true }
    }
  }

  /// Starts over from what an outer scope says.
  func reset(to outer: Scope) {
    entries = outer.entries
    hasDirection = outer.hasDirection
  }
}

/// The value of one environment key, and the nodes that read it.
class EnvironmentBox: _Source, @unchecked Sendable {
  /// Takes the value of another box of the same key; tells the readers if it differs.
  @MainActor func take(_ other: EnvironmentBox) {}
}

final class ValueBox<K: EnvironmentKey>: EnvironmentBox, @unchecked Sendable {
  private(set) var value: K.Value

  init(_ value: K.Value) { self.value = value }

  @MainActor override func take(_ other: EnvironmentBox) {
    set(unsafeDowncast(other, to: ValueBox<K>.self).value)
  }

  @MainActor func set(_ new: K.Value) {
    var new = new
    let isChange = !areAlike(&value, &new)
    swap(&value, &new)
    if isChange { changed() }
  }
}
