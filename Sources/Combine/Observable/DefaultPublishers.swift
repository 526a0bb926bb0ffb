/// Which publisher belongs to which object, for objects that declare none.
///
/// A class has no room for a publisher of its own, so the two are matched here. Nothing is kept alive: the publisher
/// lives as long as a subscription or a published property holds it, and takes itself off this list when it goes.
final class DefaultPublishers: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    weak var publisher: ObservableObjectPublisher?
    let publisherIdentity: ObjectIdentifier
  }

  static let shared = DefaultPublishers()

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let owner = ObjectIdentifier(object)
    return lock.withLock {
      // A publisher can outlive its object, whose address then serves another.
      if let entry = entries[owner], entry.object === object, let publisher = entry.publisher {
        return publisher
      }
      let publisher = ObservableObjectPublisher(owner: owner)
      entries[owner] = Entry(object: object, publisher: publisher, publisherIdentity: ObjectIdentifier(publisher))
      return publisher
    }
  }

  func forget(_ publisher: ObjectIdentifier, of owner: ObjectIdentifier) {
    lock.withLock {
      guard let entry = entries[owner], entry.publisherIdentity == publisher else { return }
      entries[owner] = nil
    }
  }

  /// How many objects have a publisher just now.
  var count: Int { lock.withLock { entries.count } }
}
