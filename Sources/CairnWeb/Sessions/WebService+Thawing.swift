import CairnScreen
import CairnWire
import Foundation

// A suspended page is stored as a location and the state of its scenes. It is restored from these.
extension WebService {
  /// Suspends all pages, because the process is about to end.
  func freeze() {
    isEnding = true
    for tab in tabs.values {
      tab.freeze()
      tab.transfers.remove()
    }
    for user in users.values { user.files.finishSharing() }
  }

  /// Restores a page that a browser still shows and will request.
  func thaw(tabNamed name: String, of user: WebUser) {
    thaw(name, of: user, size: CGSize(width: 1_280, height: 800))?.notices.isThawed = true
  }

  /// Returns a restored page that its browser requests now.
  func awaitedTab(of user: WebUser, at location: Location, hint: String?) -> WebTab? {
    let awaited = user.tabs.filter {
      $0.notices.isThawed && !$0.life.isPromised && $0.history.current.isMeant(by: location)
    }
    return awaited.shown(in: hint) ?? awaited.first
  }

  /// Restores a page that was left at a location.
  func thawedTab(of user: WebUser, at location: Location, size: CGSize, hint: String?) -> WebTab? {
    let left = leftTabs(of: user, at: location)
    return (left.first { $0.browserTab != nil && $0.browserTab == hint } ?? left.first)
      .flatMap { thaw($0.name, of: user, size: size) }
  }

  /// Restores a page that a browser tab has left at a location.
  func thawedTab(of user: WebUser, at location: Location, size: CGSize, inTabNamed name: String) -> WebTab? {
    leftTabs(of: user, at: location).first { $0.browserTab == name }.flatMap { thaw($0.name, of: user, size: size) }
  }

  private func leftTabs(of user: WebUser, at location: Location) -> [(name: String, path: String, browserTab: String?)]
  {
    let running = Set(user.tabs.map(\.token))
    return user.files.leftTabs(except: running).filter { Location(url: $0.path)?.isMeant(by: location) == true }
  }

  private func thaw(_ name: String, of user: WebUser, size: CGSize) -> WebTab? {
    guard !user.tabs.contains(where: { $0.token == name }), hasRoom(for: user) else { return nil }
    let token = RandomToken.make()
    guard let files = user.files.thaw(tabNamed: name, as: token) else { return nil }
    let tab = WebTab(user: user, service: self, size: size, token: token, files: files)
    // After a long absence, users do not expect the old page, so there is no notice.
    tab.notices.isThawed = files.leftAt.map { Date().timeIntervalSince($0) < Double(Self.keptSeconds) } ?? true
    let page = begin(tab, at: files.storedPath.flatMap { Location(url: $0) } ?? Location())
    tab.takeOver()
    return page
  }
}

extension WebTab {
  /// Lets the app save its state, and writes it.
  func freeze() {
    guard !isEnded, window != nil else { return }
    window?.scenePhase = .background
    update()
    session.flushStores()
    files.flush()
  }
}
