import Foundation

/// Something that `cairn doctor` has looked at.
struct Finding: Equatable, Encodable {
  enum State: String, Encodable {
    case good
    /// Apps work without it, but not everywhere.
    case missing
    /// Nothing works without it.
    case broken
  }

  let subject: String
  let state: State
  /// What is there, or what cannot be done.
  let detail: String
  /// The command that helps.
  var remedy: String?

  var line: String {
    let mark =
      switch state {
      case .good: "ok"
      case .missing: "--"
      case .broken: "!!"
      }
    return "\(mark)  \(subject.padded(to: max(12, subject.count + 2)))\(detail)"
      + (remedy.map { "\n                \($0)" } ?? "")
  }
}
