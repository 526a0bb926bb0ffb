/// The nodes of a graph that read values nearly every view reads: the look of text, whether controls are enabled.
///
/// Joining and leaving one list per value would be much of the cost of making a text. So each node records in a
/// few bits which of these values it read, and all readers share one intrusive list. Only a change of such a
/// value, which concerns most of them anyway, walks the list.
final class CommonReaders: @unchecked Sendable {
  /// Readers are marked for the next turn in the order of their first read.
  @exclusivity(unchecked) private var first: Unmanaged<_Node>?
  @exclusivity(unchecked) private var last: Unmanaged<_Node>?

  /// Adds a node that is not in the list yet.
  func add(_ node: _Node) {
    let added = Unmanaged.passUnretained(node)
    if let last { last._withUnsafeGuaranteedRef { $0.readerPlace.next = added } } else { first = added }
    node.readerPlace.previous = last
    last = added
  }

  /// Removes a node that is in the list.
  func remove(_ node: _Node) {
    let (previous, next) = (node.readerPlace.previous, node.readerPlace.next)
    if let previous { previous._withUnsafeGuaranteedRef { $0.readerPlace.next = next } } else { first = next }
    if let next { next._withUnsafeGuaranteedRef { $0.readerPlace.previous = previous } } else { last = previous }
  }

  /// Marks the readers of any of `values`. None of them runs before the walk is over.
  @MainActor
  func invalidate(_ values: CommonValues) {
    var node = first
    while let reader = node?.takeUnretainedValue() {
      if !reader.commonReads.isDisjoint(with: values) { reader.invalidate() }
      node = reader.readerPlace.next
    }
  }

  /// A node's links in the list. The list retains no node: each removes itself when it is unmounted.
  struct Place {
    var previous: Unmanaged<_Node>?
    var next: Unmanaged<_Node>?
  }
}

/// The environment values nearly every view reads, where no view has set them.
struct CommonValues: OptionSet {
  let rawValue: UInt8

  static let text = CommonValues(rawValue: 1 << 0)
  static let isEnabled = CommonValues(rawValue: 1 << 1)
  static let locale = CommonValues(rawValue: 1 << 2)
  static let controls = CommonValues(rawValue: 1 << 3)
  static let buttons = CommonValues(rawValue: 1 << 4)
}
