/// Views that want to know which link a user is about to follow. A graph has none until the first appears.
@MainActor
final class LinkIntents: Participants<any LinkIntentListener> {
  /// Passes on to the views around a link that the user points at it.
  func note(_ value: any Hashable, of link: Node) {
    for listener in members where listener.isAround(link) { listener.intends(value) }
  }
}

@MainActor
protocol LinkIntentListener: Node {
  func intends(_ value: any Hashable)
}
