import CairnCore
import CairnFoundation
import CairnHosting
import CairnScreen
import CairnValues
import Foundation

/// A page in a browser: a window of its user's app, and the state of the browser's copy.
///
/// It passes events, commits and messages between its parts. Each part owns one state: only its methods write it.
@MainActor
package final class WebTab {
  /// Identifies the page to its socket. Together with the user's cookie, it gives control of the page.
  let token: String
  let user: WebUser
  unowned let service: WebService
  /// The stored state of the page, for when it is left or its process ends.
  let files: TabFiles
  private(set) var windowSize: CGSize
  private(set) var controller: WindowController?
  private(set) var scribe: Scribe!
  let line = BrowserLine()
  var life = TabLife()
  var windows = OpenedWindows()
  private(set) lazy var notices = PageNotices(self)

  /// What the commits since the last update have changed.
  var changes = TabChanges()
  var shown = ShownPage()
  var echo = InputEcho()
  private(set) lazy var history = TabHistory(self, files, service.seals)
  private(set) lazy var addresses = AddressOpener(self, history)
  private(set) lazy var place = UserPlace(files.makePlace()) { [unowned self] in history.name(ofArea: $0) }
  private(set) lazy var transfers = FileTransfers(self, user.fileAccount, notices)
  private(set) lazy var drags = DragAndDrop(self)
  var swipe: BackSwipe?

  init(user: WebUser, service: WebService, size: CGSize, token: String = RandomToken.make(), files: TabFiles? = nil) {
    self.token = token
    self.files = files ?? user.files.makeTab(named: token)
    self.user = user
    self.service = service
    windowSize = size
    scribe = Scribe(self)
  }

  var app: UserApp { user.app }
  var surroundings: Surroundings { app.surroundings }
  var isEnded: Bool { life.isEnded }
  /// The name of the browser tab that shows the page, if known.
  var browserTab: String? { files.browserTab }

  package func end() {
    guard life.end() else { return }
    transfers.remove()
    app.putAway(self)
    line.socket?.close()
  }

  // MARK: The window

  var window: SceneWindow? { controller?.window }
  package var root: Element? { controller?.root }

  /// Shows the window that the app has opened for the page.
  func show(_ new: SceneWindow) {
    controller = WindowController(new)
    if new.screen.size != windowSize { new.resize(to: windowSize) }
  }

  /// Handles the closing of the window, by the app or because the page has ended.
  func hideWindow() {
    controller = nil
    guard life.end() else { return }
    transfers.remove()
    leaveClosedWindow()
  }

  func resize(to size: CGSize) {
    guard size != windowSize else { return }
    windowSize = size
    window?.resize(to: size)
  }

  // MARK: Turns

  func committed(_ screen: ScreenChanges, _ transaction: Transaction) {
    controller?.committed(screen)
    if !surroundings.accessibility.reducesMotion {
      changes.motion.note(
        screen, transaction, isNew: { shown.nodes.elements[$0.id] == nil }, style: { scribe.movingStyle(of: $0) })
    }
    changes.note(screen)
    place.committed(screen)
  }

  /// Opens a link into the app.
  package func open(_ url: URL) { act { session.open(url) } }
}

extension WebTab: PageContext {
  var session: Session { app.session }
  var isAttached: Bool { line.socket != nil }
  var words: OwnWords { app.words }

  /// Returns the element with an id if the user can reach it: it is on the screen, in front and enabled.
  ///
  /// The items of a closed menu count, because the browser opens menus without asking the server.
  func reachable(_ number: Int) -> Element? { shownElement(number).flatMap { $0.isInReach ? $0 : nil } }

  /// Returns the element with an id if it is on the page, maybe covered.
  func shownElement(_ number: Int) -> Element? {
    guard let element = shown.nodes.elements[ElementID(number)]?.element, !element.isGone,
      element.screen === window?.screen
    else { return nil }
    return element
  }

  func act(_ act: () -> Void) {
    guard !isEnded else { return }
    app.act(at: self, act)
    update()
  }

  func after(_ delay: Duration, _ act: @escaping @MainActor () -> Void) {
    app.after(delay) { [weak self] in if self?.isEnded == false { act() } }
  }

  func update() { if !isEnded { app.update() } }

  /// Makes lists create the rows of a taller window, which they keep afterwards.
  ///
  /// Without the script, the server does not learn how far a list is scrolled, and a link works only if its row exists.
  func makeRows(within height: CGFloat) {
    guard let root, root.firstInside(where: { $0.isLazyAndUnfinished }) != nil else { return }
    let size = windowSize
    resize(to: CGSize(width: size.width, height: height))
    update()
    resize(to: size)
    update()
  }
}
