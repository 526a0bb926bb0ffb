import CairnMessages
import CairnScreen
import CairnWire

// A browser tab keeps its name while it is open. By this name it finds the page that it has left, even if the user has
// other pages at the same address.
//
// Requests carry the name in a cookie that lives for seconds. All tabs share it, so it is only a hint. The socket's
// name is reliable.
extension WebService {
  /// A browser tab is named by the masked token of its first page.
  static func isName(_ text: String) -> Bool {
    (26...52).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }

  /// Returns the page for a browser tab that has requested one and sends its name only now.
  ///
  /// - Parameter isCopy: Whether the tab may be a duplicate, which has the name of its original.
  func page(for tab: WebTab, inTabNamed name: String, isCopy: Bool) -> WebTab? {
    let user = tab.user
    let location = tab.history.current
    let isCopy = isCopy && user.tabs.contains { $0.isAttached && $0.browserTab == name }
    if isCopy {
      // The original keeps its page. The duplicate gets the new page under a new name.
      let own = tab.browserTab == nil ? tab : makeTab(for: user, size: tab.windowSize, location)
      own?.name(RandomToken.make())
      return own
    }
    if tab.browserTab == name { return tab }
    let own =
      user.tabs.filter { $0.browserTab == name && !$0.isEnded && $0.history.current.isMeant(by: location) }
      .max { $0.life.usedAt < $1.life.usedAt }
      ?? thawedTab(of: user, at: location, size: tab.windowSize, inTabNamed: name)
    if let own {
      if tab.browserTab == nil, !tab.isAttached { drop(tab) }
      return own
    }
    if tab.isAttached, tab.browserTab != nil {
      let new = makeTab(for: user, size: tab.windowSize, location)
      new?.name(name)
      return new
    }
    tab.name(name)
    return tab
  }
}

extension WebTab {
  /// Names the browser tab that shows the page.
  func name(_ name: String?) { if let name, name != browserTab { files.note(browserTab: name) } }

  /// Returns the whole page, for a browser that shows another one.
  func whole() -> String {
    let html = contents()
    life.promise()
    let fields = [
      ("tab", RandomToken.masked(token)), ("name", browserTab ?? RandomToken.make()), ("key", history.key),
      ("path", history.current.url),
      ("title", title), ("keys", shortcutNames), ("html", html),
    ]
    return "{" + fields.map { "\(JSON.quoted($0.0)):\(JSON.quoted($0.1))" }.joined(separator: ",") + "}"
  }
}
