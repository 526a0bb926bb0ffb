import CairnWire

// Who asks: the cookie names a person, whose process this may be.
extension WebService {
  /// Belongs to one person from now on, whom the gate knows by this name.
  func serveOnly(_ id: PersonID) {
    let person = WebPerson(id, self)
    people = [id: person]
    onlyPerson = person
  }

  /// Returns the person that a request comes from, if they have been here before.
  func knownPerson(of request: HTTPRequest) -> WebPerson? {
    let id = PersonID(in: request.headers, isSecure: isSecure)
    // The gate has decided who belongs here. Without the cookie of its person, a request comes from somebody new.
    if let onlyPerson { return id == onlyPerson.id ? onlyPerson : nil }
    guard let id else { return nil }
    if let person = people[id] { return person }
    guard state?.knows(id) == true else { return nil }
    return add(id)
  }

  func person(of request: HTTPRequest) -> (WebPerson, isNew: Bool) {
    if let known = knownPerson(of: request) { return (known, false) }
    return (onlyPerson ?? add(.random()), true)
  }

  private func add(_ id: PersonID) -> WebPerson {
    let person = WebPerson(id, self)
    people[id] = person
    return person
  }

  /// Makes room for one more page, by ending the one that was left first.
  func hasRoom(for person: WebPerson) -> Bool {
    if person.tabs.count >= Self.mostTabsOfPerson, !dropOldest(of: person.tabs) { return false }
    return tabs.count < Self.mostTabs || dropOldest(of: Array(tabs.values))
  }

  private func dropOldest(of tabs: [WebTab]) -> Bool {
    guard let oldest = tabs.filter({ !$0.isAttached }).min(by: { $0.leftAt < $1.leftAt }) else { return false }
    drop(oldest)
    return true
  }
}
