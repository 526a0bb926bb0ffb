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

  /// Where something was found.
  struct Place: Equatable, Encodable {
    let file: String
    var line: Int?
    /// The part is there.
    var detail: String?

    var text: String { file + (line.map { ":\($0)" } ?? "") + (detail.map { " (\($0))" } ?? "") }
  }

  let subject: String
  let state: State
  /// The part that was found, or a description of the problem.
  let detail: String
  /// The command that helps, or the page.
  var remedy: String?
  var places: [Place]?

  /// The finding as text, with its first places.
  func text(showing count: Int = 5) -> String {
    let mark =
      switch state {
      case .good: "ok"
      case .missing: "--"
      case .broken: "!!"
      }
    var lines = ["\(mark)  \(subject.padded(to: max(12, subject.count + 2)))\(detail)"]
    let places = places ?? []
    lines += places.prefix(count).map { "                \($0.text)" }
    if places.count > count { lines.append("                and \(places.count - count) more; `--json` lists all") }
    if let remedy { lines.append("                \(remedy)") }
    return lines.joined(separator: "\n")
  }
}
