import CairnCore
import CairnFoundation
import Foundation

/// A keychain in a file that only its user can read. The file is replaced as a whole, so a process that is killed leaves the old one or
/// the new one. A damaged file stays as it is, and all calls fail.
struct KeychainFile {
  private let folder: String
  private var path: String { folder + "/keychain.plist" }

  /// The most bytes. A larger file is not a keychain.
  private static let largest = 16 << 20
  /// How often a lock that another process holds is tried, a hundredth of a second apart.
  private static let mostTries = 500

  init(in folder: URL) {
    let path = folder.path(percentEncoded: false)
    self.folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  func read() throws(KeychainError) -> Items {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    if descriptor < 0 {
      if errno == ENOENT || errno == ENOTDIR { return Items() }
      throw failed("read", errSecIO)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      errno = EINVAL
      throw failed("read", errSecIO)
    }
    // Others could have put it there, or read it.
    guard status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
      report("belongs to another user or can be read by others. Make it yours with \"chmod 600\"")
      throw KeychainError(status: errSecInvalidKeychain)
    }
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while content.count <= Self.largest {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failed("read", errSecIO) }
      if count == 0 { break }
      content += buffer[..<count]
    }
    guard content.count <= Self.largest, let items = Items(file: Data(content)) else {
      report("is damaged. It stays as it is, and nothing is read or stored until you move it away")
      throw KeychainError(status: errSecDecode)
    }
    return items
  }

  /// Reads the file, changes its items, and replaces it, while no other thread and no other process does.
  func change(
    _ work: (inout Items) throws(KeychainError) -> AnyObject?
  ) throws(KeychainError) -> AnyObject? {
    guard (try? makeFolder()) != nil else { throw failed("create the folder of", errSecIO) }
    let descriptor = open(folder + "/.keychain.lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw failed("lock", errSecIO) }
    defer { close(descriptor) }
    try lock(descriptor)
    var items = try read()
    let old = items
    let result = try work(&items)
    if items != old { try write(items) }
    return result
  }

  private func makeFolder() throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  private func lock(_ descriptor: Int32) throws(KeychainError) {
    for _ in 0..<Self.mostTries {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EINTR || errno == EWOULDBLOCK else { break }
      usleep(10_000)
    }
    throw failed("lock", errSecNotAvailable)
  }

  private func write(_ items: Items) throws(KeychainError) {
    guard let content = items.file, content.count <= Self.largest else { throw KeychainError(status: errSecAllocate) }
    let new = "\(path).new"
    // Under the lock, one that is there is left from a process that was killed.
    unlink(new)
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw failed("write", errSecIO) }
    defer { close(descriptor) }
    var rest = Array(content)[...]
    while !rest.isEmpty {
      let part = Array(rest.prefix(1 << 16))
      let count = Foundation.write(descriptor, part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failed("write", errSecIO, removing: new) }
      rest = rest.dropFirst(count)
    }
    guard fsync(descriptor) == 0, rename(new, path) == 0 else { throw failed("write", errSecIO, removing: new) }
    // The new name is on the disk, too.
    let place = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if place >= 0 {
      fsync(place)
      close(place)
    }
  }

  private func failed(_ what: String, _ status: OSStatus, removing new: String? = nil) -> KeychainError {
    let reason = String(cString: strerror(errno))
    if let new { unlink(new) }
    AppDiagnostics.report(
      .warning, "keychain.failed", "Security: could not \(what) the keychain \(path): \(reason). The call fails.")
    return KeychainError(status: status)
  }

  private func report(_ what: String) {
    AppDiagnostics.report(.warning, "keychain.failed", "Security: the keychain \(path) \(what). The call fails.")
  }
}
