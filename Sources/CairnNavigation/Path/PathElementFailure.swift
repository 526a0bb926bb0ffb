/// Why a path element cannot provide a value of the requested type.
@usableFromInline
package enum PathElementFailure: Error, Equatable {
  /// The element is of another type.
  case otherType(tag: String, wanted: String)
  /// The type matches but is not `Decodable`, and the element is still encoded.
  case notDecodable(tag: String)
  /// The type matches, but the text does not decode to a value of it.
  case badText(tag: String, reason: String)
}
