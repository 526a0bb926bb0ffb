import CairnCore
import CairnHosting
import CairnStorage
import CairnValues
import Foundation

/// The stored state of a page: its location, and the state of its scenes. Changes are written soon, so that a crash loses
/// only state that is not stored at all.
@MainActor
final class TabFiles {
  private let folder: URL?
  private let group: StoreGroup?
  private let hold = HeldStore.Hold()
  private var stores: [StorePlace: any KeyValueStore] = [:]
  private var path: String?
  /// The stored state of the page's window. The app uses a different name each time.
  static let scene = StorePlace.scene("window")
  private static let record = StorePlace.scene("page")
  private static let pathKey = "path"
  private static let leftKey = "left"
  private static let tabKey = "tab"
  private static let handoverKey = "handover"
  private var isAboutToWrite = false
  /// How long typed text waits, so that not every key causes a write.
  private static let delay = DispatchTimeInterval.milliseconds(300)

  init(_ folder: URL?) {
    self.folder = folder
    group = folder.map { folder in
      StoreGroup(journalIn: folder.appending(path: "journal", directoryHint: .isDirectory)) {
        Self.file(of: $0, in: folder)
      }
    }
    path = storedPath
  }

  nonisolated private static func file(of place: StorePlace, in folder: URL) -> URL {
    let name =
      switch place {
      case .scene(let id): StorePlace.fileName(for: id)
      case .settings: "settings"
      }
    return folder.appending(path: "\(name).json", directoryHint: .notDirectory)
  }

  var storedPath: String? { text(Self.pathKey) }

  func store(for place: StorePlace) -> any KeyValueStore {
    if let known = stores[place] { return known }
    let file = group?.open(place) as? FileStore
    let new: any KeyValueStore = file.map { HeldStore($0, hold) } ?? MemoryStore()
    stores[place] = new
    return new
  }

  private func text(_ key: String) -> String? {
    if case .string(let text)? = store(for: Self.record).value(for: key) { text } else { nil }
  }

  private func note(_ values: (key: String, value: StoredValue?)...) {
    let record = store(for: Self.record)
    for (key, value) in values { record.set(value, for: key) }
    record.flushSoon()
  }

  /// Stores the page's location.
  func note(path new: String) {
    guard new != path else { return }
    path = new
    note((Self.pathKey, .string(new)))
  }

  /// The record for opening the page's window again.
  var window: RememberedWindow? {
    text("source").map { RememberedWindow(scene: "\($0)-1", source: $0, value: text("value")) }
  }

  func note(window: RememberedWindow?) {
    note(("source", window.map { .string($0.source) }), ("value", window?.value.map { .string($0) }))
  }

  /// The name of the browser tab that showed the page.
  var browserTab: String? { text(Self.tabKey).flatMap { WebService.isName($0) ? $0 : nil } }

  func note(browserTab name: String) { note((Self.tabKey, .string(name))) }

  /// When the last browser left the page; `nil` if the page was open when its process ended.
  var leftAt: Date? {
    if case .date(let date)? = store(for: Self.record).value(for: Self.leftKey) { date } else { nil }
  }

  /// Records that a browser shows the page, or when it has left.
  func note(leftAt date: Date?) { note((Self.leftKey, date.map { .date($0) })) }

  /// The page's name in what `cairn dev` hands over. It stays when the page is restored under another token.
  private(set) lazy var handoverName: String = {
    if let name = text(Self.handoverKey) { return name }
    let name = folder?.lastPathComponent ?? RandomToken.make()
    note((Self.handoverKey, .string(name)))
    // The next process reads it as soon as this one has handed over.
    store(for: Self.record).flush()
    return name
  }()

  /// Where the user is on the page.
  func makePlace() -> KeptPlace { KeptPlace(store(for: .scene("drafts"))) { [weak self] in self?.writePlaceSoon() } }

  private func writePlaceSoon() {
    guard folder != nil, !isAboutToWrite else { return }
    isAboutToWrite = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) {
      MainActor.assumeIsolated { [weak self] in
        guard let self else { return }
        isAboutToWrite = false
        store(for: .scene("drafts")).flushSoon()
      }
    }
  }

  /// Starts to store the page, because a user has used it.
  func keep() {
    guard folder != nil, !hold.isKept else { return }
    hold.release()
    for store in stores.values { store.flushSoon() }
  }

  func flush() { for store in stores.values { store.flush() } }

  /// Removes the files of a window that is closed for good.
  func remove() {
    flush()
    for store in stores.values { (store as? HeldStore)?.letGo() }
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  /// Writes the state to keep, and discards the rest.
  func end() {
    flush()
    for store in stores.values { (store as? HeldStore)?.end() }
  }

  isolated deinit { for store in stores.values { (store as? HeldStore)?.end() } }
}
