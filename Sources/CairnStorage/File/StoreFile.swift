import Foundation

/// A file that is always replaced as a whole. A reader, also after a crash, finds either the old content or the
/// new.
struct StoreFile {
  let path: String
  private let calls: SystemCalls

  /// The maximum size. A larger file is not a store's, so it is neither read nor written.
  static let largest = 16 << 20

  /// Follows symbolic links, because some users keep their settings elsewhere and link to them.
  init(_ url: URL, calls: SystemCalls = .real) {
    self.calls = calls
    let path = url.path(percentEncoded: false)
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
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileProblem("read", path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem("read", path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileProblem("read", path, number: EINVAL) }
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

  func replace(with content: Data, folderDescriptor: Int32, isLocked: Bool) throws(FileProblem) {
    guard content.count <= Self.largest else { throw FileProblem("write", path, number: EFBIG) }
    // Under the lock a single name suffices, and a leftover from a crash is reused.
    let unique = isLocked ? "" : "-\(getpid())-\(UInt64.random(in: .min ... .max))"
    let newPath = "\(folder.path)/.\(name).new\(unique)"
    let descriptor = calls.open(newPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw FileProblem("create", newPath) }
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
    guard calls.unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw FileProblem("remove", path) }
  }
}
