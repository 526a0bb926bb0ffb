import CairnWire

// Users of requests: the cookie names a user, who may own this process.
extension WebService {
  /// Makes this the process of one user, with the id that the gate uses.
  func serveOnly(_ id: PersonID) {
    let id = state?.isOutdated(id) == true ? rename() : id
    let person = WebPerson(id, self)
    people = [id: person]
    onlyPerson = person
  }

  /// Returns the user of a request, if they are known.
  func knownPerson(of request: HTTPRequest) -> WebPerson? {
    if isForGuests { return nil }
    let id = naming.person(of: request).person
    // The gate routes requests to their user's process. A request without that user's cookie is from a new user.
    if let onlyPerson { return id.map { onlyPerson.isNamed($0) } == true ? onlyPerson : nil }
    guard let id else { return nil }
    if let person = people[id] { return person }
    guard state?.isOutdated(id) != true else { return nil }
    return add(id)
  }

  /// Returns the user of a request, and the id for a new cookie if they need one.
  func person(of request: HTTPRequest) -> (WebPerson, cookie: PersonID?) {
    guard let known = knownPerson(of: request) else {
      let person = onlyPerson ?? add(.random())
      return (person, person.names[0])
    }
    guard naming.identity == nil, naming.person(of: request).person == known.names[0] else { return (known, nil) }
    return (known, newName(for: known))
  }

  /// How long a cookie keeps the same id.
  static let namedSeconds = 86_400.0

  /// Renames a user whose id is old, so that a stolen cookie does not work for long. The previous id stays valid until
  /// the next change, because requests with it may be on the way.
  private func newName(for person: WebPerson) -> PersonID? {
    let old = person.names[0]
    guard let state, let date = state.named(old), now().timeIntervalSince(date) >= Self.namedSeconds else { return nil }
    let new = rename()
    // Other processes can find the user by the new id from now on.
    state.rename(old, to: new)
    if onlyPerson == nil { people[new] = person }
    if let last = person.rename(to: new), onlyPerson == nil { people[last] = nil }
    return new
  }

  /// Forgets a user without pages. A cookie alone is not worth the memory.
  func forgetIfAbsent(_ person: WebPerson) {
    if person.tabs.isEmpty, person.sockets == 0, person !== onlyPerson { forget(person) }
  }

  private func add(_ id: PersonID) -> WebPerson {
    let person = WebPerson(id, self)
    people[id] = person
    return person
  }

  /// The number of users with pages here. Some have two ids.
  var peopleCount: Int { Set(people.values.map { ObjectIdentifier($0) }).count }

  func forget(_ person: WebPerson) {
    for name in person.names { people[name] = nil }
  }

  /// Makes space for one more page, by ending the page that was left first.
  func hasRoom(for person: WebPerson) -> Bool {
    if person.tabs.count >= Self.mostTabsOfPerson, !dropOldest(of: person.tabs) { return false }
    return tabs.count < Self.mostTabs || dropOldest(of: Array(tabs.values))
  }

  private func dropOldest(of tabs: [WebTab]) -> Bool {
    let left = tabs.filter { !$0.isAttached }
    // Unused pages have no state to lose.
    guard
      let oldest = left.min(by: { $0.isUsed == $1.isUsed ? $0.leftAt < $1.leftAt : $1.isUsed })
    else { return false }
    drop(oldest)
    return true
  }
}
