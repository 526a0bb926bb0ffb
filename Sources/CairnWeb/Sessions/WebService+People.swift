import CairnWire

// Who asks: the cookie names a person, whose process this may be.
extension WebService {
  /// Belongs to one person from now on, whom the gate knows by this name.
  func serveOnly(_ id: PersonID) {
    let id = state?.isOutdated(id) == true ? rename() : id
    let person = WebPerson(id, self)
    people = [id: person]
    onlyPerson = person
  }

  /// Returns the person that a request comes from, if they have been here before.
  func knownPerson(of request: HTTPRequest) -> WebPerson? {
    if isForGuests { return nil }
    let id = naming.person(of: request).person
    // The gate has decided who belongs here. Without the cookie of its person, a request comes from somebody new.
    if let onlyPerson { return id.map { onlyPerson.isNamed($0) } == true ? onlyPerson : nil }
    guard let id else { return nil }
    if let person = people[id] { return person }
    guard state?.isOutdated(id) != true else { return nil }
    return add(id)
  }

  /// Returns the person that a request comes from, and the name for a new cookie if they need one.
  func person(of request: HTTPRequest) -> (WebPerson, cookie: PersonID?) {
    guard let known = knownPerson(of: request) else {
      let person = onlyPerson ?? add(.random())
      return (person, person.names[0])
    }
    guard naming.identity == nil, naming.person(of: request).person == known.names[0] else { return (known, nil) }
    return (known, newName(for: known))
  }

  /// How long a cookie has the same name.
  static let namedSeconds = 86_400.0

  /// Gives somebody another name if theirs is old, so that one that was stolen is of no use for long. The name before stays
  /// valid until the next, as other pages may be asked for with it right now.
  private func newName(for person: WebPerson) -> PersonID? {
    let old = person.names[0]
    guard let state, let date = state.named(old), now().timeIntervalSince(date) >= Self.namedSeconds else { return nil }
    let new = rename()
    // Another process may find the person by the new name from now on.
    state.rename(old, to: new)
    if onlyPerson == nil { people[new] = person }
    if let last = person.rename(to: new), onlyPerson == nil { people[last] = nil }
    return new
  }

  /// Forgets somebody without a page. A cookie is not worth more.
  func forgetIfAbsent(_ person: WebPerson) {
    if person.tabs.isEmpty, person.sockets == 0, person !== onlyPerson { forget(person) }
  }

  private func add(_ id: PersonID) -> WebPerson {
    let person = WebPerson(id, self)
    people[id] = person
    return person
  }

  /// How many people have pages here. Some are known by two names.
  var peopleCount: Int { Set(people.values.map { ObjectIdentifier($0) }).count }

  func forget(_ person: WebPerson) {
    for name in person.names { people[name] = nil }
  }

  /// Makes room for one more page, by ending the one that was left first.
  func hasRoom(for person: WebPerson) -> Bool {
    if person.tabs.count >= Self.mostTabsOfPerson, !dropOldest(of: person.tabs) { return false }
    return tabs.count < Self.mostTabs || dropOldest(of: Array(tabs.values))
  }

  private func dropOldest(of tabs: [WebTab]) -> Bool {
    let left = tabs.filter { !$0.isAttached }
    // Those that were only looked at lose nothing.
    guard
      let oldest = left.min(by: { $0.isUsed == $1.isUsed ? $0.leftAt < $1.leftAt : $1.isUsed })
    else { return false }
    drop(oldest)
    return true
  }
}
