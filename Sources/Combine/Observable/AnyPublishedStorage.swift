/// The part of a published property that does not depend on its value: how its object is told of changes.
class AnyPublishedStorage {
  final let lock = Lock()
  @exclusivity(unchecked) private var announcer = ChangeAnnouncer.unknown
  private var isMeeting = false

  final var installedPublisher: ObservableObjectPublisher? {
    lock.withLock { if case .publisher(let publisher) = announcer { publisher } else { nil } }
  }

  /// Makes a publisher the one to announce through, unless there is one already; the one that counts is returned.
  final func install(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    lock.withLock {
      if case .publisher(let publisher) = announcer { return publisher }
      announcer = .publisher(publisher)
      return publisher
    }
  }

  /// Says that the value is about to change. An object without one cannot be told, unless it has been met before.
  final func announce(in object: AnyObject?) {
    var announcer = lock.withLock { self.announcer }
    if case .unknown = announcer, let object {
      // Kept: the objectWillChange of an object is taken to stay the same.
      announcer = ChangeAnnouncer(for: object)
      lock.withLock { self.announcer = announcer }
    }
    announcer.announce()
  }

  /// Learns how to tell the object of changes, for values that will come without one.
  final func meet(_ object: AnyObject) {
    let isFirst = lock.withLock {
      // An objectWillChange that is made on first use may well read this very property.
      guard case .unknown = announcer, !isMeeting else { return false }
      isMeeting = true
      return true
    }
    guard isFirst else { return }
    let found = ChangeAnnouncer(for: object)
    lock.withLock {
      announcer = found
      isMeeting = false
    }
  }
}
