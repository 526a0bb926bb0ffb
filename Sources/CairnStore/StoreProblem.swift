/// Why a store cannot be opened, read or written. Each framework makes an error of it.
package struct StoreProblem: Sendable {
  /// The kinds of problems.
  package enum Kind: Sendable {
    case noLibrary, damaged, notWritable, notUnique, notOpened, failed
  }

  package let kind: Kind
  /// What went wrong, and what to do about it.
  package let explanation: String

  package init(_ kind: Kind, _ explanation: String) {
    self.kind = kind
    self.explanation = explanation
  }

  package static let missingLibrary =
    "A store on disk needs SQLite. Install libsqlite3-0 (Debian, Ubuntu) or sqlite-libs (Fedora)."

  /// The problem of a file that another program may need.
  package static func foreign(_ path: String, _ reason: String) -> StoreProblem {
    StoreProblem(.notOpened, "\(path) is left as it is, because \(reason).")
  }
}
