import CairnCore
import CairnScreen

/// The windows that the app has opened from a page's window, and where it came from itself.
@MainActor
struct OpenedWindows {
  /// The window's name in the browser. It is not secret.
  private(set) lazy var label = RandomToken.make()
  /// The page from which the user opened the window, and the page that this one covers in a browser tab.
  private(set) weak var opener: WebTab?
  private(set) weak var covered: WebTab?
  /// The windows that were opened here before a browser was connected.
  private var offered: [Weak] = []

  mutating func noteOpener(_ page: WebTab) { opener = page }
  mutating func cover(_ page: WebTab) { covered = page }
  mutating func offerLater(_ page: WebTab) { offered.append(Weak(page)) }

  /// Returns the windows that were not offered to a browser yet.
  mutating func takeOffered() -> [WebTab] {
    defer { offered = [] }
    return offered.compactMap(\.page).filter { !$0.isEnded && !$0.isAttached }
  }

  private struct Weak {
    weak var page: WebTab?
    init(_ page: WebTab) { self.page = page }
  }
}

// Windows that the app opens and closes itself are browser tabs.
extension WebTab {
  /// Asks the browser to open a tab for another window. If it refuses, the window replaces this one in its tab.
  func offer(_ page: WebTab) {
    if page === windows.covered, !page.isAttached {
      app.after(.zero) { [weak self] in self?.line.socket?.show(page) }
      return
    }
    page.windows.noteOpener(self)
    guard isAttached else { return windows.offerLater(page) }
    post { $0.window(page.windows.label, page.windowPath, isShown: page.isAttached) }
  }

  /// Offers the windows that were opened before a browser was connected.
  func offerAgain() { for page in windows.takeOffered() { offer(page) } }

  /// Shows a window in this one's tab, because the browser has refused to open a tab.
  func makeRoom(forWindow label: String) {
    guard let page = user.tabs.first(where: { $0.windows.label == label }), page.windows.opener === self,
      !page.isAttached, !page.isEnded
    else { return }
    page.name(browserTab)
    page.windows.cover(self)
    line.socket?.show(page)
  }

  /// Informs the browser, after the current turn, that the app has closed the window.
  func leaveClosedWindow() {
    app.after(.zero) { [self, weak service] in
      if let covered = windows.covered, !covered.isEnded {
        line.socket?.show(covered)
      } else {
        line.socket?.sendClosed()
      }
      service?.forget(self)
      app.endIfEmpty()
    }
  }

  /// The page's address, if the app has opened its window itself.
  var windowPath: String { WebService.windowPath + RandomToken.masked(token) }
}
