import Foundation

extension NavigationPath {
  /// The contents of this path in encodable form, or `nil` if an element cannot be encoded.
  public var codable: CodableRepresentation? {
    guard top?.isCodable ?? true else {
      PathProblem.report(.notCodable(typeName: firstTypeThatIsNotCodable ?? ""))
      return nil
    }
    return CodableRepresentation(path: self)
  }

  /// The type of the lowest element that makes the path unencodable.
  private var firstTypeThatIsNotCodable: String? {
    var culprit: (any PathNode)?
    var node = top
    while let current = node, !current.isCodable {
      culprit = current
      node = current.below
    }
    return culprit?.tag
  }

  /// The elements of a path in encodable form.
  ///
  /// The encoded form is a flat list of strings, from the top of the stack down: each element's type name, then
  /// the element as JSON. Decoding a representation reads only the strings. An element is decoded when a
  /// destination shows it; one that is never shown is written back unchanged.
  ///
  /// ```swift
  /// if let representation = path.codable {
  ///   saved = try JSONEncoder().encode(representation)
  /// }
  /// path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved))
  /// ```
  public struct CodableRepresentation: Codable {
    let path: NavigationPath

    init(path: NavigationPath) {
      self.path = path
    }

    /// Reads the strings of an encoded path.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var strings: [String] = []
      while !container.isAtEnd { strings.append(try container.decode(String.self)) }
      guard strings.count.isMultiple(of: 2) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "A navigation path holds two strings for each element, but this one has \(strings.count).")
      }
      var top: (any PathNode)?
      for index in stride(from: strings.count - 2, through: 0, by: -2) {
        top = EncodedNode(tag: strings[index], text: strings[index + 1], on: top)
      }
      path = NavigationPath(top: top)
    }

    /// Writes each element's type name and JSON text, from the top of the stack down.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      var encoding = PathEncoding()
      var node = path.top
      while let current = node {
        try container.encode(encoding.tag(of: current))
        try container.encode(current.text(encoding))
        node = current.below
      }
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  /// Returns whether two representations describe the same path.
  public static func == (
    lhs: NavigationPath.CodableRepresentation, rhs: NavigationPath.CodableRepresentation
  ) -> Bool {
    lhs.path == rhs.path
  }
}
