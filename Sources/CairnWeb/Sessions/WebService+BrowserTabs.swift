import CairnScreen
import CairnWire

// A browser's tab has a name of its own, which it keeps as long as it is open. It finds the page that it has left by
// that name, even if others of the same person are at the same address.
//
// A request says the name in a cookie that lives for seconds, which is only a hint: all tabs share it. The socket says
// it for certain.
extension WebService {
  /// A browser's tab is named by what its first page was sent as its token.
  static func isName(_ text: String) -> Bool {
    (26...52).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }

  /// Returns the page that a browser's tab is to show, which asked for one and knows only now who it is.
  ///
  /// - Parameter isCopy: Whether the tab may be a copy of another, which has the name of its original.
  func page(for tab: WebTab, inTabNamed name: String, isCopy: Bool) -> WebTab? {
    let person = tab.person
    let place = tab.history.current
    let isCopy = isCopy && person.tabs.contains { $0.isAttached && $0.browserTab == name }
    if isCopy {
      // The original keeps its page. A page that nobody has yet is the copy's own from now on.
      let own = tab.browserTab == nil ? tab : makeTab(for: person, size: tab.windowSize, place)
      own?.name(RandomToken.make())
      return own
    }
    if tab.browserTab == name { return tab }
    let own =
      person.tabs.filter { $0.browserTab == name && !$0.isEnded && $0.history.current.isMeant(by: place) }
      .max { $0.usedAt < $1.usedAt }
      ?? thawedTab(of: person, at: place, size: tab.windowSize, inTabNamed: name)
    if let own {
      if tab.browserTab == nil, !tab.isAttached { drop(tab) }
      return own
    }
    if tab.isAttached, tab.browserTab != nil {
      let new = makeTab(for: person, size: tab.windowSize, place)
      new?.name(name)
      return new
    }
    tab.name(name)
    return tab
  }
}

extension WebTab {
  /// The browser's tab that shows the page has a name.
  func name(_ name: String?) {
    guard let name, name != browserTab else { return }
    browserTab = name
    files.note(browserTab: name)
  }

  /// Everything of the page, for a browser that shows another one.
  func whole() -> String {
    let html = contents()
    isPromised = true
    let fields = [
      ("tab", RandomToken.masked(token)), ("name", browserTab ?? RandomToken.make()), ("key", history.key),
      ("path", history.current.url),
      ("title", title), ("keys", shortcutNames), ("html", html),
    ]
    return "{" + fields.map { "\(JSONText.of($0.0)):\(JSONText.of($0.1))" }.joined(separator: ",") + "}"
  }
}
