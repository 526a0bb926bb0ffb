import CairnWire
import Foundation

/// Gives each person files of their own for `UserDefaults`.
///
/// Foundation reads once, as a process starts, where they are; and whose process it is, is decided later. So each worker
/// starts with a path of its own, where there is nothing yet, and makes it a link to its person's folder.
struct PersonalDefaults {
  private static let variable = "XDG_CONFIG_HOME"
  private let state: StateFolder

  init(_ state: StateFolder) { self.state = state }

  private var links: URL { state.root.appending(path: "workers", directoryHint: .isDirectory) }

  /// The environment of a new worker.
  func environment() -> [String: String] {
    StateFolder.touch(links)
    return [Self.variable: links.appending(path: RandomToken.make()).path]
  }

  /// Removes what processes have left that were killed long ago.
  func forgetOld(now: Date = Date()) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: links.path)) ?? [] {
      var status = stat()
      let path = links.appending(path: name).path
      guard lstat(path, &status) == 0 else { continue }
      if now.timeIntervalSince1970 - Double(status.st_mtim.tv_sec) > StateFolder.keptSeconds { unlink(path) }
    }
  }

  // MARK: In a worker

  /// This process is a person's.
  func lead(to person: PersonID) {
    let folder = state.folder(of: person).appending(path: "config", directoryHint: .isDirectory)
    StateFolder.touch(folder)
    if let link { symlink(folder.path, link) }
  }

  /// The process ends. Somebody who has only looked leaves nothing behind.
  func end(of person: PersonID) {
    if let link { unlink(link) }
    if !state.knows(person) { try? FileManager.default.removeItem(at: state.folder(of: person)) }
  }

  /// The process ends, and was nobody's. What guests have left is in a folder of its own.
  func endOfNobody() {
    if let link { try? FileManager.default.removeItem(atPath: link) }
  }

  private var link: String? {
    ProcessInfo.processInfo.environment[Self.variable].flatMap { $0.hasPrefix(links.path + "/") ? $0 : nil }
  }
}
