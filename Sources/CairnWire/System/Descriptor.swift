import CairnWireSystem

/// A file descriptor that closes at the end of its owner's lifetime.
package struct Descriptor: ~Copyable {
  package let number: Int32

  package init(owning number: Int32) { self.number = number }

  deinit { wire_close(number) }

  /// Returns the number without closing it.
  package consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }
}

/// An error of a system call.
package struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  package let code: Int32
  package let attempt: String

  package init(code: Int32, attempt: String) {
    self.code = code
    self.attempt = attempt
  }

  package var description: String { "\(attempt): \(SystemCalls.message(of: code))" }

  /// Returns the result of a call, or throws an error for a negative one.
  static func check(_ result: Int32, _ attempt: @autoclosure () -> String) throws(SystemError) -> Int32 {
    guard result >= 0 else { throw SystemError(code: -result, attempt: attempt()) }
    return result
  }
}
