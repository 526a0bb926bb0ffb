import Foundation

/// A request of a driving program.
struct DriverRequest {
  /// Repeated in the reply.
  let id: Any?
  let verb: Verb
  private let values: [String: Any]

  enum Verb: String, CaseIterable {
    case screen, elements, tree, tap, type, submit, toggle, pick, back, select, delete, scroll, dismiss, press, open,
      resize, wait
    case inspect, set
    case screenshot, diagnostics, quit

    /// Whether it may change the app, rather than only look at it.
    var isAct: Bool {
      switch self {
      case .screen, .elements, .tree, .inspect, .screenshot, .diagnostics, .quit: false
      default: true
      }
    }
  }

  /// Why a request cannot be carried out.
  struct Problem: Error {
    let message: String
  }

  init(_ line: String) throws(Problem) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)), let values = object as? [String: Any]
    else {
      throw Problem(message: "A request is one line with a JSON object, such as {\"do\": \"tap\", \"name\": \"Save\"}.")
    }
    id = values["id"]
    self.values = values
    guard let name = values["do"] as? String, let verb = Verb(rawValue: name) else {
      let names = Verb.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(message: "\"do\" must be one of \(names).")
    }
    self.verb = verb
  }

  func text(_ name: String) throws(Problem) -> String {
    guard let text = values[name] as? String else {
      throw Problem(message: "\"\(verb.rawValue)\" needs \"\(name)\", a text.")
    }
    return text
  }

  func text(_ name: String, or standard: String?) throws(Problem) -> String? {
    values[name] == nil ? standard : try text(name)
  }

  /// Returns a number in a range, so that requests cannot exceed the engine's limits.
  func number(_ name: String, in range: ClosedRange<Double>, or standard: Double? = nil) throws(Problem) -> Double {
    guard let value = values[name] else {
      if let standard { return standard }
      throw Problem(message: "\"\(verb.rawValue)\" needs \"\(name)\", a number.")
    }
    guard let number = (value as? NSNumber)?.doubleValue, range.contains(number) else {
      throw Problem(message: "\"\(name)\" must be a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  func whole(_ name: String) throws(Problem) -> Int? {
    values[name] == nil ? nil : Int(try number(name, in: 0...10_000))
  }
}
