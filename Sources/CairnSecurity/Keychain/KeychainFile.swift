import CairnCore
import CairnFoundation
import Foundation

/// A keychain in a file that only its user can read. A damaged file stays as it is, and all calls fail.
struct KeychainFile {
  private let items: PrivateFile
  private let marker: PrivateFile
  var folder: String { items.folder }

  /// How often a lock that another process holds is tried, a hundredth of a second apart.
  private static let mostTries = 500

  init(in folder: URL) {
    let path = folder.path(percentEncoded: false)
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    items = PrivateFile(folder: folder, name: "keychain.plist")
    marker = PrivateFile(folder: folder, name: "keychain.place")
  }

  func read() throws(KeychainError) -> Items { try readIfThere() ?? Items() }

  /// Reads the items, or `nil` if there is no file.
  func readIfThere() throws(KeychainError) -> Items? {
    guard let content = try items.read() else { return nil }
    guard let found = Items(file: content) else { throw items.damaged() }
    return found
  }

  func write(_ new: Items) throws(KeychainError) {
    guard let content = new.file else { throw KeychainError(status: errSecAllocate) }
    try items.write(content)
  }

  func remove() throws(KeychainError) { try items.remove() }

  /// Reads the file, changes its items, and replaces it, while no other thread and no other process does.
  func change(
    _ work: (inout Items) throws(KeychainError) -> AnyObject?
  ) throws(KeychainError) -> AnyObject? {
    var result: AnyObject?
    try locked { () throws(KeychainError) in
      var items = try read()
      let old = items
      result = try work(&items)
      if items != old { try write(items) }
    }
    return result
  }

  /// Works while no other thread and no other process does.
  func locked(_ work: () throws(KeychainError) -> Void) throws(KeychainError) {
    guard (try? makeFolder()) != nil else { throw items.failed("create the folder of", errSecIO) }
    let descriptor = open(folder + "/.keychain.lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw items.failed("lock", errSecIO) }
    defer { close(descriptor) }
    try lock(descriptor)
    try work()
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
    throw items.failed("lock", errSecNotAvailable)
  }
}

// Where the items are, beside their file.
extension KeychainFile {
  /// The place whose items count. Items in the other place are copies of a move that did not end.
  enum Place: String {
    case file, service
  }

  /// Reads the place, or `nil` if nothing has ever been moved.
  func place() throws(KeychainError) -> Place? {
    guard let content = try marker.read() else { return nil }
    guard let place = Place(rawValue: String(decoding: content, as: UTF8.self)) else { throw marker.damaged() }
    return place
  }

  func setPlace(_ place: Place) throws(KeychainError) { try marker.write(Data(place.rawValue.utf8)) }
}
