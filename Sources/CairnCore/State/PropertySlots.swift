/// The objects that the dynamic properties of one view keep between two of its values: state, subscriptions.
@MainActor
struct PropertySlots {
  private var kept = KeptObjects()
  fileprivate(set) var missing: MissingProperty?
  fileprivate(set) var hasUpdates = false

  /// Connects the dynamic properties of the value at an address to their slots, making the slots the first time.
  ///
  /// - Parameter updating: whether the body is about to run, so that properties that ask for it are updated.
  mutating func go(
    through plan: FieldPlan, at value: UnsafeMutableRawPointer, for node: _Node, updating: Bool
  ) {
    var connection = _Connection(node: node, kept: kept, isUpdate: updating)
    kept = KeptObjects()
    connection.connectInside(plan, at: value)
    kept = connection.kept
    missing = connection.missing
    hasUpdates = connection.hasUpdates
  }

  mutating func disconnect() {
    for index in 0..<kept.count { (kept[index] as? PropertySlot)?.disconnect() }
    kept = KeptObjects()
  }
}

/// Objects in order. In most views a single property keeps an object, which needs no array.
struct KeptObjects {
  private var first: AnyObject?
  private var others: [AnyObject] = []

  var count: Int { first == nil ? 0 : others.count + 1 }

  subscript(index: Int) -> AnyObject {
    get { index == 0 ? first! : others[index - 1] }
    set { if index == 0 { first = newValue } else { others[index - 1] = newValue } }
  }

  mutating func append(_ object: AnyObject) {
    if first == nil { first = object } else { others.append(object) }
  }
}

/// A slot that must release something when its view is removed. A class, not a protocol, because every slot is
/// cast to it.
@MainActor
class PropertySlot {
  func disconnect() {}
}

/// The context passed to each dynamic property of a view, in order of declaration.
@MainActor
public struct _Connection {
  let node: _Node
  fileprivate var kept: KeptObjects
  fileprivate var next = 0
  fileprivate let isUpdate: Bool
  /// The class of the object the current property keeps.
  private(set) var keptClass: AnyClass?
  fileprivate var missing: MissingProperty?
  fileprivate var hasUpdates = false

  fileprivate init(node: _Node, kept: KeptObjects, isUpdate: Bool) {
    self.node = node
    self.kept = kept
    self.isUpdate = isUpdate
  }

  /// Returns what this property kept from the view's previous value, or the result of `make` if there is none.
  ///
  /// - Parameter isCurrent: whether the kept object can still be used.
  mutating func slot<Slot: AnyObject>(where isCurrent: (Slot) -> Bool = { _ in true }, orElse make: () -> Slot) -> Slot
  {
    defer { next += 1 }
    guard next < kept.count else {
      let new = make()
      kept.append(new)
      return new
    }
    let last = kept[next]
    if type(of: last) == Slot.self {
      let known = unsafeDowncast(last, to: Slot.self)
      if isCurrent(known) { return known }
    }
    (last as? PropertySlot)?.disconnect()
    let new = make()
    kept[next] = new
    return new
  }

  /// Returns what the next property kept, or `nil` for the view's first value; the caller then calls `keep(_:)`.
  mutating func nextKept() -> AnyObject? {
    guard next < kept.count else { return nil }
    defer { next += 1 }
    return kept[next]
  }

  mutating func keep(_ object: AnyObject) {
    kept.append(object)
    next += 1
  }

  /// Records that the body cannot run because something is missing, and that the property must be connected
  /// again before each run.
  mutating func isMissing(_ property: MissingProperty) {
    if missing == nil { missing = property }
    hasUpdates = true
  }

  /// Asks to connect this property again before each run, which is how its `update()` gets called.
  mutating func wantsUpdates() { hasUpdates = true }

  mutating func connectInside(_ plan: FieldPlan, at value: UnsafeMutableRawPointer) {
    for field in plan.dynamicFields {
      keptClass = field.keptClass
      field.type._connect(value + field.offset, &self)
    }
  }

  mutating func willUpdate<P: DynamicProperty>(_ type: P.Type, at property: UnsafeMutableRawPointer) {
    hasUpdates = true
    if isUpdate { property.assumingMemoryBound(to: P.self).pointee.update() }
  }
}
