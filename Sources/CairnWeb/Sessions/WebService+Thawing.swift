import CairnScreen
import CairnWire
import Foundation

// A suspended page is stored as a place and the state of its scenes. It is restored from these.
extension WebService {
  /// Suspends all pages, because the process is about to end.
  func freeze() {
    isEnding = true
    for tab in tabs.values {
      tab.freeze()
      tab.removeFiles()
    }
    for person in people.values { person.files.finishSharing() }
  }

  /// Restores a page that a browser still shows and will request.
  func thaw(tabNamed name: String, of person: WebPerson) {
    thaw(name, of: person, size: CGSize(width: 1_280, height: 800))?.isThawed = true
  }

  /// Returns a restored page that its browser requests now.
  func awaitedTab(of person: WebPerson, at place: Place, hint: String?) -> WebTab? {
    let awaited = person.tabs.filter { $0.isThawed && !$0.isPromised && $0.history.current.isMeant(by: place) }
    return awaited.first { $0.browserTab != nil && $0.browserTab == hint } ?? awaited.first
  }

  /// Restores a page that was left at a place.
  func thawedTab(of person: WebPerson, at place: Place, size: CGSize, hint: String?) -> WebTab? {
    let left = leftTabs(of: person, at: place)
    return (left.first { $0.browserTab != nil && $0.browserTab == hint } ?? left.first)
      .flatMap { thaw($0.name, of: person, size: size) }
  }

  /// Restores a page that a browser tab has left at a place.
  func thawedTab(of person: WebPerson, at place: Place, size: CGSize, inTabNamed name: String) -> WebTab? {
    leftTabs(of: person, at: place).first { $0.browserTab == name }.flatMap { thaw($0.name, of: person, size: size) }
  }

  private func leftTabs(of person: WebPerson, at place: Place) -> [(name: String, path: String, browserTab: String?)] {
    let running = Set(person.tabs.map(\.token))
    return person.files.leftTabs(except: running).filter { Place(url: $0.path)?.isMeant(by: place) == true }
  }

  private func thaw(_ name: String, of person: WebPerson, size: CGSize) -> WebTab? {
    guard !person.tabs.contains(where: { $0.token == name }), hasRoom(for: person) else { return nil }
    let token = RandomToken.make()
    guard let files = person.files.thaw(tabNamed: name, as: token) else { return nil }
    let tab = WebTab(person: person, service: self, size: size, token: token, files: files)
    // After a long absence, users do not expect the old page, so there is no notice.
    tab.isThawed = files.leftAt.map { Date().timeIntervalSince($0) < Double(Self.keptSeconds) } ?? true
    let page = begin(tab, at: files.storedPath.flatMap { Place(url: $0) } ?? Place())
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

  /// Notifies the user that the page was restored.
  func tellIfThawed() {
    guard isThawed else { return }
    isThawed = false
    // An edit of the source is no reason to worry the user.
    if service.development != nil { return }
    tell(
      draftsAreRestored
        ? "This page was restored with your input."
        : "This page was restored. Unsaved changes are lost.")
  }

  /// Notifies the user that the requested address leads to no page.
  func tellIfLost() {
    guard isLost else { return }
    isLost = false
    tell("Nothing was found at this address. This is the last page before it.")
  }

  /// Shows a notice beside the page.
  func tell(_ text: String) {
    notice = text
    var patches = Patches()
    writeNotice(&patches)
    post(patches)
    app.after(.seconds(5)) { [weak self] in
      guard let self, !isEnded else { return }
      notice = nil
      var patches = Patches()
      patches.attributes("note", Self.note(isShown: false), version: nil)
      post(patches)
    }
  }

  /// Writes the current notice. A re-rendered page repeats it, as its browser may not have shown it yet.
  func writeNotice(_ patches: inout Patches) {
    guard let notice else { return }
    patches.announce(notice)
    patches.html("note", notice)
    patches.attributes("note", Self.note(isShown: true), version: nil)
  }

  private static func note(isShown: Bool) -> [(name: String, value: String)] {
    [("role", "status"), ("aria-live", "polite")] + (isShown ? [("class", "show")] : [])
  }
}
