import CairnCore
import CairnHosting
import CairnScreen
import CairnStorage
import CairnValues
import CoreTransferable
import Foundation

/// The app of one person. Each of their pages shows one of its windows.
///
/// It starts with the first page, and ends when the last one is put away.
@MainActor
final class PersonApp: SessionHost {
  private unowned let person: WebPerson
  private unowned let service: WebService
  let metrics: any Metrics = WebMetrics()
  var surroundings = Surroundings()
  /// Whether things move, if the configuration says so for everybody.
  let reducesMotion = HostOptions(environment: ProcessInfo.processInfo.environment).reducesMotion
  let supportsMultipleWindows = true
  let isOneOfMany = true
  private(set) var session: Session!
  /// The pages with their windows, in the order in which these were opened.
  private var pages: [WebTab] = []
  /// The pages by the names of their scenes, which the app asks for before it has opened the window.
  private var pagesOfScenes: [String: WebTab] = [:]
  /// The page for which a window is being opened.
  private var opening: WebTab?
  /// The page whose person does something now.
  private var acting: WebTab?
  private var turnIsRequested = false
  private var isUpdating = false
  /// Where the app records its windows. Each page keeps what it takes to open its own again.
  private var windowRecords = MemoryStore()
  private var recordObservation: StorageObservation?
  private var recordsHaveChanged = false

  init(of person: WebPerson, _ service: WebService) {
    self.person = person
    self.service = service
  }

  // MARK: Pages

  var windowSize: CGSize { (opening ?? acting ?? front)?.windowSize ?? CGSize(width: 1_280, height: 800) }

  /// The page whose window is in front.
  var front: WebTab? { session?.frontWindow.flatMap(page) ?? pages.last }

  private func page(of window: SceneWindow) -> WebTab? { pages.first { $0.window === window } }

  /// Opens a window for a page: the one that its files tell of, or else one as at launch. Returns `false` if the app has
  /// no more windows than are open.
  func open(_ page: WebTab) -> Bool {
    opening = page
    defer { opening = nil }
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
    update()
    return page.window != nil
  }

  /// Closes the window of a page that may begin again. The app ends with its last page.
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

  /// Runs what the person does at a page, whose window is in front from now on.
  func act(at page: WebTab, _ act: () -> Void) {
    let outer = acting
    acting = page
    defer { acting = outer }
    if let window = page.window, session.frontWindow !== window { session.bringForward(window) }
    act()
  }

  // MARK: Windows

  func opened(_ window: SceneWindow) {
    let page = page(ofScene: window.sceneID)
    pages.append(page)
    page.show(window)
    requestTurn()
    if page === opening { return }
    // The app has opened it by itself.
    guard service.add(page) else {
      return after(.zero) { [weak self, weak window] in if let window { self?.session?.close(window) } }
    }
    (acting ?? opening ?? front)?.offer(page)
  }

  private func page(ofScene name: String) -> WebTab {
    if let known = pagesOfScenes[name] { return known }
    let isForOpening = opening.map { page in !pagesOfScenes.values.contains { $0 === page } } ?? false
    let page = isForOpening ? opening! : WebTab(person: person, service: service, size: windowSize)
    pagesOfScenes[name] = page
    return page
  }

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

  func requestTurn() {
    guard !turnIsRequested else { return }
    turnIsRequested = true
    // While this runs for a message or a request, it ends with an update.
    if isUpdating || session == nil { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.update() } }
  }

  /// Runs pending work, and sends every page what changed there.
  func update() {
    guard let session, !isUpdating else { return }
    isUpdating = true
    turnIsRequested = false
    session.runTurns()
    for page in pages { page.turned() }
    if recordsHaveChanged {
      recordsHaveChanged = false
      for page in pages { page.files.note(window: page.window.flatMap(session.remembered)) }
    }
    isUpdating = false
    turnIsRequested = false
    for page in pages { page.send() }
    person.files.noteChange()
  }

  // MARK: The system

  /// The page whose person has asked for what happens now, as far as is known.
  var pageInUse: WebTab? { acting ?? opening ?? front }

  let readsClipboardOnDemand = true
  let hasFileDialogs = true

  func askForFiles(_ request: FileRequest, _ answer: @escaping @MainActor ([URL]?) -> Void) {
    if let page = pageInUse { page.ask(request, answer) } else { answer(nil) }
  }

  func share(_ items: SharedItems) -> Bool { pageInUse?.share(items) ?? false }

  private nonisolated func copied(_ contents: [_SharedContent]) {
    MainActor.assumeIsolated { pageInUse?.copy(contents) }
  }

  func openInSystem(_ url: URL) -> Bool {
    guard LinkSchemes.permits(url) else { return session?.openAsOwn(url) ?? false }
    guard let page = pageInUse else { return false }
    var patches = Patches()
    patches.open(url.absoluteString)
    page.post(patches)
    return true
  }

  func store(for place: StorePlace) -> any KeyValueStore {
    switch place {
    case .settings: person.files.settings
    case .scene("session"): windowRecords
    case .scene(let name): page(ofScene: name).files.store(for: TabFiles.scene)
    }
  }

  func store(over defaults: UserDefaults) -> any KeyValueStore { DefaultsStore(defaults) }
}
