import CairnScreen

/// Work that is done in batches, while doing it may add more. A batch's storage is used again, so that draining the queue
/// allocates nothing.
struct WorkQueue<Item> {
  private(set) var items: [Item] = []
  private var spare: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  mutating func append(_ item: Item) { items.append(item) }

  /// Takes the only item, which needs no batch and is the case in most updates.
  mutating func takeOnly() -> Item? { items.count == 1 ? items.removeLast() : nil }

  /// Takes all items. The batch is given back once its work is done.
  mutating func takeBatch() -> [Item] {
    var batch = spare
    spare = []
    swap(&batch, &items)
    return batch
  }

  mutating func giveBack(_ batch: consuming [Item]) {
    batch.clear()
    spare = batch
  }
}
