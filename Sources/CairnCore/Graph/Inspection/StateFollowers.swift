/// Hears of the state that views have, and looks at it after each turn.
@MainActor
protocol StateFollower: AnyObject {
  func follow<Location: KeptLocation>(_ location: Location, named name: String, of node: Node)
  func turnEnded()
}

/// What follows the state of a graph. It has none until the first log appears.
@MainActor
final class StateFollowers: Participants<any StateFollower> {
  func follow(_ location: some KeptLocation, named name: String, of node: Node) {
    for member in members { member.follow(location, named: name, of: node) }
  }

  func turnEnded() {
    for member in members { member.turnEnded() }
  }
}
