/// One line of a head: a name, a colon and a value.
struct HeaderLine: Equatable {
  var name: String
  var value: String

  init(_ line: ArraySlice<UInt8>) throws(HTTPProblem) {
    // A line that begins with a space would continue the previous one, and programs disagree about that.
    guard let first = line.first, first != .space, first != .tab else {
      throw HTTPProblem(.badRequest, "folded header")
    }
    guard let colon = line.firstIndex(of: .colon) else { throw HTTPProblem(.badRequest, "header without colon") }
    let name = line[..<colon]
    guard !name.isEmpty, name.allSatisfy(\.isTokenByte) else { throw HTTPProblem(.badRequest, "header name") }
    var value = line[(colon + 1)...].drop { $0 == .space || $0 == .tab }
    while let last = value.last, last == .space || last == .tab { value.removeLast() }
    guard value.allSatisfy(\.isValueByte) else { throw HTTPProblem(.badRequest, "header value") }
    self.name = String(decoding: name.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
    self.value = String(header: value)
  }
}
