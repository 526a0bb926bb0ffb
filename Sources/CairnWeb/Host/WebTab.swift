import CairnCore
import CairnHosting
import CairnPrinting
import CairnScreen
import CairnStorage
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
  private(set) var contentsHash = ""
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
  private(set) var memory = SentNodes()
  let outbox = Outbox()
  var history = PageHistory()

  /// Whether the first page was sent to a browser that is expected to connect.
  var isPromised = false
  private(set) var isEnded = false
  /// The number of the browser's last message.
  var lastHeard = 0
  weak var socket: TabSocket?
  var isAttached: Bool { socket != nil }
  private(set) var leftAt = ContinuousClock.now
  /// When the user last interacted with the page.
  var usedAt = ContinuousClock.now

  /// The page from which the user opened the window, and the page that this one covers in a browser tab.
  weak var opener: WebTab?
  weak var covered: WebTab?
  /// The windows that were opened here before a browser was connected.
  var offered: [Weak] = []

  /// The elements that the last commits changed.
  private var dirty: Set<ElementID> = []
  private var dirtyElements: [Element] = []
  private var removed: [ElementID] = []
  private var motion = TabMotion()
  /// Whether changes are held back until the browser has read earlier messages.
  private var isHolding = false
  /// How many held changes trigger dropping those of removed elements.
  private var mostHeld = WebTab.leastHeld
  private static let leastHeld = 4_096
  /// How often the page was rendered as a whole.
  private(set) var edition = 0
  private var shownTitle = ""
  @WeakElement private var shownFocus: Element?
  private(set) var hasDocument = false
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
  /// The purpose of the browser's open picker.
  var wish: FileWish?
  var lastWish = 0
  /// The current drag, and the element below it.
  var drag: Dragging?
  @WeakElement var hovered: Element?
  let drafts: Drafts
  var knownNames = KnownNames()
  /// The element that the current event enters a value in.
  @WeakElement private var entered: Element?
  private var valueBefore: StoredValue?
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
    drafts = files.makeDrafts()
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

  /// Called after the app's turns.
  func turned() {
    noteChanged(dirtyElements)
    if hasDocument, !dirtyElements.isEmpty { restoreDrafts() }
  }

  /// Handles an event of the user. Call `handled` after its turn, which stores the value that it has entered.
  func handle(_ event: ClientEvent) {
    usedAt = .now
    entered = target(of: event)
    valueBefore = entered?.entered
    perform(event)
  }

  func handled() {
    noteChanged(dirtyElements, except: entered)
    if let entered { noteEntered(in: entered, before: valueBefore) }
    entered = nil
  }

  func committed(_ changes: ScreenChanges, _ transaction: Transaction) {
    controller?.committed(changes)
    if !surroundings.accessibility.reducesMotion {
      motion.note(
        changes, transaction, isNew: { memory.elements[$0.id] == nil }, style: { scribe.movingStyle(of: $0) })
    }
    for (element, _) in changes.elements where dirty.insert(element.id).inserted { dirtyElements.append(element) }
    removed += changes.removed
    noteRemoved(changes.removed)
  }

  // MARK: The first page

  /// Returns the whole page. Its contents count as sent.
  func document(styles: PageDocument.Styles = .linked) -> String {
    PageDocument(tab: self, body: contents(), styles: styles).text
  }

  /// Returns the HTML of the window. Its contents count as sent.
  func contents() -> String {
    cancelFiles()
    update()
    makeRows(within: windowSize.height * 3)
    edition += 1
    outbox.clear()
    isHolding = false
    mostHeld = Self.leastHeld
    lastHeard = 0
    shownTexts = [:]
    versions = [:]
    memory = SentNodes()
    dirty = []
    dirtyElements = []
    removed = []
    scribe.growths.forgetAll()
    noteArrival()
    var writer = HTMLWriter(scribe, memory)
    if let root { writer.write(root) }
    hasDocument = true
    shownTitle = title
    shownFocus = window?.screen.focused
    var first = Patches()
    noteFirstScrolling(&first)
    motion.writeEndless(&first)
    if focusIsRestored, let shownFocus { first.focus(shownFocus.nodeID) }
    focusIsRestored = false
    writeNotice(&first)
    if !first.isEmpty { outbox.add(first.json) }
    let shown = [history.key, history.current.url, title, writer.text]
    contentsHash = ContentHash.text(of: shown.joined(separator: "\n").utf8)
    return writer.text
  }

  var title: String {
    title(of: window?.frontAndTitledStacks.titled)
  }

  private func title(of stack: StackReader?) -> String {
    // Shown in a single line by the browser, like announcements.
    (stack?.title ?? window?.sceneTitle ?? ProcessInfo.processInfo.processName).printable
  }

  // MARK: Patches

  /// Sends the changes since the last update. While the browser is behind, changes are only recorded, as they would be
  /// outdated when it reads them.
  func send() {
    guard hasDocument, !isEnded else { return }
    if outbox.isBehind || outbox.isOverfull { hold() } else { sendChanges() }
  }

  private func hold() {
    isHolding = true
    // Animations of held changes would be over when the browser receives them.
    motion.skip()
    guard dirtyElements.count + removed.count > mostHeld else { return }
    dirtyElements.removeAll { $0.isGone }
    dirty = Set(dirtyElements.map(\.id))
    removed.removeAll { memory.elements[$0] == nil }
    mostHeld = max(Self.leastHeld, 2 * (dirtyElements.count + removed.count))
  }

  /// Acknowledges all messages up to a number.
  func confirm(_ number: Int) {
    outbox.confirm(number)
    if isHolding, hasDocument, !isEnded, !outbox.isBehind, !outbox.isOverfull { sendChanges() }
  }

  private func sendChanges() {
    let wasHolding = isHolding
    isHolding = false
    mostHeld = Self.leastHeld
    let isUnchanged = dirtyElements.isEmpty && removed.isEmpty && echoes.isEmpty
    if isUnchanged, window?.screen.focused === shownFocus {
      history.pendingStep = nil
      return
    }
    var patches = Patches()
    scribe.growths.forgetAll()
    let stacks = window?.frontAndTitledStacks
    noteHistory(of: stacks?.front, &patches)
    if wasHolding { motion.writeEndless(&patches) } else { motion.write(&patches) }
    var differ = NodeDiffer(scribe, memory, self)
    differ.run(dirtyElements, &patches)
    for id in removed { memory.pageIsGone(id) }
    noteScrolling(around: dirtyElements, &patches)
    let gone = memory.takeGonePages()
    if !gone.isEmpty { patches.letGo(gone.map { "e\($0.number)" }) }
    for id in removed { memory.forgetAll(below: id) }
    removed = []
    dirty = []
    dirtyElements = []
    echoes = []
    let title = title(of: stacks?.titled)
    if title != shownTitle {
      shownTitle = title
      patches.title(title)
    }
    if window?.screen.focused !== shownFocus {
      shownFocus = window?.screen.focused
      noteFocused(shownFocus)
      if let element = shownFocus { patches.focus(element.nodeID) }
    }
    if !patches.isEmpty { enqueue(patches) }
  }

  // MARK: History

  /// Records the page in front without informing the browser, which has no document yet.
  func noteArrival() {
    var patches = Patches()
    noteHistory(of: window?.frontStack, &patches)
    restoreDrafts()
  }

  /// Sends a change of the browser's history.
  func send(_ change: PageHistory.Change) {
    var patches = Patches()
    patches.history(change)
    post(patches)
  }

  /// Sends a message beside the updates. It may refer to elements with held changes, so those are sent first.
  func post(_ patches: Patches) {
    if isHolding, !outbox.isOverfull { sendChanges() }
    enqueue(patches)
  }

  private func enqueue(_ patches: Patches) {
    outbox.add(patches.json)
    if outbox.isOverfull { socket?.lost() } else { socket?.flush() }
  }

  /// Records the focused element as chosen by the user, so that it is not sent to the browser.
  func noteFocus() {
    shownFocus = window?.screen.focused
    noteFocused(shownFocus)
  }

  private func noteHistory(of stack: StackReader?, _ patches: inout Patches) {
    guard let stack, let page = stack.element, page.panelAround == nil else {
      history.pendingStep = nil
      return
    }
    // A copy, because `parts` reads the history as it was.
    var new = history
    let change = new.arrive(at: page.id, renewals: stack.renewals, depth: stack.depth) {
      parts(of: stack, count: $0)
    }
    new.pendingStep = nil
    history = new
    if let change {
      files.note(path: change.url)
      patches.history(change)
      if change.kind != .replace { patches.announce(stack.title?.printable ?? title) }
    }
  }

  // MARK: The system

  /// Opens a link into the app.
  package func open(_ url: URL) {
    app.act(at: self) { session.open(url) }
    update()
  }

  func attached(_ socket: TabSocket) {
    if let old = self.socket, old !== socket { old.replaced() }
    self.socket = socket
    isUsed = true
    user.keep()
    files.note(leftAt: nil)
    files.keep()
    window?.scenePhase = .active
    service.answerAwaited()
    notifyIfThawed()
    notifyIfLost()
    offerAgain()
  }

  func left(_ socket: TabSocket) {
    guard self.socket === socket else { return }
    self.socket = nil
    // When the process ends, the user has not left.
    if !service.isEnding { files.note(leftAt: Date()) }
    leftAt = .now
    service.dropLater(self)
    app.after(Self.patience) { [weak self] in
      guard let self, !isEnded, !isAttached, leftAt.duration(to: .now) >= Self.patience else { return }
      window?.scenePhase = .background
    }
  }

  /// How long a browser may be disconnected before its window counts as in the background. Short interruptions do not.
  private static let patience = Duration.seconds(5)
}

extension WebService {
  func dropLater(_ tab: WebTab) {
    tab.app.after(.seconds(Self.keptSeconds + 1)) { [weak self, weak tab] in if let tab { self?.dropIfLeft(tab) } }
  }
}

extension WebTab: ScribeContext {
  func missSymbol(_ name: String) { session.graph.diagnostics.missSymbol(name) }

  var formID: String { "post" }

  func address(of link: Element) -> String? {
    location(around: link).adding(
      session.address(ofLink: link).map { Location($0) } ?? Location(steps: [Location.step(for: link.name)])
    )
    .url
  }

  var addressOfBack: String { history.locationBelow.url }

  func address(of image: ImageContent) -> String? {
    guard let picture = Pictures.loaded(image) else { return nil }
    let name = ContentHash.text(of: picture.data)
    let path = "\(WebService.picturePath)\(name).\(picture.kind)"
    service.pictures.put(picture, at: path)
    return path
  }
}
