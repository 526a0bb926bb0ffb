import Foundation
import Glibc

/// Says when anything in some folders changes.
final class FolderWatch {
  let descriptor: Int32

  init() throws(Failure) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw .unavailable("Cannot watch files: \(String(cString: strerror(errno))).") }
  }

  deinit { close(descriptor) }

  /// Begins to watch a folder. A folder that is watched already stays so; one that was removed and made again is another.
  func watch(_ folder: URL) throws(Failure) {
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    guard inotify_add_watch(descriptor, folder.path, UInt32(events)) >= 0 else {
      throw .unavailable("Cannot watch \(folder.path): \(String(cString: strerror(errno))).")
    }
  }

  /// Drops all events so far. The changes are found by looking at the files.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
