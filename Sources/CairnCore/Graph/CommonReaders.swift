/// The nodes of a graph that read values nearly every view reads: how texts look, whether controls are enabled.
///
/// To be in a list of each such value, and to be taken out again, would be much of what making a text costs. So each node
/// says in a few bits which of them it read, and all that read any are in one list, which goes through the nodes themselves.
/// Only a change of such a value, which concerns most of them, looks through that.
final class CommonReaders: @unchecked Sendable {
  /// Its readers are marked for the next turn in the order in which they first read any.
  @exclusivity(unchecked) private var first: Unmanaged<_Node>?
  @exclusivity(unchecked) private var last: Unmanaged<_Node>?

  /// Adds a node that is not in the list.
  func add(_ node: _Node) {
    let added = Unmanaged.passUnretained(node)
    if let last { last._withUnsafeGuaranteedRef { $0.readerPlace.next = added } } else { first = added }
    node.readerPlace.previous = last
    last = added
  }

  /// Takes a node out that is in the list.
  func remove(_ node: _Node) {
    let (previous, next) = (node.readerPlace.previous, node.readerPlace.next)
    if let previous { previous._withUnsafeGuaranteedRef { $0.readerPlace.next = next } } else { first = next }
    if let next { next._withUnsafeGuaranteedRef { $0.readerPlace.previous = previous } } else { last = previous }
  }

  /// Marks those that read one of some values. They are not run before that is over.
  @MainActor
  func invalidate(_ values: CommonValues) {
    var node = first
    while let reader = node?.takeUnretainedValue() {
      if !reader.commonReads.isDisjoint(with: values) { reader.invalidate() }
      node = reader.readerPlace.next
    }
  }

  /// Where a node stands in the list, which holds none of them: each takes itself out when it goes.
  struct Place {
    var previous: Unmanaged<_Node>?
    var next: Unmanaged<_Node>?
  }
}

/// The values of the environment that nearly every view reads, where no view has set them.
struct CommonValues: OptionSet {
  let rawValue: UInt8

  static let text = CommonValues(rawValue: 1 << 0)
  static let isEnabled = CommonValues(rawValue: 1 << 1)
  static let locale = CommonValues(rawValue: 1 << 2)
  static let controls = CommonValues(rawValue: 1 << 3)
  static let buttons = CommonValues(rawValue: 1 << 4)
}
