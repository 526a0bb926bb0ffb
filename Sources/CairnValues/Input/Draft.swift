/// A value that a user has entered and the app may not have stored yet.
package struct Draft<Value: Equatable> {
  /// The app's value before the user entered another, or `nil` if it does not matter.
  package var before: Value?
  package var value: Value

  package init(before: Value?, value: Value) {
    self.before = before
    self.value = value
  }

  /// Whether the next process may show the draft in place of a value. A value that the app has changed since stays.
  package func continues(from shown: Value) -> Bool { before == nil || shown == before || shown == value }
}

extension Draft: Equatable {}
extension Draft: Hashable where Value: Hashable {}
extension Draft: Sendable where Value: Sendable {}
extension Draft: Codable where Value: Codable {
  /// As archives have them.
  private enum CodingKeys: String, CodingKey {
    case before = "base"
    case value = "text"
  }
}
