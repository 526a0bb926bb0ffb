import CairnCore
import CairnFoundation
import CairnHosting
import CairnScreen
import CairnStorage
import CairnValues
import CairnWire
import CoreTransferable
import Foundation

/// The app of one user. Each of their pages shows one of its windows.
///
/// It starts with the first page, and ends when the last page is suspended.
@MainActor
final class UserApp: SessionHost {
  private unowned let user: WebUser
  private unowned let service: WebService
  private(set) var metrics: any Metrics = WebMetrics()
  /// The look and the region that the browser has reported.
  private var browser = (look: BrowserLook(), region: BrowserRegion(languages: "", zone: nil))
  /// Whether the browser has said how large its windows are.
  var knowsSizes = false
  var surroundings = Surroundings() {
    didSet { words = OwnWords(for: surroundings.locale) }
  }
  /// Cairn's own words in the user's language.
  private(set) var words = OwnWords(for: .current)
  /// Whether the configuration turns off animations for all users.
  let reducesMotion = HostOptions(environment: ProcessInfo.processInfo.environment).reducesMotion
  let supportsMultipleWindows = true
  let isOneOfMany = true
  var parts: HostParts { HostParts(showsMarkup: true) }
  /// The films and sounds that the app plays in the browser.
  let media = MediaOffers()
  var stateKeeper: StateKeeper? { service.development?.stateKeeper }
  private(set) var session: Session!
  /// The pages that have a window, in the order of opening.
  private var pages: [WebTab] = []
  /// The pages by scene name, which the app asks for before it has opened the window.
  private var pagesOfScenes: [String: WebTab] = [:]
  /// The page for which a window is being opened.
  private var opening: WebTab?
  /// The page whose event is being handled.
  private var acting: WebTab?
  private var turnIsRequested = false
  private var isUpdating = false
  /// Whether events are being handled, which end with an update.
  private var isHandling = false
  /// The app's record of its windows. Each page stores its own part.
  private var windowRecords = MemoryStore()
  private var recordObservation: StorageObservation?
  private var recordsHaveChanged = false

  init(of user: WebUser, _ service: WebService) {
    self.user = user
    self.service = service
  }

  /// Takes over what a request reveals about the browser.
  func follow(_ request: HTTPRequest) {
    knowsSizes = request.headers.cookie("size") != nil
    use(BrowserLook(of: request))
    use(BrowserRegion(of: request))
  }

  /// Shows all windows in the user's language.
  private func use(_ new: BrowserRegion) {
    guard new != browser.region else { return }
    browser.region = new
    inRegion {
      surroundings.locale = new.locale
      surroundings.layoutDirection = Surroundings.direction(of: new.locale)
      surroundings.timeZone = new.timeZone
      surroundings.calendar = .current
      session?.surroundingsChanged()
    }
  }

  /// Runs code of the app, for which the current language, region and calendar are the user's.
  private func inRegion<Result>(_ run: () -> Result) -> Result {
    let region = Person.Region(locale: browser.region.locale, timeZone: browser.region.timeZone)
    return Person.$own.withValue(region, operation: run)
  }

  /// Lays out all windows for the user's text size and pointer.
  func use(_ new: BrowserLook) {
    guard new != browser.look else { return }
    browser.look = new
    metrics = WebMetrics(new)
    for page in pages { page.window?.screen.use(metrics) }
    session?.metricsChanged()
  }

  // MARK: Pages

  var windowSize: CGSize { (opening ?? acting ?? front)?.windowSize ?? CGSize(width: 1_280, height: 800) }

  /// The page whose window is in front.
  var front: WebTab? { session?.frontWindow.flatMap(page) ?? pages.last }

  private func page(of window: SceneWindow) -> WebTab? { pages.first { $0.window === window } }

  /// Opens a window for a page: the stored one, or else the one that is shown at launch. Returns `false` if the app has
  /// no window that is not open already.
  func open(_ page: WebTab) -> Bool {
    opening = page
    defer { opening = nil }
    inRegion { openWindow(of: page) }
    update()
    return page.window != nil
  }

  private func openWindow(of page: WebTab) {
    let remembered = page.files.window
    if let session {
      if remembered.flatMap(session.reopen) == nil { _ = session.openAnotherWindow() }
    } else {
      windowRecords = MemoryStore()
      remembered?.write(to: windowRecords, at: 0)
      recordObservation = windowRecords.observe { [weak self] _ in
        MainActor.assumeIsolated { self?.recordsHaveChanged = true }
      }
      session = Session(service.makeApp(), on: self)
      session.clipboard.onWrite = { [weak self] in self?.copied($0) }
    }
  }

  /// Closes the window of a page that may be restored later. The app ends with its last page.
  func putAway(_ page: WebTab) {
    if let window = page.window { session.putAway(window) }
    endIfEmpty()
  }

  func endIfEmpty() {
    guard pages.isEmpty, opening == nil else { return }
    session?.end()
    session = nil
    pagesOfScenes = [:]
  }

  /// Runs code of the app that belongs to a page, whose window moves to the front.
  func act(at page: WebTab, _ act: () -> Void) {
    let outer = acting
    acting = page
    defer { acting = outer }
    bringForward(page)
    inRegion(act)
  }

  private func bringForward(_ page: WebTab) {
    if let window = page.window, session.frontWindow !== window { session.bringForward(window) }
  }

  // MARK: Windows

  func opened(_ window: SceneWindow) {
    let page = page(ofScene: window.sceneID)
    pages.append(page)
    page.show(window)
    requestTurn()
    if page === opening { return }
    // The app has opened a window itself, but the server has too many pages.
    guard service.add(page) else {
      return after(.zero) { [weak self, weak window] in if let window { self?.session?.close(window) } }
    }
    (acting ?? opening ?? front)?.offer(page)
  }

  private func page(ofScene name: String) -> WebTab {
    if let known = pagesOfScenes[name] { return known }
    let isForOpening = opening.map { page in !pagesOfScenes.values.contains { $0 === page } } ?? false
    let page = isForOpening ? opening! : WebTab(user: user, service: service, size: windowSize)
    pagesOfScenes[name] = page
    return page
  }

  func handoverName(ofScene id: String) -> String { page(ofScene: id).files.handoverName }

  func closed(_ window: SceneWindow) {
    guard let page = page(of: window) else { return }
    pages.removeAll { $0 === page }
    pagesOfScenes[window.sceneID] = nil
    page.hideWindow()
    requestTurn()
  }

  func broughtForward(_ window: SceneWindow) {
    guard let page = page(of: window), let acting = acting ?? opening, acting !== page else { return }
    acting.offer(page)
  }

  func commit(_ changes: ScreenChanges, in window: SceneWindow, transaction: Transaction) {
    page(of: window)?.committed(changes, transaction)
    if !isUpdating { requestTurn() }
  }

  // MARK: Turns

  /// Handles the events of one message in order, and then sends each page its changes.
  func handle(_ events: [ClientEvent], at page: WebTab) {
    let outer = acting
    acting = page
    defer { acting = outer }
    isHandling = true
    for event in events where !page.isEnded {
      bringForward(page)
      inRegion { page.perform(event) }
      // The next event must find what this one has left.
      runTurns()
      page.place.end()
    }
    isHandling = false
    send()
  }

  func requestTurn() {
    guard !turnIsRequested else { return }
    turnIsRequested = true
    // A message or a request ends with an update anyway.
    if isUpdating || isHandling || session == nil { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.update() } }
  }

  /// Runs pending work, and sends each page its changes.
  func update() {
    guard session != nil, !isUpdating else { return }
    runTurns()
    send()
  }

  private func runTurns() {
    isUpdating = true
    inRegion { session?.runTurns() }
    isUpdating = false
  }

  private func send() {
    guard let session, !isUpdating else { return }
    isUpdating = true
    turnIsRequested = false
    for page in pages where page.shown.hasDocument && !page.changes.elements.isEmpty { page.restorePlace() }
    if recordsHaveChanged {
      recordsHaveChanged = false
      for page in pages { page.files.note(window: page.window.flatMap(session.remembered)) }
    }
    isUpdating = false
    turnIsRequested = false
    for page in pages { page.send() }
    user.files.noteChange()
  }

  // MARK: The system

  /// The page that the current action came from, as far as is known.
  var pageInUse: WebTab? { acting ?? opening ?? front }

  var resourceRules: ResourceRules { service.resourceRules }

  let readsClipboardOnDemand = true
  let hasFileDialogs = true

  func askForFiles(_ request: FileRequest, _ answer: @escaping @MainActor ([URL]?) -> Void) {
    if let page = pageInUse { page.transfers.ask(request, answer) } else { answer(nil) }
  }

  func share(_ items: SharedItems) -> Bool { pageInUse?.transfers.share(items) ?? false }

  func announce(_ text: String, in window: SceneWindow) {
    pages.first { $0.window === window && $0.shown.hasDocument }?.post { $0.announce(text.printable) }
  }

  private nonisolated func copied(_ contents: [_SharedContent]) {
    MainActor.assumeIsolated { pageInUse?.copy(contents) }
  }

  /// The time of the script's page turns.
  var transitionDuration: Duration { .milliseconds(280) }

  func openInSystem(_ url: URL) -> Bool {
    guard LinkSchemes.permits(url) else { return session?.openAsOwn(url) ?? false }
    guard let page = pageInUse else { return false }
    page.post { $0.open(url.absoluteString) }
    return true
  }

  func store(for place: StorePlace) -> any KeyValueStore {
    switch place {
    case .settings: user.files.settings
    case .scene("session"): windowRecords
    case .scene(let name): page(ofScene: name).files.store(for: TabFiles.scene)
    }
  }

  func store(over defaults: UserDefaults) -> any KeyValueStore { DefaultsStore(defaults) }

  /// Users of a served app do not see each other's models, unless the app chooses a file.
  var modelPlace: ModelPlace { user.files.modelFolder.map(ModelPlace.folder) ?? .memory(models) }
  private let models = ModelMemory()
}
