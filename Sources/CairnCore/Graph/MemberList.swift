/// Members in the order they came: the readers of a source, the pages a destination has made, those who follow a layout.
///
/// They mostly leave in that order or in its reverse, as the rows of a list or the pages of a stack do, so one is looked for from
/// both ends, and the gap it leaves is closed from the nearer one. To leave one after the other costs each of them the same.
struct MemberList<Member> {
  /// Nothing is left where those at the front have been.
  private var places: [Member?] = []
  /// How many at the front have left.
  private var start = 0

  var isEmpty: Bool { start == places.count }

  /// Where members are now. Nobody may leave while someone goes through them; those who come meanwhile are further back.
  var indices: Range<Int> { start..<places.count }

  subscript(index: Int) -> Member { places[index]! }

  mutating func append(_ member: Member) { places.append(member) }

  mutating func remove(where isLeaving: (Member) -> Bool) {
    guard let place = indices.findFromEnds({ isLeaving(places[$0]!) }) else { return }
    if places.count - place <= place - start + 1 {
      places.remove(at: place)
      return
    }
    var gap = place
    while gap > start {
      places[gap] = places[gap - 1]
      gap -= 1
    }
    places[start] = nil
    start += 1
    if start > 32, start * 2 > places.count { compact() }
  }

  private mutating func compact() {
    places.removeFirst(start)
    start = 0
  }
}

extension Range<Int> {
  /// The number that is looked for, where it is likely to be near one of the ends.
  @inline(__always)
  func findFromEnds(_ isWanted: (Int) -> Bool) -> Int? {
    var low = lowerBound
    var high = upperBound - 1
    while low <= high {
      if isWanted(high) { return high }
      if isWanted(low) { return low }
      low += 1
      high -= 1
    }
    return nil
  }
}
