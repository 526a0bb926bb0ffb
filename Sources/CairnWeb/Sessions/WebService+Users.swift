import CairnWire

// Users of requests: the cookie names a user, who may own this process.
extension WebService {
  /// Makes this the process of one user, with the id that the gate uses.
  func serveOnly(_ id: UserID) {
    let id = state?.isOutdated(id) == true ? rename() : id
    let user = WebUser(id, self)
    users = [id: user]
    onlyUser = user
  }

  /// Returns the user of a request, if they are known.
  func knownUser(of request: HTTPRequest) -> WebUser? {
    if isForGuests { return nil }
    let id = naming.user(of: request).user
    // The gate routes requests to their user's process. A request without that user's cookie is from a new user.
    if let onlyUser { return id.map { onlyUser.isNamed($0) } == true ? onlyUser : nil }
    guard let id else { return nil }
    if let user = users[id] { return user }
    guard state?.isOutdated(id) != true else { return nil }
    return add(id)
  }

  /// Returns the user of a request, and the id for a new cookie if they need one.
  func user(of request: HTTPRequest) -> (WebUser, cookie: UserID?) {
    guard let known = knownUser(of: request) else {
      let user = onlyUser ?? add(.random())
      return (user, user.names[0])
    }
    guard naming.identity == nil, naming.user(of: request).user == known.names[0] else { return (known, nil) }
    return (known, newName(for: known))
  }

  /// How long a cookie keeps the same id.
  static let namedSeconds = 86_400.0

  /// Renames a user whose id is old, so that a stolen cookie does not work for long. The previous id stays valid until
  /// the next change, because requests with it may be on the way.
  private func newName(for user: WebUser) -> UserID? {
    let old = user.names[0]
    guard let state, let date = state.named(old), now().timeIntervalSince(date) >= Self.namedSeconds else { return nil }
    let new = rename()
    // Other processes can find the user by the new id from now on.
    state.rename(old, to: new)
    if onlyUser == nil { users[new] = user }
    if let last = user.rename(to: new), onlyUser == nil { users[last] = nil }
    return new
  }

  /// Forgets a user without pages. A cookie alone is not worth the memory.
  func forgetIfAbsent(_ user: WebUser) { if user.tabs.isEmpty, user.sockets == 0, user !== onlyUser { forget(user) } }

  private func add(_ id: UserID) -> WebUser {
    let user = WebUser(id, self)
    users[id] = user
    return user
  }

  /// The number of users with pages here. Some have two ids.
  var userCount: Int { Set(users.values.map { ObjectIdentifier($0) }).count }

  func forget(_ user: WebUser) { for name in user.names { users[name] = nil } }

  /// Makes space for one more page, by ending the page that was left first.
  func hasRoom(for user: WebUser) -> Bool {
    if user.tabs.count >= Self.mostTabsOfUser, !dropOldest(of: user.tabs) { return false }
    return tabs.count < Self.mostTabs || dropOldest(of: Array(tabs.values))
  }

  private func dropOldest(of tabs: [WebTab]) -> Bool {
    let left = tabs.filter { !$0.isAttached }
    guard let oldest = left.min(by: { $0.life.makesRoom(before: $1.life) }) else { return false }
    drop(oldest)
    return true
  }
}
