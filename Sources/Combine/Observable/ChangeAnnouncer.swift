/// How a published property tells its object about an upcoming change.
enum ChangeAnnouncer {
  case unknown
  /// The object is not observable, or others cannot send through its publisher.
  case silent
  case publisher(ObservableObjectPublisher)
  case subject(any Subject<Void, Never>)

  init(for object: AnyObject) {
    // An actor-isolated conformance is only visible to code on that actor, so a failure is not final.
    guard let observable = object as? any ObservableObject else {
      self = .unknown
      return
    }
    self = Self.announcer(of: observable)
  }

  private static func announcer<Object: ObservableObject>(of object: Object) -> ChangeAnnouncer {
    let type = Object.ObjectWillChangePublisher.self
    // Only evaluated where the result is useful: the getter may be computed, for example from this property.
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
