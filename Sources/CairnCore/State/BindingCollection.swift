import CairnValues

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of the collection.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the index after another.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Moves an index forward.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to one element. It outlives the element, because a view that is being removed may still read it.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(box: IndexBox(base: box, index: position), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// Returns the index before another.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Moves an index back.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

/// An element of a collection, by index. Once the index is out of bounds, reads return the last value and
/// writes are dropped, each with a diagnostic, where a plain subscript would trap.
final class IndexBox<Base: MutableCollection>: PartBox<Base, Base.Element>, @unchecked Sendable {
  // Sendable: only the main thread reads the last value.
  private let index: Base.Index
  private var last: Base.Element?

  init(base: BindingBox<Base>, index: Base.Index) {
    self.index = index
    super.init(base: base)
    // Untracked: the view that passes the binding on has not read the element, and need not run when it changes.
    last = part(of: Runtime.shared.untracked { base.get() })
  }

  private static func has(_ index: Base.Index, _ whole: Base) -> Bool {
    index >= whole.startIndex && index < whole.endIndex
  }

  override func part(of whole: Base) -> Base.Element? { Self.has(index, whole) ? whole[index] : nil }

  override func get() -> Base.Element {
    let whole = readWhole()
    if let value = part(of: whole) {
      if Runtime.shared.isMain { last = value }
      return value
    }
    report("read")
    guard let last else {
      preconditionFailure("A binding to index \(index) of a collection with only \(whole.count) elements.")
    }
    return last
  }

  override func set(_ value: Base.Element, _ transaction: Transaction) {
    var whole = base.get()
    guard Self.has(index, whole) else { return report("written") }
    whole[index] = value
    base.set(whole, transaction)
  }

  override func isSame(as other: BindingBox<Base.Element>) -> Bool {
    guard let other = other as? IndexBox<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }

  private func report(_ what: String) {
    Runtime.shared.report(
      .warning, "binding.index-gone",
      "A binding to element \(index) of a collection was \(what) after the element had been removed. Cairn returns the "
        + "last value and drops writes. Bind by ID, with ForEach($items), rather than by index.")
  }
}
