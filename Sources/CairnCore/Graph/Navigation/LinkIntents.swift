/// Views that want to know which link a user is about to follow. A graph has none until the first appears.
@MainActor
final class LinkIntents {
  private var listeners: [WeakListener] = []

  func add(_ listener: any LinkIntentListener) { listeners.append(WeakListener(listener)) }

  func remove(_ listener: any LinkIntentListener) {
    listeners.removeAll { $0.listener == nil || $0.listener === listener }
  }

  /// Tells the views around a link, and those on its pages, that the user points at it.
  func note(_ value: any Hashable, of link: Node) {
    for case let listener? in listeners.map(\.listener) where listener.isAround(link) { listener.intends(value) }
  }
}

@MainActor
protocol LinkIntentListener: Node {
  func intends(_ value: any Hashable)
}

private struct WeakListener {
  private(set) weak var listener: (any LinkIntentListener)?
  init(_ listener: any LinkIntentListener) { self.listener = listener }
}
