/// The sources a node read when it last ran.
///
/// Most nodes read at most three sources, so those are stored without an array.
struct ReadList {
  private var first: _Source?
  private var second: _Source?
  private var third: _Source?
  private var others: ContiguousArray<(source: _Source, round: UInt8)> = []
  private var firstRound: UInt8 = 0
  private var secondRound: UInt8 = 0
  private var thirdRound: UInt8 = 0
  /// Incremented by every evaluation. A read not repeated in the last round is stale. Stale reads are dropped
  /// before the next round, so the counter may wrap around.
  private var round: UInt8 = 0
  private var freshCount: UInt32 = 0
  private var count: UInt32 = 0
  /// The reads of parts of larger values in this round. Only a few are kept, because the list is searched for each read.
  private var partCount: UInt8 = 0

  mutating func begin() {
    round &+= 1
    freshCount = 0
    partCount = 0
  }

  var hasRoomForPart: Bool { partCount < 4 }

  mutating func notePart() { partCount += 1 }

  /// Records that a source was read. Returns true if it was not known yet.
  mutating func add(_ source: _Source) -> Bool {
    if first === source {
      if Self.isFirst(&firstRound, in: round) { freshCount += 1 }
      return false
    }
    if second === source {
      if Self.isFirst(&secondRound, in: round) { freshCount += 1 }
      return false
    }
    if third === source {
      if Self.isFirst(&thirdRound, in: round) { freshCount += 1 }
      return false
    }
    return addUnlessKnown(source)
  }

  /// Whether a source is read for the first time in a round.
  @inline(__always)
  private static func isFirst(_ last: inout UInt8, in round: UInt8) -> Bool {
    guard last != round else { return false }
    last = round
    return true
  }

  private mutating func addUnlessKnown(_ source: _Source) -> Bool {
    for index in others.indices where others[index].source === source {
      if Self.isFirst(&others[index].round, in: round) { freshCount += 1 }
      return false
    }
    freshCount += 1
    count += 1
    if first == nil {
      first = source
      firstRound = round
    } else if second == nil {
      second = source
      secondRound = round
    } else if third == nil {
      third = source
      thirdRound = round
    } else {
      others.append((source, round))
    }
    return true
  }

  var hasStale: Bool { freshCount != count }

  /// Drops the sources that were not read again.
  mutating func dropStale(_ dropped: (_Source) -> Void) {
    count = freshCount
    if let stale = first, firstRound != round {
      first = nil
      dropped(stale)
    }
    if let stale = second, secondRound != round {
      second = nil
      dropped(stale)
    }
    if let stale = third, thirdRound != round {
      third = nil
      dropped(stale)
    }
    let round = round
    others.removeAll { read in
      guard read.round != round else { return false }
      dropped(read.source)
      return true
    }
  }

  mutating func dropAll(_ dropped: (_Source) -> Void) {
    if count == 0 { return }
    count = 0
    freshCount = 0
    if let source = first.take() { dropped(source) }
    if let source = second.take() { dropped(source) }
    if let source = third.take() { dropped(source) }
    if others.isEmpty { return }
    for read in others { dropped(read.source) }
    others = []
  }
}
