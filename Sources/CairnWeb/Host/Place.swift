import CairnWire
import Foundation

/// Where a page can be found: the names of the links that lead there from the start, as a path.
struct Place: Equatable {
  var steps: [String] = []

  static let mostSteps = 64

  /// Returns the steps of a path, or `nil` if it is not one.
  static func steps(of path: String) -> [String]? {
    guard path.hasPrefix("/"), path.utf8.count <= 4_096 else { return nil }
    let parts = path.split(separator: "/")
    guard parts.count <= mostSteps else { return nil }
    var steps: [String] = []
    for part in parts {
      guard let step = PercentCoding.decode(part), !step.isEmpty, step != "..", step != "." else { return nil }
      steps.append(step)
    }
    return steps
  }

  /// Returns a name as a part of a path: in lower case, with hyphens between words.
  static func step(for name: String) -> String {
    var step = ""
    var isGap = false
    for character in name.lowercased() {
      if character.isLetter || character.isNumber {
        if isGap, !step.isEmpty { step += "-" }
        step.append(character)
        isGap = false
      } else {
        isGap = true
      }
      if step.count >= 60 { break }
    }
    return step.isEmpty ? "page" : step
  }

  var path: String { "/" + steps.map { PercentCoding.encode($0) }.joined(separator: "/") }
}
