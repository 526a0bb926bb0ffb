import Foundation

/// The place of a store's files, where there may be files of other programs.
///
/// Nothing is renamed, replaced, removed or given other rights unless it is a regular file of this user that begins like a
/// store, or there is nothing.
package struct StorePlace {
  private let path: String
  /// Makes the error that the framework above throws.
  private let problem: @Sendable (StoreProblem) -> any Error

  package init(_ path: String, problem: @escaping @Sendable (StoreProblem) -> any Error) {
    self.path = path
    self.problem = problem
  }

  private func foreign(_ path: String, _ reason: String) -> any Error { problem(.foreign(path, reason)) }

  /// Whether there is anything, if only a link to nothing.
  package var isTaken: Bool { Self.status(of: path) != nil }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  /// The beginnings of SQLite's files, by the suffix of the name.
  private static let beginnings: [(suffix: String, beginnings: [[UInt8]])] = [
    ("", [Array("SQLite format 3\0".utf8)]),
    ("-wal", [[0x37, 0x7F, 0x06, 0x82], [0x37, 0x7F, 0x06, 0x83]]),
    ("-journal", [[0xD9, 0xD5, 0x05, 0xF9], [0, 0, 0, 0]]),
    ("-shm", [[]]),
  ]

  /// Fails unless the store, and what SQLite keeps beside it, is the app's or absent.
  ///
  /// - Parameter followsLinks: Whether the store itself may be elsewhere.
  package func requireOwn(followsLinks: Bool = true) throws {
    var place = path
    if let status = Self.status(of: path), status.st_mode & S_IFMT == S_IFLNK {
      guard let real = realpath(path, nil) else { throw foreign(path, "it is a link to nothing") }
      place = String(cString: real)
      free(real)
      guard followsLinks else { throw foreign(place, "it is elsewhere, and a link leads to it") }
    }
    for (suffix, beginnings) in Self.beginnings { try requireOwn(place + suffix, beginningWith: beginnings) }
  }

  private func requireOwn(_ path: String, beginningWith beginnings: [[UInt8]]) throws {
    guard let status = Self.status(of: path) else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: throw foreign(path, "it is a link")
    case S_IFDIR: throw foreign(path, "it is a folder")
    default: throw foreign(path, "it is not a file")
    }
    guard status.st_uid == geteuid() else { throw foreign(path, "it belongs to another user") }
    if status.st_size == 0 { return }
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw problem(StoreProblem(.notOpened, "\(path) cannot be read: \(String(cString: strerror(errno)))."))
    }
    defer { Foundation.close(descriptor) }
    var found = [UInt8](repeating: 0, count: 16)
    let count = pread(descriptor, &found, found.count, 0)
    guard count >= 0, beginnings.contains(where: { found[..<count].starts(with: $0.prefix(count)) }) else {
      throw foreign(path, "it does not begin like a store")
    }
  }

  /// Opens the store without leaving any trace, not even a file beside it.
  package func openUnchanged() throws -> Database {
    let journal = Self.status(of: path + "-wal").map { $0.st_size > 0 } ?? false
    // Rows in the journal are seen only by opening the store as usual, which uses the existing files.
    if journal { return try Database(path: path, isWritable: false, problem: problem) }
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#%"))
    let name = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return try Database(path: "file:\(name)?immutable=1", isWritable: false, problem: problem)
  }

  /// Creates the file, if there is none, so that only this user can read it. SQLite gives the files beside it the same rights.
  ///
  /// - Parameter always: Whether to take rights from one that exists, too.
  package func makePrivate(always: Bool) throws {
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor >= 0 {
      Foundation.close(descriptor)
    } else if errno != EEXIST {
      throw problem(
        StoreProblem(.notOpened, "The store \(path) cannot be created: \(String(cString: strerror(errno)))."))
    } else if always {
      for (suffix, _) in Self.beginnings { Self.takeRights(path + suffix) }
    }
  }

  private static func takeRights(_ path: String) {
    guard let status = status(of: path), status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      status.st_mode & 0o077 != 0
    else { return }
    chmod(path, status.st_mode & 0o700)
  }
}
