import CairnWire
import Foundation

/// A file that the user has chosen, as the browser describes it.
struct OfferedFile: Equatable {
  /// Its name, or its path inside a chosen folder.
  var name: String
  var size: Int

  /// Above every limit, so that the error names the actual limit.
  static let most = 5_000
}

/// Files being uploaded by a browser. Each has an address that works once.
@MainActor
final class Upload {
  /// The browser's name for the upload.
  let key: String
  let files: [UploadedFile]
  private let urls: [URL]
  private let subfolder: URL
  private var missing: Int
  private var arrived: (([URL]?) -> Void)?

  /// - Parameters:
  ///   - keepsFolders: Whether the files belong to a chosen folder, which is delivered instead of the files.
  ///   - arrived: Called once with all files, or with `nil` if the upload fails.
  init(
    _ offered: [OfferedFile], key: String, in folder: TabFolder, keepsFolders: Bool,
    arrived: @escaping ([URL]?) -> Void
  ) throws {
    self.key = key
    self.arrived = arrived
    subfolder = try folder.makeSubfolder()
    var files: [UploadedFile] = []
    var roots: [URL] = []
    var knownRoots: Set<String> = []
    for (index, file) in offered.enumerated() {
      // Files with the same name must not overwrite each other.
      let own = keepsFolders ? subfolder : subfolder.appending(path: "\(index + 1)", directoryHint: .isDirectory)
      guard let path = keepsFolders ? FileName.safePath(file.name) : [FileName.safe(file.name)] else {
        throw CocoaError(.fileWriteInvalidFileName)
      }
      let url = path.reduce(own) { $0.appending(path: $1, directoryHint: .inferFromPath) }
      files.append(UploadedFile(at: URL(filePath: url.path, directoryHint: .notDirectory), size: file.size))
      if !keepsFolders {
        roots.append(url)
      } else if knownRoots.insert(path[0]).inserted {
        roots.append(own.appending(path: path[0], directoryHint: .isDirectory))
      }
    }
    self.files = files
    urls = roots
    missing = files.count
    for file in files { file.failed = { [weak self] in self?.cancel() } }
  }

  var isOver: Bool { arrived == nil }

  /// Called when a file has arrived. Finishes with the last.
  func received() {
    missing -= 1
    if missing == 0 { finish(urls) }
  }

  func cancel() { finish(nil) }

  private func finish(_ result: [URL]?) {
    let arrived = arrived
    self.arrived = nil
    guard let arrived else { return }
    if result == nil {
      for file in files { file.remove() }
      try? FileManager.default.removeItem(at: subfolder)
    }
    arrived(result)
  }
}

/// A file being uploaded. Its bytes are written to disk as they arrive.
@MainActor
final class UploadedFile: BodySink {
  enum State { case awaited, arriving, complete, failed }

  let token = RandomToken.make()
  let url: URL
  let size: Int
  private(set) var state = State.awaited
  private var received = 0
  private var handle: FileHandle?
  /// Called if the upload of the file fails.
  var failed: (() -> Void)?

  init(at url: URL, size: Int) {
    self.url = url
    self.size = size
  }

  /// Creates the file, and uses up its address.
  func begin() -> Bool {
    guard state == .awaited else { return false }
    state = .failed
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // Existing files are neither overwritten nor followed as links.
    let descriptor = open(url.path, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    state = .arriving
    return true
  }

  func receive(_ bytes: [UInt8]) -> HTTPResponse? {
    guard state == .arriving, received + bytes.count <= size, (try? handle?.write(contentsOf: Data(bytes))) != nil
    else {
      cancel()
      return HTTPResponse(plain: state == .failed ? .internalServerError : .badRequest)
    }
    received += bytes.count
    return nil
  }

  /// Ends the upload. Returns whether the file is complete.
  func end() -> Bool {
    guard state == .arriving, received == size else {
      cancel()
      return false
    }
    try? handle?.close()
    handle = nil
    state = .complete
    return true
  }

  func cancel() {
    guard state != .complete else { return }
    state = .failed
    remove()
    failed?()
  }

  func remove() {
    try? handle?.close()
    handle = nil
    if state == .awaited { state = .failed } else { unlink(url.path) }
  }
}
