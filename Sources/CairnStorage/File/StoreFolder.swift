import Foundation

/// The folder of a store's file, kept open while the file is in use.
struct StoreFolder {
  let path: String

  /// Creates the folder and its parents, accessible only to this user, as the base directory specification
  /// requires.
  func create() throws(FileProblem) {
    try Self.create(path)
  }

  private static func create(_ path: String) throws(FileProblem) {
    if mkdir(path, 0o700) == 0 { return }
    switch errno {
    case EEXIST:
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw FileProblem("create", path, number: ENOTDIR)
      }
    case ENOENT:
      let parent = (path as NSString).deletingLastPathComponent
      guard !parent.isEmpty, parent != path else { throw FileProblem("create", path, number: ENOENT) }
      try create(parent)
      if mkdir(path, 0o700) != 0, errno != EEXIST { throw FileProblem("create", path) }
    default: throw FileProblem("create", path)
    }
  }

  /// Performs work while no other process, and no other store of this one, uses the folder.
  ///
  /// The lock is advisory and only held for moments. A process that holds it longer has stopped or crashed, so
  /// after a timeout the work proceeds without the lock. It also does so if the file system does not support
  /// locks.
  func exclusively<Result>(
    patience: Duration, _ work: (_ descriptor: Int32, _ isLocked: Bool) throws(FileProblem) -> Result
  ) throws(FileProblem) -> Result {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem("open", path) }
    defer { close(descriptor) }
    return try work(descriptor, lock(descriptor, patience: patience))
  }

  private func lock(_ descriptor: Int32, patience: Duration) -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK:
        guard clock.now < deadline else { return false }
        usleep(500)
      default: return false
      }
    }
    return true
  }
}
