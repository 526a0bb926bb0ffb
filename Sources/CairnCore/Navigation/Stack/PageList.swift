import CairnNavigation

/// The pages of a stack that have been created, bottom first. Pages below the top may not have been needed yet.
///
/// Look-ups check the top page first, because nearly all of them ask for it.
@MainActor
struct PageList {
  private(set) var all: [PageNode] = []

  var isEmpty: Bool { all.isEmpty }

  /// Returns the page of an entry at a position.
  func page(of id: EntryID, at position: Int) -> PageNode? {
    guard let index = index(at: position), all[index].id == id else { return nil }
    return all[index]
  }

  /// Returns the page of an entry at any position.
  func page(of id: EntryID) -> PageNode? { all.last { $0.id == id } }

  mutating func add(_ page: PageNode) {
    guard let last = all.last, last.position >= page.position else { return all.append(page) }
    all.insert(page, at: place(of: page.position))
  }

  /// Orders the pages after their positions have changed.
  mutating func sort() { all.sort { $0.position < $1.position } }

  /// Removes and returns the page of an entry, if it has been created.
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
    // If all pages exist, a page is as far from the end of the list as its position is from the top.
    let guess = all.count - 1 - (last.position - position)
    if guess >= 0, all[guess].position == position { return guess }
    let place = place(of: position)
    return all[place].position == position ? place : nil
  }

  /// The index of the lowest page at or above a position.
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
