import Foundation

extension NavigationPath {
  /// A value that describes the contents of this path in a form that can be encoded, or nil if an element cannot be.
  public var codable: CodableRepresentation? {
    guard top?.isCodable ?? true else {
      PathProblem.report(.notCodable(typeName: firstTypeThatIsNotCodable ?? ""))
      return nil
    }
    return CodableRepresentation(path: self)
  }

  /// Walks down to the lowest node that spoils the chain.
  private var firstTypeThatIsNotCodable: String? {
    var culprit: (any PathNode)?
    var node = top
    while let current = node, !current.isCodable {
      culprit = current
      node = current.below
    }
    return culprit?.tag
  }

  /// The elements of a path in a form that can be encoded.
  ///
  /// The encoded form is a flat list of strings, from the top of the stack down: the name of an element's type, then
  /// the element as JSON. Decoding reads only the strings; an element is decoded when a destination shows it, and one
  /// that never is, is written back as it was.
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

    /// Writes the name of every element's type and its JSON text, from the top of the stack down.
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
  /// Says whether two representations describe the same path.
  public static func == (
    lhs: NavigationPath.CodableRepresentation, rhs: NavigationPath.CodableRepresentation
  ) -> Bool {
    lhs.path == rhs.path
  }
}
