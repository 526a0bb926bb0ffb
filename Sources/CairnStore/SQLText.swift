import Foundation

/// A piece of SQL with the values of its parameters, in order.
package struct SQLText: ExpressibleByStringInterpolation, Hashable, Sendable {
  package var text: String
  package var values: [StoredValue] = []

  package init(stringLiteral value: String) { text = value }

  package init(_ value: StoredValue) {
    text = "?"
    values = [value]
  }

  package init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
    values = stringInterpolation.values
  }

  /// Splices pieces into each other. Names are quoted, and values become parameters.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var values: [StoredValue] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}
    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ piece: SQLText) {
      text += piece.text
      values += piece.values
    }
    package mutating func appendInterpolation(name: String) { text += SQLText.quoted(name) }
    package mutating func appendInterpolation(raw: String) { text += raw }
  }

  package static func quoted(_ name: String) -> String { "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\"" }
}
