/// A list of few items, in order of arrival. The first three need no array.
struct SmallList<Item> {
  private var first: Item?
  private var second: Item?
  private var third: Item?
  private var others: [Item] = []

  var count: Int {
    if third != nil { return 3 + others.count }
    return second != nil ? 2 : first != nil ? 1 : 0
  }

  subscript(index: Int) -> Item {
    get {
      switch index {
      case 0: first!
      case 1: second!
      case 2: third!
      default: others[index - 3]
      }
    }
    set {
      precondition(index >= 0 && index < count, "Index out of range.")
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: others[index - 3] = newValue
      }
    }
  }

  mutating func append(_ item: Item) {
    if first == nil {
      first = item
    } else if second == nil {
      second = item
    } else if third == nil {
      third = item
    } else {
      others.append(item)
    }
  }

  @inline(__always)
  func visitAll(_ visit: (Item) -> Void) {
    if let first { visit(first) }
    if let second { visit(second) }
    if let third { visit(third) }
    for item in others { visit(item) }
  }
}
