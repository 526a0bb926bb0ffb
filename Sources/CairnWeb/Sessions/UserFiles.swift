import CairnStorage
import CairnValues
import CairnWire
import Foundation

/// A user's stored state: in files once they have used the app, in memory before and on servers without a folder.
@MainActor
final class UserFiles {
  private let state: StateFolder?
  private let user: UserID
  private let folder: URL?
  private let hold = HeldStore.Hold()
  let settings: any KeyValueStore
  /// Synchronizes the folder with other machines, once it exists.
  private var copy: UserCopy?

  init(_ state: StateFolder?, of user: UserID) {
    self.state = state
    self.user = user
    let stored = state?.stored(user)
    folder = state?.folder(named: stored ?? user.fileName)
    if let folder {
      if stored != nil {
        hold.release()
        copy = state?.makeCopy(of: folder)
      }
      settings = HeldStore(FileStore(folder.appending(path: "settings.json", directoryHint: .notDirectory)), hold)
    } else {
      settings = MemoryStore()
    }
  }

  isolated deinit {
    (settings as? HeldStore)?.end()
    copy?.end()
  }

  /// The folder of the user's models, on servers with a folder. It is hidden from the copies for other machines, which
  /// would replace an open database.
  var modelFolder: URL? { folder?.appending(path: ".models", directoryHint: .isDirectory) }

  /// Starts to store the user's state. Their cookie is then valid after a restart, too.
  func keep() {
    guard let state, let folder, !hold.isKept else { return }
    state.keep(user)
    hold.release()
    settings.flushSoon()
    copy = state.makeCopy(of: folder)
    copy?.noteChange()
  }

  // MARK: Other machines

  /// Records a possible change of the files.
  func noteChange() { copy?.noteChange() }

  /// Whether another machine serves the user now, or has state that could not be loaded when they came.
  func isLost() -> Bool { copy?.isLost() ?? (!hold.isKept && state?.stored(user) != nil) }

  /// Shares all written changes with the other machines.
  func finishSharing() { copy?.finish() }

  /// Calls back when another machine serves the user.
  func watch(_ lost: @escaping @MainActor () -> Void) { copy?.watch(lost) }

  /// Records the visit, and drops the user's oldest pages.
  func noteVisit() {
    guard let folder, hold.isKept else { return }
    StateFolder.touch(folder)
    StateFolder.remove(in: tabs(folder)) { index, _ in index >= StateFolder.mostTabs }
  }

  private func tabs(_ folder: URL) -> URL { folder.appending(path: "tabs", directoryHint: .isDirectory) }

  /// The files of a new page.
  func makeTab(named name: String) -> TabFiles {
    TabFiles(folder.map { tabs($0).appending(path: name, directoryHint: .isDirectory) })
  }

  /// The files of a page that was left, moved to a page with a new name.
  func thaw(tabNamed name: String, as new: String) -> TabFiles? {
    guard let folder, !name.isEmpty, name.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
    else { return nil }
    let (old, tab) = (tabs(folder).appending(path: name), tabs(folder).appending(path: new))
    guard rename(old.path, tab.path) == 0 else { return nil }
    StateFolder.touch(tab)
    let files = TabFiles(URL(filePath: tab.path, directoryHint: .isDirectory))
    files.keep()
    return files
  }

  /// The names of the pages that were left, latest first, with their paths and browser tabs. Running pages are not
  /// included.
  func leftTabs(except running: Set<String>) -> [(name: String, path: String, browserTab: String?)] {
    guard let folder else { return [] }
    return StateFolder.entries(of: tabs(folder)).prefix(StateFolder.mostTabs).compactMap { entry in
      let name = entry.url.lastPathComponent
      if running.contains(name) { return nil }
      let files = TabFiles(entry.url)
      return files.storedPath.map { (name, $0, files.browserTab) }
    }
  }
}
