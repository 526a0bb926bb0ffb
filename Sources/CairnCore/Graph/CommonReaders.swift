import CairnUnsafe

/// The nodes of a graph that read values nearly every view reads: the look of text, whether controls are enabled.
///
/// Joining and leaving one list per value would be much of the cost of making a text. So each node records in a
/// few bits which of these values it read, and all readers share one intrusive list. Only a change of such a
/// value, which concerns most of them anyway, walks the list.
@MainActor
final class CommonReaders {
  /// Readers are marked for the next turn in the order of their first read.
  private var first: Uncounted<_Node>?
  private var last: Uncounted<_Node>?

  /// Adds a node that is not in the list yet.
  func add(_ node: _Node) {
    let added = Uncounted(node)
    if let last { last.with { $0.readerPlace.next = added } } else { first = added }
    node.readerPlace.previous = last
    last = added
  }

  /// Removes a node that is in the list.
  func remove(_ node: _Node) {
    let (previous, next) = (node.readerPlace.previous, node.readerPlace.next)
    if let previous { previous.with { $0.readerPlace.next = next } } else { first = next }
    if let next { next.with { $0.readerPlace.previous = previous } } else { last = previous }
  }

  /// Marks the readers of any of `values`. None of them runs before the walk is over.
  func invalidate(_ values: CommonValues, because source: _Source) {
    var node = first
    while let reader = node?.object {
      if !reader.commonReads.isDisjoint(with: values) {
        if let recorder = reader.graph.recorder { recorder.note(source, on: reader) }
        reader.invalidate()
      }
      node = reader.readerPlace.next
    }
  }

  /// A node's links in the list. The list retains no node: each removes itself when it is unmounted.
  struct Place {
    var previous: Uncounted<_Node>?
    var next: Uncounted<_Node>?
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
