import CairnCore
import CairnScreen

// Windows that the app opens and closes by itself are tabs of the browser.
extension WebTab {
  /// Asks the browser for a tab for another window. Where it allows none, the window takes the place of this one.
  func offer(_ page: WebTab) {
    if page === covered, !page.isAttached {
      app.after(.zero) { [weak self] in self?.socket?.show(page) }
      return
    }
    page.opener = self
    guard isAttached else { return offered.append(Weak(page)) }
    var patches = Patches()
    patches.window(page.label, page.windowPath, isShown: page.isAttached)
    post(patches)
  }

  /// Offers what was opened before a browser was there.
  func offerAgain() {
    let pages = takeOffered()
    for page in pages { offer(page) }
  }

  /// Returns the windows that no browser has been told of.
  func takeOffered() -> [WebTab] {
    defer { offered = [] }
    return offered.compactMap(\.page).filter { !$0.isEnded && !$0.isAttached }
  }

  /// The browser has allowed no tab for a window, so that it takes the place of this one.
  func makeRoom(forWindow label: String) {
    guard let page = person.tabs.first(where: { $0.label == label }), page.opener === self, !page.isAttached,
      !page.isEnded
    else { return }
    page.name(browserTab)
    page.covered = self
    socket?.show(page)
  }

  /// Tells the browser that the app has closed the window, after the turn in which it has.
  func leaveClosedWindow() {
    app.after(.zero) { [self] in
      if let covered, !covered.isEnded {
        socket?.show(covered)
      } else {
        socket?.tellClosed()
      }
      service.forget(self)
      app.endIfEmpty()
    }
  }

  /// Where the browser finds the page, if the app has opened its window by itself.
  var windowPath: String { WebService.windowPath + RandomToken.masked(token) }

  struct Weak {
    weak var page: WebTab?
    init(_ page: WebTab) { self.page = page }
  }
}
