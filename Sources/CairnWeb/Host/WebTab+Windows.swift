import CairnCore
import CairnScreen

// Windows that the app opens and closes itself are browser tabs.
extension WebTab {
  /// Asks the browser to open a tab for another window. If it refuses, the window replaces this one in its tab.
  func offer(_ page: WebTab) {
    if page === covered, !page.isAttached {
      app.after(.zero) { [weak self] in self?.socket?.show(page) }
      return
    }
    page.opener = self
    guard isAttached else { return offered.append(Weak(page)) }
    post { $0.window(page.label, page.windowPath, isShown: page.isAttached) }
  }

  /// Offers the windows that were opened before a browser was connected.
  func offerAgain() {
    let pages = takeOffered()
    for page in pages { offer(page) }
  }

  /// Returns the windows that were not offered to a browser yet.
  func takeOffered() -> [WebTab] {
    defer { offered = [] }
    return offered.compactMap(\.page).filter { !$0.isEnded && !$0.isAttached }
  }

  /// Shows a window in this one's tab, because the browser has refused to open a tab.
  func makeRoom(forWindow label: String) {
    guard let page = user.tabs.first(where: { $0.label == label }), page.opener === self, !page.isAttached,
      !page.isEnded
    else { return }
    page.name(browserTab)
    page.covered = self
    socket?.show(page)
  }

  /// Informs the browser, after the current turn, that the app has closed the window.
  func leaveClosedWindow() {
    app.after(.zero) { [self, weak service] in
      if let covered, !covered.isEnded {
        socket?.show(covered)
      } else {
        socket?.sendClosed()
      }
      service?.forget(self)
      app.endIfEmpty()
    }
  }

  /// The page's address, if the app has opened its window itself.
  var windowPath: String { WebService.windowPath + RandomToken.masked(token) }

  struct Weak {
    weak var page: WebTab?
    init(_ page: WebTab) { self.page = page }
  }
}
