/// The publishers of observable objects that declare none.
///
/// An object with published properties stores its publisher in those. Any other object has no storage for one,
/// so this table maps objects to publishers. It retains neither: a publisher lives as long as a subscription
/// holds it, and removes itself from the table when it is released.
final class DefaultPublishers: @unchecked Sendable {
  // Sendable: the list is accessed only with the lock held.
  private struct Entry {
    weak var object: AnyObject?
    weak var publisher: ObservableObjectPublisher?
    let publisherIdentity: ObjectIdentifier
  }

  static let shared = DefaultPublishers()

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var fields: [ObjectIdentifier: PublishedFields] = [:]

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let type: AnyClass = type(of: object)
    let fields = lock.withLock {
      if let fields = self.fields[ObjectIdentifier(type)] { return fields }
      let fields = PublishedFields(of: type)
      self.fields[ObjectIdentifier(type)] = fields
      return fields
    }
    return fields.isEmpty ? listedPublisher(of: object) : fields.publisher(in: object)
  }

  private func listedPublisher(of object: AnyObject) -> ObservableObjectPublisher {
    let owner = ObjectIdentifier(object)
    return lock.withLock {
      // A publisher can outlive its object, whose address may then be reused.
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
}
