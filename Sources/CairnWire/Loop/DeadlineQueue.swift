/// Deadlines, the earliest first: a binary heap.
struct DeadlineQueue {
  struct Entry: Equatable {
    var time: UInt64
    var key: UInt64
  }

  private var heap: [Entry] = []

  var first: Entry? { heap.first }
  var count: Int { heap.count }

  mutating func insert(_ entry: Entry) {
    heap.append(entry)
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[index].time < heap[parent].time else { break }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  /// Removes the first deadline if it has passed.
  mutating func takeFirst(until now: UInt64) -> Entry? {
    guard let first = heap.first, first.time <= now else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var index = 0
    while true {
      let left = 2 * index + 1
      guard left < heap.count else { break }
      let smaller = left + 1 < heap.count && heap[left + 1].time < heap[left].time ? left + 1 : left
      guard heap[smaller].time < heap[index].time else { break }
      heap.swapAt(index, smaller)
      index = smaller
    }
    return first
  }
}
