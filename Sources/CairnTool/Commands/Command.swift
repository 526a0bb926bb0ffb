/// One command of `cairn`.
protocol Command {
  static var name: String { get }
  /// A summary in one sentence.
  static var summary: String { get }
  static var usage: String { get }
  /// The options, and other details for users.
  static var details: String { get }
  static var example: String { get }

  static func run(_ arguments: inout Arguments) throws(Failure)
}

/// Why a command failed: what happened, what to do next, and the exit status of `sysexits.h`.
struct Failure: Error {
  var message: String
  var status: Int32

  /// The command was called in a wrong way.
  static func usage(_ message: String) -> Failure { Failure(message: message, status: 64) }
  /// The user's input is wrong.
  static func data(_ message: String) -> Failure { Failure(message: message, status: 65) }
  /// Something that is needed is missing.
  static func unavailable(_ message: String) -> Failure { Failure(message: message, status: 69) }
  /// A file cannot be created.
  static func cannotCreate(_ message: String) -> Failure { Failure(message: message, status: 73) }
  /// Reading or writing failed.
  static func io(_ message: String) -> Failure { Failure(message: message, status: 74) }
  /// Another program failed, and has printed why.
  static func program(_ name: String, status: Int32) -> Failure {
    Failure(message: "\(name) failed.", status: status == 0 ? 70 : status)
  }
}
