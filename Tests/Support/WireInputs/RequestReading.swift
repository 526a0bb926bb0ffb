import CairnWire

/// What a parser says about bytes, with the pieces of a body joined.
package enum RequestReading {
  package enum Seen: Equatable, Sendable {
    case head(RequestHead)
    case body([UInt8])
    case end
    case problem(HTTPProblem)
  }

  package static func read(
    _ pieces: [ArraySlice<UInt8>], limits: HTTPLimits = HTTPLimits()
  ) -> [Seen] {
    var parser = RequestParser(limits: limits)
    var seen: [Seen] = []
    for piece in pieces {
      parser.append(piece)
      while let event = parser.next() {
        switch event {
        case .head(let head): seen.append(.head(head))
        case .body(let bytes):
          if case .body(let before) = seen.last {
            seen[seen.count - 1] = .body(before + bytes)
          } else {
            seen.append(.body(bytes))
          }
        case .end: seen.append(.end)
        case .problem(let problem): seen.append(.problem(problem))
        }
      }
    }
    return seen
  }

  package static func read(_ text: String, limits: HTTPLimits = HTTPLimits()) -> [Seen] {
    read([Array(text.utf8)[...]], limits: limits)
  }
}
