/// How a published property tells its object that it is about to change.
enum ChangeAnnouncer {
  case unknown
  /// The object is not observable, or what it publishes is not for others to send.
  case silent
  case publisher(ObservableObjectPublisher)
  case subject(any Subject<Void, Never>)

  init(for object: AnyObject) {
    // A conformance that belongs to an actor shows only to code on that actor, so a failure is no final answer.
    guard let observable = object as? any ObservableObject else {
      self = .unknown
      return
    }
    self = Self.announcer(of: observable)
  }

  private static func announcer<Object: ObservableObject>(of object: Object) -> ChangeAnnouncer {
    let type = Object.ObjectWillChangePublisher.self
    // Asked only where an answer is of use: the getter may be computed, from this property for example.
    guard type is ObservableObjectPublisher.Type || type is any Subject.Type else { return .silent }
    let willChange = object.objectWillChange
    if let publisher = willChange as? ObservableObjectPublisher { return .publisher(publisher) }
    if let subject = willChange as? any Subject<Void, Never> { return .subject(subject) }
    return .silent
  }

  func announce() {
    switch self {
    case .unknown, .silent: break
    case .publisher(let publisher): publisher.send()
    case .subject(let subject): subject.send(())
    }
  }
}
