import Foundation

/// The folder a store's file lies in, held open while the file is worked on.
struct StoreFolder {
  let path: String

  /// Makes the folder and those above it, for this user alone, as the base directory rules ask.
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

  /// Does something while no other process, nor another store of this one, works in the folder.
  ///
  /// The lock is advice between stores and held for moments, so someone who holds it longer has stopped or died in
  /// an odd way: after a while the work is done without it. The same where the file system has no locks.
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
