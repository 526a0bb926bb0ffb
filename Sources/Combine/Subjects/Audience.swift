/// The members of a broadcast, in the order in which they came.
struct Audience {
  /// Leaving is a matter of emptying one's place; the empty places are closed when they are the majority.
  private(set) var places: [AnyOutlet?] = []
  private var memberCount = 0

  mutating func admit(_ member: AnyOutlet) {
    member.position = places.count
    places.append(member)
    memberCount += 1
  }

  mutating func dismiss(_ member: AnyOutlet) {
    guard member.position < places.count, places[member.position] === member else { return }
    places[member.position] = nil
    memberCount -= 1
    if memberCount * 2 < places.count { closeRanks() }
  }

  private mutating func closeRanks() {
    places.removeAll { $0 == nil }
    for (position, member) in places.enumerated() { member?.position = position }
  }
}
