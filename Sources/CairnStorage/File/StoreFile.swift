import Foundation

/// A file that is always replaced as a whole. A reader, also after a crash, finds either the old content or the
/// new.
///
/// The path comes from the environment, and may lead to a file of another program. So only a regular file of this user is
/// replaced, and it is renamed or removed only if it also begins like a store and no link led to it.
struct StoreFile {
  let path: String
  /// Whether the path that was asked for is a link.
  private let isLink: Bool
  private let calls: SystemCalls

  /// The maximum size. A larger file is not a store's, so it is neither read nor written.
  static let largest = 16 << 20

  /// Follows symbolic links, because some users keep their settings elsewhere and link to them.
  init(_ url: URL, calls: SystemCalls = .real) {
    self.calls = calls
    let path = url.path(percentEncoded: false)
    var status = stat()
    isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    if let real = realpath(path, nil) {
      self.path = String(cString: real)
      free(real)
    } else {
      self.path = path
    }
  }

  var folder: StoreFolder { StoreFolder(path: (path as NSString).deletingLastPathComponent) }
  private var name: String { (path as NSString).lastPathComponent }

  /// Reads the file. Returns `nil` if it does not exist, and throws `EFBIG` if it is too large.
  func read() throws(FileProblem) -> Data? {
    // Opening a device or a pipe may already do something.
    if let kind = Self.kind(of: path), kind != S_IFREG { throw Self.notAFile(path, kind) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileProblem("read", path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem("read", path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Self.notAFile(path, status.st_mode & S_IFMT) }
    guard status.st_size <= Self.largest else { throw FileProblem("read", path, number: EFBIG) }
    var content = Data(capacity: Int(status.st_size))
    var buffer = [UInt8](repeating: 0, count: 16384)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count == 0 { return content }
      if count > 0 {
        content.append(contentsOf: buffer[..<count])
        guard content.count <= Self.largest else { throw FileProblem("read", path, number: EFBIG) }
      } else if errno != EINTR {
        throw FileProblem("read", path)
      }
    }
  }

  enum Content {
    case absent, tooLarge
    case bytes(Data)
  }

  func readUnlessTooLarge() throws(FileProblem) -> Content {
    do throws(FileProblem) {
      return try read().map(Content.bytes) ?? .absent
    } catch  where error.number == EFBIG {
      return .tooLarge
    }
  }

  /// Replaces the file, which the caller has read as a store if it exists.
  func replace(with content: Data, folderDescriptor: Int32, isLocked: Bool) throws(FileProblem) {
    guard content.count <= Self.largest else { throw FileProblem("write", path, number: EFBIG) }
    try requireOwn()
    let (descriptor, newPath) = try create(isLocked: isLocked)
    do throws(FileProblem) {
      defer { close(descriptor) }
      var old = stat()
      if stat(path, &old) == 0 { fchmod(descriptor, old.st_mode & 0o777) }
      try Self.write(content, to: descriptor, path: newPath, calls: calls)
      guard calls.sync(descriptor) == 0 else { throw FileProblem("write", newPath) }
      guard calls.rename(newPath, path) == 0 else { throw FileProblem("replace", path) }
    } catch {
      _ = calls.unlink(newPath)
      throw error
    }
    // Without this, the new name itself could be lost in a power failure. Not every file system supports it.
    _ = calls.sync(folderDescriptor)
  }

  /// Creates the file that is to replace this one.
  private func create(isLocked: Bool) throws(FileProblem) -> (descriptor: Int32, path: String) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let plain = "\(folder.path)/.\(name).new"
    if isLocked {
      // Under the lock a single name suffices, and a leftover from a crash is removed.
      if let kind = Self.kind(of: plain), kind == S_IFREG, beginsLikeAStore(plain) { _ = calls.unlink(plain) }
      let descriptor = calls.open(plain, flags, 0o600)
      if descriptor >= 0 { return (descriptor, plain) }
      guard errno == EEXIST else { throw FileProblem("create", plain) }
    }
    let unique = "\(plain)-\(getpid())-\(UInt64.random(in: .min ... .max))"
    let descriptor = calls.open(unique, flags, 0o600)
    guard descriptor >= 0 else { throw FileProblem("create", unique) }
    return (descriptor, unique)
  }

  static func write(
    _ content: Data, to descriptor: Int32, path: String, calls: SystemCalls = .real
  ) throws(FileProblem) {
    var rest = content[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { calls.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        throw FileProblem("write", path)
      }
    }
  }

  /// Renames the file to the first free name of the form `name.corrupt-1`, and returns that name.
  func setAside() throws(FileProblem) -> String {
    try requireOwnStore()
    var number = 1
    while true {
      let asidePath = "\(path).corrupt-\(number)"
      var status = stat()
      if lstat(asidePath, &status) == 0 {
        number += 1
        continue
      }
      guard calls.rename(path, asidePath) == 0 else { throw FileProblem("rename", path) }
      return asidePath
    }
  }

  func remove() throws(FileProblem) {
    if Self.kind(of: path) == nil { return }
    try requireOwnStore()
    guard calls.unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw FileProblem("remove", path) }
  }
}

// MARK: What is the app's

extension StoreFile {
  /// The kind of the file, folder or link at a path, or `nil` if there is nothing.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func notAFile(_ path: String, _ kind: mode_t) -> FileProblem {
    switch kind {
    case S_IFLNK: .foreign(path, "it is a link to nothing")
    case S_IFDIR: .foreign(path, "it is a folder")
    default: .foreign(path, "it is not a file")
    }
  }

  /// Fails unless there is nothing, or a regular file of this user.
  private func requireOwn() throws(FileProblem) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Self.notAFile(path, status.st_mode & S_IFMT) }
    guard status.st_uid == geteuid() else { throw .foreign(path, "it belongs to another user") }
  }

  /// Fails unless this is a file of the app, damaged or not.
  private func requireOwnStore() throws(FileProblem) {
    try requireOwn()
    guard !isLink else { throw .foreign(path, "it is elsewhere, and a link leads to it") }
    guard beginsLikeAStore(path) else { throw .foreign(path, "it does not begin like a file of this app") }
  }

  /// Whether a file begins as `StoreDocument` writes it, or ends before that shows.
  private func beginsLikeAStore(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = pread(descriptor, &buffer, buffer.count, 0)
    guard count >= 0 else { return false }
    let found = buffer[..<count].filter { !" \t\r\n".utf8.contains($0) }
    return zip(found, StoreDocument.beginning.utf8).allSatisfy { $0 == $1 }
  }
}
