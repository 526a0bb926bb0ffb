import Foundation

/// A failed system call, and the file it was for.
struct FileProblem: Error, Hashable, CustomStringConvertible {
  let action: String
  let path: String
  let number: Int32

  /// Reads the reason from `errno`, so nothing may run between the call and this initializer.
  init(_ action: String, _ path: String) {
    number = errno
    self.action = action
    self.path = path
  }

  init(_ action: String, _ path: String, number: Int32) {
    self.action = action
    self.path = path
    self.number = number
  }

  var description: String { "cannot \(action) \(path): \(String(cString: strerror(number)))" }
}
