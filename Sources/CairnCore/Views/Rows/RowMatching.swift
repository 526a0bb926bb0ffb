import CairnUnsafe

/// Matches the rows of a `ForEach` to the elements of its collection.
///
/// Most updates change nothing, one element, or an end. Rows that stay in order are walked in step with the
/// elements, without a table of ids. Only when many rows change places are they looked up by id.
///
/// Rows are handled as plain nodes: iterating an array whose element type is known only at run time would look
/// up that type at every step.
@MainActor
struct RowMatching<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  typealias Row = RowNode<Data, ID, Content>
  typealias Result = (rows: [Node], gone: [Node])

  /// Consecutive numbers, each its own id.
  var numbers: Range<Int>?
  /// The rows at both ends whose elements are known to be unchanged.
  var unchanged = (start: 0, end: 0)
  private var idsAreDistinct: Bool { numbers != nil }
  private let owner: ForEachNode<Data, ID, Content>
  private let old: [Node]
  private let count: Int
  private let element: (Int) -> Data.Element
  private let id: (Int) -> ID

  init(
    _ owner: ForEachNode<Data, ID, Content>, _ rows: [Node], count: Int, element: @escaping (Int) -> Data.Element,
    id: @escaping (Int) -> ID
  ) {
    self.owner = owner
    old = rows
    self.count = count
    self.element = element
    self.id = id
  }

  private func row(_ node: Node) -> Row { downcast(node, to: Row.self) }

  private func isSame(_ index: Int, _ oldIndex: Int) -> Bool { id(index) == row(old[oldIndex]).id }

  private func update(_ node: Node, to index: Int, _ isSame: Comparison?) {
    row(node).update(element(index), unless: isSame)
  }

  private func make(_ index: Int, occurrence: Int = 0) -> Node {
    if let numbers {
      let number = numbers.lowerBound + index
      return owner.rowClass.init(
        id: same(number, as: ID.self), occurrence: occurrence,
        element: same(number, as: Data.Element.self), of: owner)
    }
    return owner.rowClass.init(id: id(index), occurrence: occurrence, element: element(index), of: owner)
  }

  /// Brings the rows up to date. Returns `nil` if they are the same rows in the same order.
  func run(_ isSame: Comparison?) -> Result? {
    if old.isEmpty, idsAreDistinct { return count == 0 ? nil : firstRows }
    var start = unchanged.start
    let least = min(count, old.count)
    while start < least, self.isSame(start, start) {
      update(old[start], to: start, isSame)
      start += 1
    }
    if start == count, start == old.count { return nil }
    return followed(from: start, isSame) ?? lookedUp(from: start, isSame)
  }

  private var firstRows: Result {
    var rows: [Node] = []
    rows.reserveCapacity(count)
    for index in 0..<count { rows.append(make(index)) }
    return (rows, [])
  }

  // MARK: In step

  /// The number of rows that may change places before a table becomes cheaper.
  private var fewRows: Int { 8 }

  private func followed(from start: Int, _ isSame: Comparison?) -> Result? {
    if owner.hasRepeats { return nil }
    let least = min(count, old.count) - start
    var ending = min(unchanged.end, least)
    while ending < least, self.isSame(count - 1 - ending, old.count - 1 - ending) { ending += 1 }
    var steps = RowSteps(oldIndex: start, index: start)
    let oldEnd = old.count - ending
    let end = count - ending
    while steps.oldIndex < oldEnd || steps.index < end {
      advance(&steps, oldEnd: oldEnd, end: end)
      if steps.gone.count > fewRows || (steps.fresh.count > fewRows && !idsAreDistinct) { return nil }
    }
    return settle(&steps) ? rows(steps, start: start, ending: ending, isSame) : nil
  }

  private func advance(_ steps: inout RowSteps, oldEnd: Int, end: Int) {
    guard steps.oldIndex < oldEnd else { return steps.come() }
    let node = old[steps.oldIndex]
    guard steps.index < end else { return steps.leave(node) }
    if isSame(steps.index, steps.oldIndex) {
      steps.stay(node)
    } else if steps.oldIndex + 1 < oldEnd, isSame(steps.index, steps.oldIndex + 1) {
      steps.leave(node)
    } else if steps.index + 1 < end, isSame(steps.index + 1, steps.oldIndex) {
      steps.come()
    } else {
      steps.leave(node)
      steps.come()
    }
  }

  /// Finds the rows of elements that have moved. Returns false if an id occurs twice, which needs a table.
  private func settle(_ steps: inout RowSteps) -> Bool {
    let first = steps.index - steps.matches.count
    for place in steps.fresh.indices {
      let index = steps.fresh[place]
      let id = id(index)
      var left: Int?
      for candidate in steps.gone.indices where row(steps.gone[candidate]).id == id { left = candidate }
      if let left {
        steps.matches[index - first] = steps.gone.remove(at: left)
        continue
      }
      if idsAreDistinct { continue }
      for node in old where row(node).id == id { return false }
      for other in 0..<place where self.id(steps.fresh[other]) == id { return false }
    }
    return true
  }

  private func rows(_ steps: RowSteps, start: Int, ending: Int, _ isSame: Comparison?) -> Result {
    var middle: [Node] = []
    middle.reserveCapacity(steps.matches.count)
    for place in steps.matches.indices {
      if let match = steps.matches[place] {
        update(match, to: start + place, isSame)
        middle.append(match)
      } else {
        middle.append(make(start + place))
      }
    }
    for place in 0..<max(ending - unchanged.end, 0) {
      update(old[old.count - ending + place], to: count - ending + place, isSame)
    }
    var rows = old
    rows.replaceSubrange(start..<(old.count - ending), with: middle)
    return (rows, steps.gone)
  }

  // MARK: By id

  private func lookedUp(from start: Int, _ isSame: Comparison?) -> Result {
    var rows = Array(old[..<start])
    rows.reserveCapacity(count)
    var seen = IDTable(capacity: count)
    /// The number of further occurrences of the id of the row at each index.
    var repeats = [Int](repeating: 0, count: count)
    for index in 0..<start {
      let id = row(old[index]).id
      let hash = id.hashValue
      if let first = seen.find(hash, where: { row(rows[$0]).id == id }) {
        repeats[first] += 1
      } else {
        seen.insert(hash, index)
      }
    }
    var table = IDTable(capacity: old.count - start)
    for index in start..<old.count { table.insert(row(old[index]).id.hashValue, index) }
    var isTaken = [Bool](repeating: false, count: old.count)

    for index in start..<count {
      let id = id(index)
      let hash = id.hashValue
      var occurrence = 0
      if let first = seen.find(hash, where: { row(rows[$0]).id == id }) {
        repeats[first] += 1
        occurrence = repeats[first]
        owner.hasRepeats = true
        owner.report(id)
      } else {
        seen.insert(hash, index)
      }
      let match = table.find(hash) {
        !isTaken[$0] && row(old[$0]).id == id && Int(row(old[$0]).occurrence) == occurrence
      }
      if let match {
        isTaken[match] = true
        update(old[match], to: index, isSame)
        rows.append(old[match])
      } else {
        rows.append(make(index, occurrence: occurrence))
      }
    }
    var gone: [Node] = []
    for index in start..<old.count where !isTaken[index] { gone.append(old[index]) }
    return (rows, gone)
  }
}

/// The row for each element from a start index on, found by walking rows and elements in step.
private struct RowSteps {
  var oldIndex: Int
  var index: Int
  var matches: [Node?] = []
  /// Rows whose elements have not been found.
  var gone: [Node] = []
  /// Elements whose rows have not been found.
  var fresh: [Int] = []

  init(oldIndex: Int, index: Int) {
    self.oldIndex = oldIndex
    self.index = index
  }

  mutating func stay(_ row: Node) {
    matches.append(row)
    oldIndex += 1
    index += 1
  }

  mutating func leave(_ row: Node) {
    gone.append(row)
    oldIndex += 1
  }

  mutating func come() {
    fresh.append(index)
    matches.append(nil)
    index += 1
  }
}

/// Indices by the hash values of their ids. The caller decides whether ids are equal: a table of the ids
/// themselves would be generic, and would manage each element through its type's metadata.
struct IDTable {
  /// The index plus one, or 0 for none.
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

  /// Returns an index with this hash value that meets the condition.
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
