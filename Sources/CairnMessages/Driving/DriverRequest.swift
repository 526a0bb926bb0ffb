/// A request of a program that drives an app: a line such as `{"id": 1, "do": "tap", "name": "Save"}`.
package struct DriverRequest: Equatable, Sendable {
  /// Repeated in the reply.
  package let id: JSON?
  package let verb: Verb
  private let values: JSON

  package enum Verb: String, CaseIterable, Sendable {
    case screen, elements, tree, tap, type, submit, toggle, pick, back, select, delete, scroll, dismiss, press, open,
      resize, wait
    case inspect, set
    case screenshot, diagnostics, quit

    /// Whether it may change the app, rather than only look at it.
    package var isAct: Bool {
      switch self {
      case .screen, .elements, .tree, .inspect, .screenshot, .diagnostics, .quit: false
      default: true
      }
    }
  }

  /// Why a request cannot be carried out.
  package struct Problem: Error, Equatable {
    package let message: String

    package init(message: String) { self.message = message }
  }

  /// - Parameter values: An object with the values of the verb. Anything else is as an empty one.
  package init(_ verb: Verb, _ values: JSON) {
    (self.verb, self.values, id) = (verb, .object(values.members), values["id"])
  }

  package init(_ line: String) throws(Problem) {
    guard let values = try? JSON(parsing: Array(line.utf8), limit: 1 << 24), case .object = values else {
      throw Problem(message: "A request is one line with a JSON object, such as {\"do\": \"tap\", \"name\": \"Save\"}.")
    }
    guard let verb = values["do"]?.string.flatMap(Verb.init) else {
      let names = Verb.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(message: "\"do\" must be one of \(names).")
    }
    self.init(verb, values)
  }

  /// The request as a line.
  package var line: [UInt8] {
    var values = values
    values["do"] = .string(verb.rawValue)
    return values.line + "\n".utf8
  }

  package func text(_ name: String) throws(Problem) -> String {
    guard let text = values[name]?.string else {
      throw Problem(message: "\"\(verb.rawValue)\" needs \"\(name)\", a text.")
    }
    return text
  }

  package func text(_ name: String, or standard: String?) throws(Problem) -> String? {
    values[name] == nil ? standard : try text(name)
  }

  /// Returns a number in a range, so that requests cannot exceed the engine's limits.
  package func number(
    _ name: String, in range: ClosedRange<Double>, or standard: Double? = nil
  ) throws(Problem) -> Double {
    guard let value = values[name] else {
      if let standard { return standard }
      throw Problem(message: "\"\(verb.rawValue)\" needs \"\(name)\", a number.")
    }
    guard let number = value.double, range.contains(number) else {
      throw Problem(message: "\"\(name)\" must be a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  package func whole(_ name: String) throws(Problem) -> Int? {
    values[name] == nil ? nil : Int(try number(name, in: 0...10_000))
  }
}
