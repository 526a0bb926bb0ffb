import Foundation

/// A failed system call, and the file it was for.
struct FileProblem: Error, Hashable, CustomStringConvertible {
  let action: String
  let path: String
  let number: Int32
  /// Why the file is not the app's, so that nothing may be done with it.
  private(set) var foreign: String?

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

  /// Another program's file or folder has the path of the app's file, and is left as it is.
  static func foreign(_ path: String, _ reason: String) -> FileProblem {
    var problem = FileProblem("change", path, number: EPERM)
    problem.foreign = reason
    return problem
  }

  var description: String {
    if let foreign { return "\(path) is left as it is, because \(foreign)" }
    return "cannot \(action) \(path): \(String(cString: strerror(number)))"
  }
}
