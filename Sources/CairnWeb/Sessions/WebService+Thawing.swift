import CairnScreen
import CairnWire
import Foundation

// A page that was left, or whose process has ended, is a place and what its scenes have stored. It begins again there.
extension WebService {
  /// Puts all pages away, as the process is about to end.
  func freeze() {
    isEnding = true
    for tab in tabs.values {
      tab.freeze()
      tab.removeFiles()
    }
    for person in people.values { person.files.finishSharing() }
  }

  /// Begins a page again that a browser still shows, and will ask for.
  func thaw(tabNamed name: String, of person: WebPerson) {
    thaw(name, of: person, size: CGSize(width: 1_280, height: 800))?.isThawed = true
  }

  /// Returns a page that has begun again and that its browser now asks for.
  func awaitedTab(of person: WebPerson, at place: Place, hint: String?) -> WebTab? {
    let awaited = person.tabs.filter { $0.isThawed && !$0.isPromised && $0.history.current.isMeant(by: place) }
    return awaited.first { $0.browserTab != nil && $0.browserTab == hint } ?? awaited.first
  }

  /// Begins a page again that was left at a place.
  func thawedTab(of person: WebPerson, at place: Place, size: CGSize, hint: String?) -> WebTab? {
    let left = leftTabs(of: person, at: place)
    return (left.first { $0.browserTab != nil && $0.browserTab == hint } ?? left.first)
      .flatMap { thaw($0.name, of: person, size: size) }
  }

  /// Begins a page again that a browser's tab has left at a place.
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
    // Whoever has been away for long does not expect more.
    tab.isThawed = files.leftAt.map { Date().timeIntervalSince($0) < Double(Self.keptSeconds) } ?? true
    return begin(tab, at: files.storedPath.flatMap { Place(url: $0) } ?? Place())
  }
}

extension WebTab {
  /// Lets the app save what it wants to, and writes it.
  func freeze() {
    guard !isEnded, window != nil else { return }
    window?.scenePhase = .background
    update()
    session.flushStores()
    files.flush()
  }

  /// Tells the person that this is not the page they left, but one that begins where it was.
  func tellIfThawed() {
    guard isThawed else { return }
    isThawed = false
    tell(
      draftsAreRestored
        ? "This page was restored, with what you had entered."
        : "This page was restored. What was not saved is lost.")
  }

  /// Tells the person that the address they asked for leads no further.
  func tellIfLost() {
    guard isLost else { return }
    isLost = false
    tell("Nothing was found at this address. This is the last page before it.")
  }

  /// Tells the person something that is not on the page.
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

  /// Writes what the person is being told. A page that is written anew says it again, as its browser may not have shown it yet.
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
