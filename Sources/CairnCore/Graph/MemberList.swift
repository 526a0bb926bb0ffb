import CairnUnsafe

/// Members in order of arrival: the readers of a source, the pages of a destination, the followers of a layout.
///
/// Members mostly leave in that order or its reverse, as the rows of a list or the pages of a stack do. So the
/// search runs from both ends, and the gap is closed from the nearer one. Removing all members one by one takes
/// constant time for each.
struct MemberList<Member> {
  /// A single member, which most lists have, needs no array.
  private var only: Member?
  /// Slots at the front are `nil` once their members have left.
  private var places: [Member?] = []
  /// The number of members that have left at the front.
  private var start = 0

  var isEmpty: Bool { only == nil && start == places.count }

  /// The slots of the current members. No member may leave during an iteration; members who join meanwhile go to the back.
  var indices: Range<Int> { only == nil ? start..<places.count : 0..<1 }

  subscript(index: Int) -> Member { only ?? places[index]! }

  mutating func append(_ member: Member) {
    if isEmpty {
      only = member
      return
    }
    if let first = only.take() { places.append(first) }
    places.append(member)
  }

  mutating func remove(where isLeaving: (Member) -> Bool) {
    if let only {
      if isLeaving(only) { self.only = nil }
      return
    }
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
  /// Returns the number that matches, searching from both ends, where it is likely to be near one of them.
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
