import Foundation

/// A call to the system that failed, and what it was about.
struct FileProblem: Error, Hashable, CustomStringConvertible {
  let action: String
  let path: String
  let number: Int32

  /// Takes the reason from `errno`, so nothing may come between the call and this.
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
