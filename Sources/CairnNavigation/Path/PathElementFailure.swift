/// Why an element of a path does not give a value of the type it was asked for.
@usableFromInline
package enum PathElementFailure: Error, Equatable {
  /// The element is of another type.
  case otherType(tag: String, wanted: String)
  /// The type is right, but is not `Decodable`, and the element is still encoded.
  case notDecodable(tag: String)
  /// The type is right, but the text is not that of a value of it.
  case badText(tag: String, reason: String)
}
