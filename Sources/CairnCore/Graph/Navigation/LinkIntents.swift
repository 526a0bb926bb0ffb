/// Views that want to know which link a user is about to follow. A graph has none until the first appears.
@MainActor
final class LinkIntents {
  private var listeners: [any LinkIntentListener] = []

  func add(_ listener: any LinkIntentListener) { listeners.append(listener) }

  func remove(_ listener: any LinkIntentListener) { listeners.removeAll { $0 === listener } }

  /// Passes on to the views around a link that the user points at it.
  func note(_ value: any Hashable, of link: Node) {
    for listener in listeners where listener.isAround(link) { listener.intends(value) }
  }
}

@MainActor
protocol LinkIntentListener: Node {
  func intends(_ value: any Hashable)
}
