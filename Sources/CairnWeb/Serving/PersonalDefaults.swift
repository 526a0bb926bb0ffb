import CairnWire
import Foundation

/// Gives each user separate files for `UserDefaults`.
///
/// Foundation reads the path of these files when a process starts, before its user is known. So each worker starts with
/// a fresh path, which later becomes a link to its user's folder.
struct PersonalDefaults {
  private static let variable = "XDG_CONFIG_HOME"
  private let state: StateFolder

  init(_ state: StateFolder) { self.state = state }

  private var links: URL { state.root.appending(path: "workers", directoryHint: .isDirectory) }

  /// The environment for a new worker.
  func environment() -> [String: String] {
    StateFolder.touch(links)
    return [Self.variable: links.appending(path: RandomToken.make()).path]
  }

  /// Removes the links of processes that were killed long ago.
  func forgetOld(now: Date = Date()) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: links.path)) ?? [] {
      var status = stat()
      let path = links.appending(path: name).path
      guard lstat(path, &status) == 0 else { continue }
      if now.timeIntervalSince1970 - Double(status.st_mtim.tv_sec) > StateFolder.keptSeconds { unlink(path) }
    }
  }

  // MARK: In a worker

  /// Links this process to a user's folder.
  func lead(to user: UserID) {
    let folder = state.folder(of: user).appending(path: "config", directoryHint: .isDirectory)
    StateFolder.touch(folder)
    if let link { symlink(folder.path, link) }
  }

  /// Removes the link when the process ends. A user who has only looked leaves no files.
  func end(of user: UserID) {
    if let link { unlink(link) }
    if !state.knows(user) { try? FileManager.default.removeItem(at: state.folder(of: user)) }
  }

  /// Removes the files of a process that ends without a user. Guests share one folder.
  func endOfNobody() { if let link { try? FileManager.default.removeItem(atPath: link) } }

  private var link: String? {
    ProcessInfo.processInfo.environment[Self.variable].flatMap { $0.hasPrefix(links.path + "/") ? $0 : nil }
  }
}
