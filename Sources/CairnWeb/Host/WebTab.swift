import CairnCore
import CairnHosting
import CairnScreen
import CairnValues
import Foundation

/// A page in a browser: a window of its user's app, and the state of the browser's copy.
@MainActor
package final class WebTab {
  /// Identifies the page to its socket. Together with the user's cookie, it gives control of the page.
  let token: String
  /// The window's name in the browser. It is not secret.
  private(set) lazy var label = RandomToken.make()
  let user: WebUser
  unowned let service: WebService
  private(set) var windowSize: CGSize
  /// Whether a browser has connected or submitted the page's form.
  var isUsed = false
  /// A hash of everything that the last document shows.
  var contentsHash = ""
  /// The stored state of the page, for when it is left or its process ends.
  let files: TabFiles
  /// The name of the browser tab that shows the page, if known.
  var browserTab: String?
  /// The part of the last requested address that leads past the last existing page.
  var unknownSteps: [String] = []
  /// Whether the last requested address led to no page, and the user has not been notified yet.
  var isLost = false
  /// Whether the page restores an earlier one, and the user has not been notified yet.
  var isThawed = false
  /// The notice that is shown for a few seconds.
  var notice: String?
  private(set) var window: SceneWindow?
  private(set) var controller: WindowController?
  private(set) var scribe: Scribe!
  var memory = SentNodes()
  let outbox = Outbox()
  var history = PageHistory()

  /// Whether the first page was sent to a browser that is expected to connect.
  var isPromised = false
  private(set) var isEnded = false
  /// The number of the browser's last message.
  var lastHeard = 0
  weak var socket: TabSocket?
  var isAttached: Bool { socket != nil }
  var leftAt = ContinuousClock.now
  /// When the user last interacted with the page.
  var usedAt = ContinuousClock.now

  /// The page from which the user opened the window, and the page that this one covers in a browser tab.
  weak var opener: WebTab?
  weak var covered: WebTab?
  /// The windows that were opened here before a browser was connected.
  var offered: [Weak] = []

  /// What the commits since the last update have changed.
  var changes = TabChanges()
  /// How often the page was rendered as a whole.
  var edition = 0
  /// The title and the focus that the browser shows.
  var shownTitle = ""
  /// The swipe of a finger that pulls a page aside.
  var swipe: (page: Int, swipe: PageSwipe)?
  /// Whether the browser asks before it closes the page.
  var isKept = false
  /// The color scheme of the app's window, if it is not the user's.
  var shownScheme: ColorScheme?
  @WeakElement var shownFocus: Element?
  var hasDocument = false
  /// Nodes to send again although nothing changed here, because the browser has changed them.
  var echoes: Set<ElementID> = []
  /// The versions of fields, as reported by the browser.
  var versions: [ElementID: Int] = [:]
  /// The texts that the browser already shows.
  var shownTexts: [ElementID: String] = [:]
  /// The scroll offsets in the browser.
  var shownOffsets: [ElementID: CGPoint] = [:]
  /// The files that the user has uploaded or may download.
  let folder = TabFolder()
  let downloads = Downloads()
  var uploads: [Upload] = []
  /// What the page's files take.
  var heldFiles = FileShare()
  /// The purpose of the browser's open picker.
  var wish: FileWish?
  var lastWish = 0
  /// The current drag, and the element below it.
  var drag: Dragging?
  @WeakElement var hovered: Element?
  /// Where the user is, for the next process.
  private(set) lazy var placeKeeper = PlaceKeeper(files.makePlace()) { [unowned self] in name(ofArea: $0) }
  /// The element that the current event enters a value in.
  @WeakElement private var entered: Element?
  /// Whether drafts of an earlier page were restored.
  var draftsAreRestored = false
  /// Whether the focus of an earlier page was restored, and the browser has not received it yet.
  var focusIsRestored = false

  init(
    user: WebUser, service: WebService, size: CGSize, token: String = RandomToken.make(), files: TabFiles? = nil
  ) {
    self.token = token
    let files = files ?? user.files.makeTab(named: token)
    self.files = files
    browserTab = files.browserTab
    self.user = user
    self.service = service
    windowSize = size
    scribe = Scribe(self)
  }

  var app: UserApp { user.app }
  var session: Session { app.session }
  var surroundings: Surroundings { app.surroundings }

  package func end() {
    guard !isEnded else { return }
    isEnded = true
    removeFiles()
    app.putAway(self)
    socket?.close()
  }

  // MARK: The window

  package var root: Element? { window?.screen.root }

  /// Shows the window that the app has opened for the page.
  func show(_ new: SceneWindow) {
    window = new
    controller = WindowController(new)
    if new.screen.size != windowSize { new.resize(to: windowSize) }
  }

  /// Handles the closing of the window, by the app or because the page has ended.
  func hideWindow() {
    window = nil
    controller = nil
    guard !isEnded else { return }
    isEnded = true
    removeFiles()
    leaveClosedWindow()
  }

  func resize(to size: CGSize) {
    guard size != windowSize else { return }
    windowSize = size
    window?.resize(to: size)
  }

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

  // MARK: Turns

  /// Runs pending work of the app, and sends the changes.
  func update() { if !isEnded { app.update() } }

  /// Handles an event of the user with its turn, and stores the value that it has entered.
  func handle(_ event: ClientEvent, turn: () -> Void) {
    usedAt = .now
    entered = target(of: event)
    let before = entered?.entered
    perform(event)
    turn()
    if let entered, let before { placeKeeper.noteEntered(in: entered, before: before) }
    entered = nil
  }

  func committed(_ screen: ScreenChanges, _ transaction: Transaction) {
    controller?.committed(screen)
    if !surroundings.accessibility.reducesMotion {
      changes.motion.note(
        screen, transaction, isNew: { memory.elements[$0.id] == nil }, style: { scribe.movingStyle(of: $0) })
    }
    changes.note(screen)
    placeKeeper.noteRemoved(screen.removed)
    placeKeeper.noteChanged(screen.elements.lazy.map(\.0), except: entered)
  }

  /// Opens a link into the app.
  package func open(_ url: URL) {
    app.act(at: self) { session.open(url) }
    update()
  }
}
