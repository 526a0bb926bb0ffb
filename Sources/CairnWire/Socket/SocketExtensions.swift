/// An offer in `Sec-WebSocket-Extensions`.
struct SocketExtension: Equatable {
  var name: String
  var parameters: [(name: String, value: String?)]

  static func == (a: SocketExtension, b: SocketExtension) -> Bool {
    a.name == b.name && a.parameters.elementsEqual(b.parameters) { $0 == $1 }
  }

  /// Parses a list of offers, or returns `nil` if it is malformed.
  static func list(_ text: String) -> [SocketExtension]? {
    var reader = HeaderListReader(text)
    var offers: [SocketExtension] = []
    repeat {
      guard let name = reader.token() else { return nil }
      var offer = SocketExtension(name: name, parameters: [])
      while reader.skip(";") {
        guard let name = reader.token() else { return nil }
        var value: String?
        if reader.skip("=") {
          // A quoted value has to be a token, too.
          let isQuoted = reader.skip("\"", spaces: false)
          guard let token = reader.token(), !isQuoted || reader.skip("\"") else { return nil }
          value = token
        }
        offer.parameters.append((name, value))
      }
      offers.append(offer)
    } while reader.skip(",")
    return reader.isAtEnd ? offers : nil
  }
}

/// Parses a header that is a list of tokens with parameters.
struct HeaderListReader {
  private var rest: Substring

  init(_ text: String) {
    rest = text[...].withoutSpaces
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Reads a token and the spaces after it.
  mutating func token() -> String? {
    let token = rest.prefix { $0.utf8.count == 1 && $0.utf8.first?.isTokenByte == true }
    guard !token.isEmpty else { return nil }
    rest = rest[token.endIndex...].withoutSpaces
    return String(token)
  }

  /// Skips a mark and the spaces after it, if it is next.
  mutating func skip(_ mark: Character, spaces: Bool = true) -> Bool {
    guard rest.first == mark else { return false }
    rest = rest.dropFirst()
    if spaces { rest = rest.withoutSpaces }
    return true
  }
}
