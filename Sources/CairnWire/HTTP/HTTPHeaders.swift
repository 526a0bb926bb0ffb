/// The headers of a request or response, in their order. Names are compared without case.
package struct HTTPHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  package struct Header: Sendable, Equatable {
    /// In lower case.
    package let name: String
    package let value: String
  }

  package private(set) var all: [Header] = []

  package init() {}

  package init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { add(name, value) }
  }

  package mutating func add(_ name: String, _ value: String) {
    all.append(Header(name: name.asciiLowercased, value: value))
  }

  /// Adds a header whose name is already in lower case.
  mutating func add(lowercased name: String, _ value: String) { all.append(Header(name: name, value: value)) }

  package mutating func remove(_ name: String) {
    let name = name.asciiLowercased
    all.removeAll { $0.name == name }
  }

  /// The value of a header. The values of repeated headers are joined as a list.
  package subscript(name: String) -> String? {
    get {
      let name = name.asciiLowercased
      guard let first = all.firstIndex(where: { $0.name == name }) else { return nil }
      let values = all[first...].filter { $0.name == name }
      return values.count == 1
        ? values[0].value : values.map(\.value).joined(separator: name == "cookie" ? "; " : ", ")
    }
    set {
      remove(name)
      if let newValue { add(name, newValue) }
    }
  }

  package func values(of name: String) -> [String] {
    let name = name.asciiLowercased
    return all.compactMap { $0.name == name ? $0.value : nil }
  }

  func count(of name: String) -> Int { all.reduce(0) { $0 + ($1.name == name ? 1 : 0) } }

  /// Whether a header that is a list of words, such as `Connection`, contains this word.
  package func contains(_ word: String, in name: String) -> Bool {
    values(of: name).contains { value in
      value.split(separator: ",").contains { $0.withoutSpaces.isWord(word) }
    }
  }

  /// The value of a cookie, or `nil` if it is missing or ambiguous.
  package func cookie(_ name: String) -> String? {
    let found = cookies(name)
    return found.count == 1 ? found[0] : nil
  }

  /// The values of all cookies with this name.
  func cookies(_ name: String) -> [String] {
    var found: [String] = []
    for header in all where header.name == "cookie" {
      for pair in header.value.split(separator: ";") {
        let pair = pair.withoutSpaces
        guard let equals = pair.firstIndex(of: "="), pair[..<equals].hasBytes(of: name) else { continue }
        found.append(String(pair[pair.index(after: equals)...]))
      }
    }
    return found
  }
}

extension Substring {
  /// Without spaces and tabs at both ends.
  var withoutSpaces: Substring {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    var result = drop(while: isSpace)
    while let last = result.last, isSpace(last) { result.removeLast() }
    return result
  }
}
