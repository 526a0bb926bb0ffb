import CairnUnsafe

/// The part of a published property that does not depend on its value type: notifying its object of changes.
class AnyPublishedStorage {
  final let lock = Lock()
  private var announcer = ChangeAnnouncer.unknown
  private var isMeeting = false

  final var installedPublisher: ObservableObjectPublisher? {
    lock.withLock { if case .publisher(let publisher) = announcer { publisher } else { nil } }
  }

  /// Sets the publisher for announcements unless there is one already. Returns the one in use.
  final func install(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    lock.withLock {
      if case .publisher(let publisher) = announcer { return publisher }
      announcer = .publisher(publisher)
      return publisher
    }
  }

  /// Announces that the value is about to change. If no object is passed, only an object that is already known
  /// is notified.
  final func announce(in object: AnyObject?) {
    var announcer = lock.withLock { self.announcer }
    if case .unknown = announcer, let object {
      // Cached: an object's `objectWillChange` is assumed not to change.
      announcer = ChangeAnnouncer(for: object)
      lock.withLock { self.announcer = announcer }
    }
    announcer.announce()
  }

  /// Determines how to notify the object, for later changes that arrive without it.
  final func meet(_ object: AnyObject) {
    let isFirst = lock.withLock {
      // An `objectWillChange` that is created lazily may well read this very property.
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
