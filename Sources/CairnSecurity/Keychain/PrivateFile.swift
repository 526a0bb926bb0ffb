import CairnCore
import CairnFoundation
import Foundation

/// A file that only its user can read. It is replaced as a whole, so a process that is killed leaves the old one or the new one. A file
/// that others could have written or read is refused.
struct PrivateFile {
  let folder: String
  let name: String
  var path: String { "\(folder)/\(name)" }

  /// The most bytes. A larger file is not a keychain.
  static let largest = 16 << 20

  /// Reads the bytes, or `nil` if there is no file.
  func read() throws(KeychainError) -> Data? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    if descriptor < 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
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
    guard content.count <= Self.largest else { throw damaged() }
    return Data(content)
  }

  func write(_ content: Data) throws(KeychainError) {
    guard content.count <= Self.largest else { throw KeychainError(status: errSecAllocate) }
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
    keepName()
  }

  func remove() throws(KeychainError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failed("remove", errSecIO) }
    keepName()
  }

  /// Waits until the new name, or none, is on the disk, too.
  private func keepName() {
    let place = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard place >= 0 else { return }
    fsync(place)
    close(place)
  }

  func damaged() -> KeychainError {
    report("is damaged. It stays as it is, and nothing is read or stored until you move it away")
    return KeychainError(status: errSecDecode)
  }

  func failed(_ what: String, _ status: OSStatus, removing new: String? = nil) -> KeychainError {
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
