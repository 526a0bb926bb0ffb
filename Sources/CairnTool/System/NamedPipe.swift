import Foundation
import Glibc

/// A file through which another program sends lines to this one, or the other way round.
struct NamedPipe {
  /// Kept open for both directions, so that neither side waits for the other or sees an end.
  let handle: FileHandle

  init(_ url: URL) throws(Failure) {
    guard mkfifo(url.path, 0o600) == 0, let handle = FileHandle(forUpdatingAtPath: url.path) else {
      throw .io("Cannot make \(url.path): \(String(cString: strerror(errno))).")
    }
    self.handle = handle
  }

  func send(_ line: Data) { try? handle.write(contentsOf: line + Data("\n".utf8)) }
}
