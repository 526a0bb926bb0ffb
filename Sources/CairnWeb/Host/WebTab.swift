import CairnCore
import CairnHosting
import CairnPrinting
import CairnScreen
import CairnStorage
import CairnValues
import Foundation

/// One page in a browser: a window of its person's app, and what the browser knows of it.
@MainActor
package final class WebTab {
  /// Names the page to its socket. Whoever knows it and has the person's cookie controls the page.
  let token: String
  /// Names the window in the browser. It is no secret.
  private(set) lazy var label = RandomToken.make()
  let person: WebPerson
  unowned let service: WebService
  private(set) var windowSize: CGSize
  /// Whether somebody has been connected to it, or has sent its form.
  var isUsed = false
  /// Stands for all that the last document shows.
  private(set) var contentsHash = ""
  /// What is kept of the page when it is left, or its process ends.
  let files: TabFiles
  /// The name of the browser's tab that shows the page, once one is known.
  var browserTab: String?
  /// What follows in the last address that was asked for, after the page where it ends.
  var unknownSteps: [String] = []
  /// Whether that address was the last one, and its person has not been told yet.
  var isLost = false
  /// Whether it begins again where a page before it was, and its person does not know yet.
  var isThawed = false
  /// What its person is being told for some seconds.
  var notice: String?
  private(set) var window: SceneWindow?
  private(set) var controller: WindowController?
  private(set) var scribe: Scribe!
  private(set) var memory = SentNodes()
  let outbox = Outbox()
  var history = PageHistory()

  /// Whether the first page has been sent to somebody who will connect.
  var isPromised = false
  private(set) var isEnded = false
  /// The last message of the browser.
  var lastHeard = 0
  weak var socket: TabSocket?
  var isAttached: Bool { socket != nil }
  private(set) var leftAt = ContinuousClock.now
  /// When the person last did something there.
  var usedAt = ContinuousClock.now

  /// The page whose person opened the window, and the one in whose browser tab it is shown instead.
  weak var opener: WebTab?
  weak var covered: WebTab?
  /// The windows that were opened here before a browser was there.
  var offered: [Weak] = []

  /// The elements to look at again, by the last commits.
  private var dirty: Set<ElementID> = []
  private var dirtyElements: [Element] = []
  private var removed: [ElementID] = []
  private var motion = TabMotion()
  /// Whether changes wait until the browser has read what it was sent.
  private var isHolding = false
  /// How many changes may wait before those of elements that have gone by now are forgotten.
  private var mostHeld = WebTab.leastHeld
  private static let leastHeld = 4_096
  /// How often the page was written as a whole.
  private(set) var edition = 0
  private var shownTitle = ""
  @WeakElement private var shownFocus: Element?
  private(set) var hasDocument = false
  /// The nodes to send again although nothing changed: the browser has changed them by itself.
  var echoes: Set<ElementID> = []
  /// The versions of fields that the browser has told.
  var versions: [ElementID: Int] = [:]
  /// The texts that the browser already shows.
  var toldTexts: [ElementID: String] = [:]
  /// The scroll offsets that the browser knows.
  var toldOffsets: [ElementID: CGPoint] = [:]
  /// The files that the person has sent, or may download.
  let folder = TabFolder()
  let downloads = Downloads()
  var uploads: [Upload] = []
  /// What the browser's picker is open for.
  var wish: FileWish?
  var lastWish = 0
  /// What is being dragged from an element, and the element that it is over.
  var drag: Dragging?
  @WeakElement var hovered: Element?
  let drafts: Drafts
  var knownNames = KnownNames()
  /// The element in which an event has just entered something.
  @WeakElement private var entered: Element?
  /// Whether something that was entered in a page before this one has come back.
  var draftsAreRestored = false
  /// Whether the focus is where it was in a page before this one, and the browser does not know yet.
  var focusIsRestored = false

  init(
    person: WebPerson, service: WebService, size: CGSize, token: String = RandomToken.make(), files: TabFiles? = nil
  ) {
    self.token = token
    let files = files ?? person.files.makeTab(named: token)
    self.files = files
    drafts = files.makeDrafts()
    browserTab = files.browserTab
    self.person = person
    self.service = service
    windowSize = size
    scribe = Scribe(self)
  }

  var app: PersonApp { person.app }
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

  /// The app has opened the page's window.
  func show(_ new: SceneWindow) {
    window = new
    controller = WindowController(new)
    if new.screen.size != windowSize { new.resize(to: windowSize) }
  }

  /// The window is closed: by the app, unless the page has ended.
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

  /// Lets lists make the rows of a taller window. They keep them when it is over.
  ///
  /// Without the script, nothing tells how far a list is scrolled; and a link can only be followed if it exists.
  func makeRows(within height: CGFloat) {
    guard let root, root.firstInside(where: { $0.isLazyAndUnfinished }) != nil else { return }
    let size = windowSize
    resize(to: CGSize(width: size.width, height: height))
    update()
    resize(to: size)
    update()
  }

  // MARK: Turns

  /// Runs pending work of the app, and sends what changed.
  func update() { if !isEnded { app.update() } }

  /// The app's turns are over.
  func turned() {
    noteChanged(dirtyElements, except: entered)
    if hasDocument, !dirtyElements.isEmpty { restoreDrafts() }
  }

  /// Does what an event of the person does, and keeps what it enters.
  func enter(_ event: ClientEvent, perform: () -> Void) {
    let target = target(of: event)
    let before = target?.entered
    entered = target
    perform()
    update()
    entered = nil
    if let target { noteEntered(in: target, before: before) }
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

  /// Returns the whole page. What it shows counts as sent.
  func document(styles: PageDocument.Styles = .linked) -> String {
    PageDocument(tab: self, body: contents(), styles: styles).text
  }

  /// Returns the HTML of the window. What it shows counts as sent.
  func contents() -> String {
    cancelFiles()
    update()
    makeRows(within: windowSize.height * 3)
    edition += 1
    outbox.clear()
    isHolding = false
    mostHeld = Self.leastHeld
    lastHeard = 0
    toldTexts = [:]
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
    motion.tellEndless(&first)
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
    // The browser shows it in one line beside other words, as it does what is announced.
    (stack?.title ?? window?.sceneTitle ?? ProcessInfo.processInfo.processName).printable
  }

  // MARK: Patches

  /// Sends what changed since the last time. While the browser is behind, changes are only noted: what it has not read yet
  /// would be out of date when it comes to it.
  func send() {
    guard hasDocument, !isEnded else { return }
    if outbox.isBehind || outbox.isOverfull { hold() } else { sendChanges() }
  }

  private func hold() {
    isHolding = true
    // What moved meanwhile is where it belongs when the browser hears of it.
    motion.skip()
    guard dirtyElements.count + removed.count > mostHeld else { return }
    dirtyElements.removeAll { $0.isGone }
    dirty = Set(dirtyElements.map(\.id))
    removed.removeAll { memory.elements[$0] == nil }
    mostHeld = max(Self.leastHeld, 2 * (dirtyElements.count + removed.count))
  }

  /// The browser has read everything up to a message.
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
    if wasHolding { motion.tellEndless(&patches) } else { motion.tell(&patches) }
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

  /// Notes the page in front without telling the browser, which has nothing yet.
  func noteArrival() {
    var patches = Patches()
    noteHistory(of: window?.frontStack, &patches)
    restoreDrafts()
  }

  /// Tells the browser about its history.
  func tell(_ change: PageHistory.Change) {
    var patches = Patches()
    patches.history(change)
    post(patches)
  }

  /// Sends something beside the updates. It may be about elements whose changes wait, so those go first.
  func post(_ patches: Patches) {
    if isHolding, !outbox.isOverfull { sendChanges() }
    enqueue(patches)
  }

  private func enqueue(_ patches: Patches) {
    outbox.add(patches.json)
    if outbox.isOverfull { socket?.lost() } else { socket?.flush() }
  }

  /// The element with the focus is what the person chose; the browser need not be told.
  func noteFocus() {
    shownFocus = window?.screen.focused
    noteFocused(shownFocus)
  }

  private func noteHistory(of stack: StackReader?, _ patches: inout Patches) {
    guard let stack, let page = stack.element, page.panelAround == nil else {
      history.pendingStep = nil
      return
    }
    // A copy, as the parts are found by what the history says so far.
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
    person.keep()
    files.note(leftAt: nil)
    files.keep()
    window?.scenePhase = .active
    service.answerAwaited()
    tellIfThawed()
    tellIfLost()
    offerAgain()
  }

  func left(_ socket: TabSocket) {
    guard self.socket === socket else { return }
    self.socket = nil
    // At the end of the process, it is not the person who leaves.
    if !service.isEnding { files.note(leftAt: Date()) }
    leftAt = .now
    service.dropLater(self)
    app.after(Self.patience) { [weak self] in
      guard let self, !isEnded, !isAttached, leftAt.duration(to: .now) >= Self.patience else { return }
      window?.scenePhase = .background
    }
  }

  /// How long a browser may be away before its window is in the background: a broken connection comes back sooner.
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
    place(around: link).adding(
      session.address(ofLink: link).map { Place($0) } ?? Place(steps: [Place.step(for: link.name)])
    )
    .url
  }

  var addressOfBack: String { history.placeBelow.url }

  func address(of image: ImageContent) -> String? {
    guard let picture = Pictures.loaded(image) else { return nil }
    let name = ContentHash.text(of: picture.data)
    let path = "\(WebService.picturePath)\(name).\(picture.kind)"
    service.pictures.put(picture, at: path)
    return path
  }
}
