import CairnStorage
import CairnValues
import CairnWire
import Foundation

/// The files of a server's users: settings, and the pages they have left.
///
///     names/HASH -> ../users/USER    a cookie's name, and its user
///     people/USER/names               the hashes of a user's names, latest first
///     people/USER/settings.json       a user's settings
///     people/USER/.models/            a user's models
///     people/USER/tabs/NAME/          a page: its location, and the state of its scenes
///
/// Cookies are stored as hashes, so that reading the folders does not give access to sessions. The cookie changes, and
/// the user stays: the folder is named by the hash of the first cookie.
struct StateFolder: Sendable {
  let root: URL
  /// The state shared with other machines.
  var shared: (any SharedStates)?
  var log: @Sendable (String) -> Void = { _ in }

  /// How long users are kept after their last visit.
  static let keptSeconds = 90.0 * 86_400
  /// The maximum number of stored pages per user.
  static let mostTabs = 20

  init(root: URL, shared: (any SharedStates)? = nil) {
    self.root = root
    self.shared = shared
  }

  init(app: String, environment: [String: String]) {
    if let path = environment["CAIRN_WEB_STATE"], !path.isEmpty {
      root = URL(filePath: path, directoryHint: .isDirectory)
    } else {
      let scenes = StorePlace.scene("any").url(app: app, environment: environment).deletingLastPathComponent()
      root = scenes.deletingLastPathComponent().appending(path: "web", directoryHint: .isDirectory)
    }
  }

  private var users: URL { root.appending(path: "people", directoryHint: .isDirectory) }

  private var names: URL { root.appending(path: "names", directoryHint: .isDirectory) }

  func folder(of user: UserID) -> URL { folder(named: stored(user) ?? user.fileName) }

  func folder(named name: String) -> URL { users.appending(path: name, directoryHint: .isDirectory) }

  /// Whether the user is stored, so that their cookie is valid.
  func knows(_ user: UserID) -> Bool { stored(user) != nil }

  /// Whether a cookie was valid and was replaced. It must not give access to the user's state.
  func isOutdated(_ name: UserID) -> Bool {
    if let shared, let owner = try? shared.owner(ofName: name.fileName) {
      if owner == .ended { return true }
      if owner == .unknown, target(ofName: name.fileName) == nil, (try? shared.lastClaim(of: name.fileName)) != nil {
        return true
      }
    }
    return stored(name) == nil && access(folder(named: name.fileName).appending(path: "names").path, F_OK) == 0
  }

  /// Stores a user in a folder.
  func keep(_ user: UserID) {
    Self.touch(folder(of: user))
    if !knows(user) { link(user, to: user.fileName) }
  }

  /// Gives a user a new cookie. The previous one stays valid; earlier ones do not.
  func rename(_ old: UserID, to new: UserID) {
    guard let user = stored(old) else { return }
    link(new, to: user)
    let list = users.appending(path: "\(user)/names", directoryHint: .notDirectory)
    let known = (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    let kept = [new.fileName, old.fileName]
    for name in known where !kept.contains(name) && UserID.isFileName(name) {
      unlink(file(ofName: name))
      try? shared?.end(name: name)
    }
    try? Data(kept.joined(separator: "\n").utf8).write(to: list, options: .atomic)
  }

  /// When a user got their cookie.
  func named(_ user: UserID) -> Date? {
    if case .user(_, let since)? = try? shared?.owner(ofName: user.fileName) {
      return Date(timeIntervalSince1970: Double(since))
    }
    return dateOfLink(user.fileName)
  }

  private func dateOfLink(_ name: String) -> Date? {
    var status = stat()
    guard lstat(file(ofName: name), &status) == 0 else { return nil }
    return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
  }

  private func file(ofName name: String) -> String { names.appending(path: name).path }

  private func link(_ name: UserID, to user: String) {
    if access(names.path, F_OK) != 0 { Self.touch(names) }
    symlink("../people/\(user)", file(ofName: name.fileName))
    try? shared?.link(name.fileName, to: user, since: Int(Date().timeIntervalSince1970))
  }

  /// The user of a cookie. The shared state takes precedence, as another machine may have renamed the user.
  func stored(_ name: UserID) -> String? {
    let owner = try? shared?.owner(ofName: name.fileName)
    switch owner {
    case .user(let user, _): return UserID.isFileName(user) ? user : nil
    case .ended: return nil
    case .unknown, nil: break
    }
    guard let user = target(ofName: name.fileName) else { return nil }
    // The user came while the shared state was unreachable.
    if owner == .unknown { share(name: name.fileName, of: user) }
    return user
  }

  private func target(ofName name: String) -> String? {
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file(ofName: name))
    guard let user = target?.split(separator: "/").last.map(String.init), UserID.isFileName(user) else {
      return nil
    }
    return user
  }

  /// Shares the names of a user that could not be shared before.
  func shareNames(of user: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: names.path)) ?? []
    where target(ofName: name) == user && (try? shared?.owner(ofName: name)) == .unknown {
      share(name: name, of: user)
    }
  }

  private func share(name: String, of user: String) {
    guard let since = dateOfLink(name) else { return }
    try? shared?.link(name, to: user, since: Int(since.timeIntervalSince1970))
  }

  /// Removes the folders and names of users who have not returned.
  func forgetOldUsers(now: Date = Date()) {
    // The operator chooses the folder, so other things in it stay.
    for entry in Self.entries(of: users)
    where UserID.isFileName(entry.url.lastPathComponent) && now.timeIntervalSince(entry.date) > Self.keptSeconds {
      try? FileManager.default.removeItem(at: entry.url)
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: names.path)) ?? []
    where access(file(ofName: name), F_OK) != 0 {
      unlink(file(ofName: name))
    }
  }

  /// Removes entries of a folder by their order and date, latest first.
  static func remove(in folder: URL, where isOld: (_ index: Int, _ date: Date) -> Bool) {
    for (index, entry) in entries(of: folder).enumerated() where isOld(index, entry.date) {
      try? FileManager.default.removeItem(at: entry.url)
    }
  }

  /// The entries of a folder, latest first.
  static func entries(of folder: URL) -> [(url: URL, date: Date)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { name in
      let url = folder.appending(path: name, directoryHint: .isDirectory)
      var status = stat()
      guard stat(url.path, &status) == 0 else { return nil }
      let seconds = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) * 1e-9
      return (url, Date(timeIntervalSince1970: seconds))
    }
    .sorted { $0.1 > $1.1 }
  }

  /// Creates a folder with private permissions, or updates its date.
  static func touch(_ folder: URL) {
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    utimes(folder.path, nil)
  }
}
