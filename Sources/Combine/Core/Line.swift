/// A queue, first in, first out, that needs no heap while it holds at most one element: the common case.
struct Line<Element> {
  private var first: Element?
  private var rest: [Element?] = []
  private var head = 0

  var isEmpty: Bool { first == nil }

  var count: Int { first == nil ? 0 : 1 + rest.count - head }

  mutating func append(_ element: Element) {
    if first == nil {
      first = element
    } else {
      rest.append(element)
    }
  }

  mutating func popFirst() -> Element? {
    guard let element = first.take() else { return nil }
    if head < rest.count {
      first = rest[head].take()
      head += 1
      // Dropping the consumed half at a time keeps each pop constant on average.
      if head * 2 >= rest.count {
        rest.removeFirst(head)
        head = 0
      }
    }
    return element
  }

  mutating func removeAll() {
    self = Line()
  }
}
