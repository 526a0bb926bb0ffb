/// Matches the rows a `ForEach` has with the elements of its collection.
///
/// Most updates change nothing, an element, or an end. Rows that stay in their order are followed in step with the
/// elements, with no table of ids; only where many rows leave their places are they looked up by id.
@MainActor
struct RowMatching<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  typealias Row = RowNode<Data, ID, Content>
  typealias Result = (rows: [Row], gone: [Row])

  /// Known beforehand of numbers that count up.
  var idsAreDistinct = false
  private let owner: ForEachNode<Data, ID, Content>
  private let old: [Row]
  private let count: Int
  private let element: (Int) -> Data.Element
  private let id: (Int) -> ID

  init(
    _ owner: ForEachNode<Data, ID, Content>, _ rows: [Row], count: Int, element: @escaping (Int) -> Data.Element,
    id: @escaping (Int) -> ID
  ) {
    self.owner = owner
    old = rows
    self.count = count
    self.element = element
    self.id = id
  }

  /// Brings the rows up to date; nil if they are the same ones in the same order.
  func run(_ isSame: Comparison?) -> Result? {
    var start = 0
    let least = min(count, old.count)
    while start < least, id(start) == old[start].id {
      old[start].update(element(start), unless: isSame)
      start += 1
    }
    if start == count, start == old.count { return nil }
    return followed(from: start, isSame) ?? lookedUp(from: start, isSame)
  }

  // MARK: In step

  /// How many rows may leave their places before a table is the cheaper way.
  private var fewRows: Int { 8 }

  private func followed(from start: Int, _ isSame: Comparison?) -> Result? {
    if owner.hasRepeats { return nil }
    var ending = 0
    let least = min(count, old.count) - start
    while ending < least, id(count - 1 - ending) == old[old.count - 1 - ending].id { ending += 1 }
    var steps = Steps(oldIndex: start, index: start)
    let oldEnd = old.count - ending
    let end = count - ending
    while steps.oldIndex < oldEnd || steps.index < end {
      advance(&steps, oldEnd: oldEnd, end: end)
      if steps.gone.count > fewRows || (steps.fresh.count > fewRows && !idsAreDistinct) { return nil }
    }
    return settle(&steps) ? rows(steps, start: start, ending: ending, isSame) : nil
  }

  /// Which row there is for each element from a start on.
  private struct Steps {
    var oldIndex: Int
    var index: Int
    var matches: [Row?] = []
    /// Rows whose elements have not come.
    var gone: [Row] = []
    /// Elements whose rows have not come.
    var fresh: [Int] = []

    init(oldIndex: Int, index: Int) {
      self.oldIndex = oldIndex
      self.index = index
    }

    mutating func stay(_ row: Row) {
      matches.append(row)
      oldIndex += 1
      index += 1
    }

    mutating func leave(_ row: Row) {
      gone.append(row)
      oldIndex += 1
    }

    mutating func come() {
      fresh.append(index)
      matches.append(nil)
      index += 1
    }
  }

  private func advance(_ steps: inout Steps, oldEnd: Int, end: Int) {
    guard steps.oldIndex < oldEnd else { return steps.come() }
    let row = old[steps.oldIndex]
    guard steps.index < end else { return steps.leave(row) }
    let id = id(steps.index)
    if id == row.id {
      steps.stay(row)
    } else if steps.oldIndex + 1 < oldEnd, id == old[steps.oldIndex + 1].id {
      steps.leave(row)
    } else if steps.index + 1 < end, self.id(steps.index + 1) == row.id {
      steps.come()
    } else {
      steps.leave(row)
      steps.come()
    }
  }

  /// Finds the rows of elements that have moved. False if an id comes twice, which takes a table to put right.
  private func settle(_ steps: inout Steps) -> Bool {
    let first = steps.index - steps.matches.count
    for (place, index) in steps.fresh.enumerated() {
      let id = id(index)
      if let left = steps.gone.firstIndex(where: { $0.id == id }) {
        steps.matches[index - first] = steps.gone.remove(at: left)
        continue
      }
      if idsAreDistinct { continue }
      for row in old where row.id == id { return false }
      for other in steps.fresh[..<place] where self.id(other) == id { return false }
    }
    return true
  }

  private func rows(_ steps: Steps, start: Int, ending: Int, _ isSame: Comparison?) -> Result {
    var rows = old
    let isMoved = steps.matches.count
    var middle: [Row] = []
    middle.reserveCapacity(isMoved)
    for (place, match) in steps.matches.enumerated() {
      let index = start + place
      if let match {
        match.update(element(index), unless: isSame)
        middle.append(match)
      } else {
        middle.append(Row(id: id(index), occurrence: 0, element: element(index), of: owner))
      }
    }
    for place in 0..<ending {
      old[old.count - ending + place].update(element(count - ending + place), unless: isSame)
    }
    rows.replaceSubrange(start..<(old.count - ending), with: middle)
    return (rows, steps.gone)
  }

  // MARK: By id

  private func lookedUp(from start: Int, _ isSame: Comparison?) -> Result {
    var rows = Array(old[..<start])
    rows.reserveCapacity(count)
    var seen = IDTable(capacity: count)
    /// How often the id of the row at an index has come again.
    var repeats = [Int](repeating: 0, count: count)
    for (index, row) in rows.enumerated() {
      let hash = row.id.hashValue
      if let first = seen.find(hash, where: { rows[$0].id == row.id }) {
        repeats[first] += 1
      } else {
        seen.insert(hash, index)
      }
    }
    var table = IDTable(capacity: old.count - start)
    for index in start..<old.count { table.insert(old[index].id.hashValue, index) }
    var isTaken = [Bool](repeating: false, count: old.count)

    for index in start..<count {
      let id = id(index)
      let hash = id.hashValue
      var occurrence = 0
      if let first = seen.find(hash, where: { rows[$0].id == id }) {
        repeats[first] += 1
        occurrence = repeats[first]
        owner.hasRepeats = true
        owner.report(id)
      } else {
        seen.insert(hash, index)
      }
      let match = table.find(hash) { !isTaken[$0] && old[$0].id == id && Int(old[$0].occurrence) == occurrence }
      if let match {
        isTaken[match] = true
        old[match].update(element(index), unless: isSame)
        rows.append(old[match])
      } else {
        rows.append(Row(id: id, occurrence: occurrence, element: element(index), of: owner))
      }
    }
    var gone: [Row] = []
    for index in start..<old.count where !isTaken[index] { gone.append(old[index]) }
    return (rows, gone)
  }
}

/// Indices by the hash values of their ids. Whether the ids are equal is for the one who asks to say: a table of the ids
/// themselves would have to be looked after through their type, element by element.
struct IDTable {
  /// One more than the index, or 0 for none.
  private var indices: [Int32]
  private var hashes: [Int]
  private let mask: Int

  init(capacity: Int) {
    var size = 8
    while size < capacity * 2 { size *= 2 }
    mask = size - 1
    indices = Array(repeating: 0, count: size)
    hashes = Array(repeating: 0, count: size)
  }

  mutating func insert(_ hash: Int, _ index: Int) {
    var place = hash & mask
    while indices[place] != 0 { place = (place + 1) & mask }
    indices[place] = Int32(index + 1)
    hashes[place] = hash
  }

  /// An index with the hash value for which a condition holds.
  func find(_ hash: Int, where isMatch: (Int) -> Bool) -> Int? {
    var place = hash & mask
    while indices[place] != 0 {
      let index = Int(indices[place]) - 1
      if hashes[place] == hash, isMatch(index) { return index }
      place = (place + 1) & mask
    }
    return nil
  }
}
