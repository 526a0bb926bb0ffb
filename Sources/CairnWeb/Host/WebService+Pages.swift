import CairnScreen
import CairnWire
import Foundation

// The pages of users: found by their addresses, made, and dropped.
extension WebService {
  /// Returns the page that is being reloaded. Its old socket may still be connected.
  func reloadedTab(of user: WebUser, at location: Location, hint: String?, _ request: HTTPRequest) -> WebTab? {
    guard
      request.headers.contains("max-age=0", in: "cache-control")
        || request.headers.contains("no-cache", in: "cache-control")
    else { return nil }
    let there = user.tabs.filter { !$0.isEnded && $0.history.current.isMeant(by: location) }
    if let hinted = there.shown(in: hint) { return hinted }
    // If several pages match, none is taken from its tab.
    return there.count == 1 ? there[0] : nil
  }

  /// Returns an open page of the user at a location: after a reload, or without the script.
  func existingTab(of user: WebUser, at location: Location, hint: String?) -> WebTab? {
    let left = user.tabs.filter { !$0.isAttached && !$0.isEnded }
      .sorted { $0.life.usedAt > $1.life.usedAt }
    let there = left.filter { $0.history.current.isMeant(by: location) }
    if let tab = there.shown(in: hint) ?? there.first { return tab }
    // A page with a named tab waits for that tab. Without the script, tabs have no names.
    return left.first { $0.browserTab == nil && $0.addresses.go(to: location) }
  }

  func makeTab(for user: WebUser, size: CGSize, _ location: Location) -> WebTab? {
    guard hasRoom(for: user) else { return nil }
    return begin(WebTab(user: user, service: self, size: size), at: location)
  }

  /// Opens the page's window and goes to a location in it. If the app has only one window, returns that window's page
  /// instead.
  @discardableResult
  func begin(_ tab: WebTab, at location: Location) -> WebTab? {
    guard tab.app.open(tab) else {
      let page = tab.app.front
      _ = page?.addresses.go(to: location)
      return page
    }
    // The browser may also have a history entry for the first page.
    tab.noteArrival()
    // The app may restore another page itself, so only a location with steps leads elsewhere.
    if !location.steps.isEmpty, !tab.addresses.go(to: location), !tab.addresses.unknownSteps.isEmpty {
      noteUnknown(location, in: tab)
    }
    list(tab)
    return tab
  }

  /// Logs an unknown address. Only the first ones are logged, because any visitor can request any address.
  private func noteUnknown(_ location: Location, in tab: WebTab) {
    unknownCount += 1
    if unknownCount <= 100 { tab.session.reportUnknown(tab.addresses.unknownSteps, of: location.url) }
  }

  /// Adds the page of a window that the app has opened itself. Returns `false` if there are too many pages.
  func add(_ tab: WebTab) -> Bool {
    guard tab.user.tabs.count < Self.mostTabsOfUser, tabs.count < Self.mostTabs else { return false }
    list(tab)
    return true
  }

  private func list(_ tab: WebTab) {
    dropUnused()
    tabs[tab.token] = tab
    tab.user.tabs.append(tab)
    tab.app.after(.seconds(unusedSeconds)) { [weak self, weak tab] in if let tab { self?.dropIfLeft(tab) } }
  }

  /// How long a disconnected page is kept.
  static let keptSeconds = 300

  func dropIfLeft(_ tab: WebTab) {
    guard !tab.isEnded, !tab.isAttached else { return }
    // While another window is shown in the page's tab, the page is not abandoned: it returns to that tab.
    let isCovered = tab.user.tabs.contains { $0.windows.covered === tab && $0.isAttached }
    let away = isCovered ? .zero : tab.life.leftAt.duration(to: .now)
    let kept = Duration.seconds(tab.life.isUsed ? Self.keptSeconds : unusedSeconds)
    if away < kept {
      return tab.app.after(kept - away) { [weak self, weak tab] in
        if let tab { self?.dropIfLeft(tab) }
      }
    }
    drop(tab)
  }

  func drop(_ tab: WebTab) {
    tab.freeze()
    tab.end()
    tab.files.end()
    unlist(tab)
  }

  /// Ends a page without storing it.
  func discard(_ tab: WebTab) {
    tab.end()
    tab.files.end()
    unlist(tab)
  }

  /// Suspends all pages of a user, and forgets the user, even without pages.
  func drop(_ user: WebUser) {
    for tab in user.tabs { drop(tab) }
    if user !== onlyUser { forget(user) }
    if tabs.isEmpty, !isForGuests { becameEmpty() }
  }

  /// Forgets a page whose window is closed.
  func forget(_ tab: WebTab) {
    tab.files.remove()
    unlist(tab)
  }

  private func unlist(_ tab: WebTab) {
    tabs[tab.token] = nil
    tab.user.tabs.removeAll { $0 === tab }
    if isReplacing { return }
    // Every visitor without a cookie is a new user, so users without pages must be forgotten.
    if tab.user.tabs.isEmpty, tab.user !== onlyUser { forget(tab.user) }
    if tabs.isEmpty, !isForGuests { becameEmpty() }
  }
}

extension [WebTab] {
  /// Returns the page in the browser tab with a name, if the name is known.
  @MainActor
  func shown(in browserTab: String?) -> WebTab? { first { $0.browserTab != nil && $0.browserTab == browserTab } }
}
