import CairnUnsafe

/// The objects that the dynamic properties of one view keep between two of its values: state, subscriptions.
@MainActor
struct PropertySlots {
  private var kept = SmallList<AnyObject>()
  /// The first property that has no value.
  fileprivate(set) var missing: MissingProperty?
  /// The property without a value that another property read in its `update()`.
  fileprivate(set) var readMissing: MissingProperty?
  fileprivate(set) var hasUpdates = false

  /// Connects the dynamic properties of a value to their slots, making the slots the first time.
  ///
  /// - Parameter updating: whether the body is about to run, so that properties that ask for it are updated.
  @inline(__always)
  mutating func go<Owner>(through plan: FieldPlan, of value: inout Owner, for node: _Node, updating: Bool) {
    ValuePlace.of(&value) { go(through: plan, at: $0, for: node, updating: updating) }
  }

  private mutating func go(through plan: FieldPlan, at value: ValuePlace, for node: _Node, updating: Bool) {
    var connection = _Connection(node: node, kept: kept, isUpdate: updating)
    kept = SmallList<AnyObject>()
    connection.connectInside(plan, at: value)
    kept = connection.kept
    missing = connection.missing
    readMissing = connection.readMissing
    hasUpdates = connection.hasUpdates
  }

  mutating func disconnect() {
    for index in 0..<kept.count { (kept[index] as? PropertySlot)?.disconnect() }
    kept = SmallList<AnyObject>()
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
  fileprivate var kept: SmallList<AnyObject>
  fileprivate var next = 0
  fileprivate let isUpdate: Bool
  /// The class of the object the current property keeps.
  private(set) var keptClass: AnyClass?
  /// The plan and the offset of the current property.
  private(set) var field: (plan: Uncounted<FieldPlan>, offset: Int)?
  fileprivate var missing: MissingProperty?
  fileprivate var readMissing: MissingProperty?
  fileprivate var hasUpdates = false

  fileprivate init(node: _Node, kept: SmallList<AnyObject>, isUpdate: Bool) {
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
      let known = downcast(last, to: Slot.self)
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

  /// Records that the body may not read a property, and that the property must be connected again before each run.
  mutating func isMissing(_ property: MissingProperty) {
    if missing == nil { missing = property }
    hasUpdates = true
  }

  /// Asks to connect this property again before each run, which is how its `update()` gets called.
  mutating func wantsUpdates() { hasUpdates = true }

  /// Connects the dynamic properties inside a property to their slots.
  mutating func connectInside<P>(_ plan: FieldPlan, of property: inout P) {
    ValuePlace.of(&property) { connectInside(plan, at: $0) }
  }

  fileprivate mutating func connectInside(_ plan: FieldPlan, at value: ValuePlace) {
    for field in plan.dynamicFields {
      keptClass = field.keptClass
      self.field = (Uncounted(plan), field.offset)
      connect(field.type, at: value.part(at: field.offset))
    }
  }

  private mutating func connect<P: DynamicProperty>(_ type: P.Type, at place: ValuePlace) {
    place.use(as: type) { P._connect(&$0, &self) }
  }

  mutating func willUpdate<P: DynamicProperty>(_ property: inout P) {
    hasUpdates = true
    guard isUpdate else { return }
    guard missing != nil else { return property.update() }
    // The property may hold the one that is missing.
    let copy = Changing(property)
    if let read = Abandonable.run({ copy.value.update() }) as? MissingProperty {
      if readMissing == nil { readMissing = read }
    } else {
      property = copy.value
    }
  }
}

/// A value that abandonable code changes.
final class Changing<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
