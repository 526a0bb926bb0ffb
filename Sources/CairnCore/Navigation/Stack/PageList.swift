import CairnNavigation

/// The pages of a stack that have been made, from below to above. Those below the top may not have been needed yet.
///
/// What is asked for is nearly always the one on top, which is looked at first.
@MainActor
struct PageList {
  private(set) var all: [PageNode] = []

  var isEmpty: Bool { all.isEmpty }

  /// The page of an entry that lies at a position.
  func page(of id: EntryID, at position: Int) -> PageNode? {
    guard let index = index(at: position), all[index].id == id else { return nil }
    return all[index]
  }

  /// The page of an entry, wherever it lies.
  func page(of id: EntryID) -> PageNode? { all.last { $0.id == id } }

  mutating func add(_ page: PageNode) {
    guard let last = all.last, last.position >= page.position else { return all.append(page) }
    all.insert(page, at: place(of: page.position))
  }

  /// Takes out the page of an entry, if it has been made.
  mutating func remove(_ entry: Entry) -> PageNode? {
    guard let index = index(of: entry) else { return nil }
    return all.remove(at: index)
  }

  private func index(of entry: Entry) -> Int? {
    guard case .element(let depth) = entry.origin else { return all.lastIndex { $0.id == entry.id } }
    guard let index = index(at: depth + 1), all[index].id == entry.id else { return nil }
    return index
  }

  private func index(at position: Int) -> Int? {
    guard let last = all.last, last.position >= position else { return nil }
    // Where all pages have been made, each lies as far from the end as from the top.
    let guess = all.count - 1 - (last.position - position)
    if guess >= 0, all[guess].position == position { return guess }
    let place = place(of: position)
    return all[place].position == position ? place : nil
  }

  /// The index of the lowest page that lies at a position or above it.
  private func place(of position: Int) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
