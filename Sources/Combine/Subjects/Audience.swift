/// The members of a broadcast, in subscription order.
struct Audience {
  /// The members. Leaving sets the entry to `nil`; the array is compacted when most entries are `nil`.
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
