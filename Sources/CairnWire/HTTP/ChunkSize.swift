/// The line before a chunk: a hexadecimal size, and extensions, which are ignored.
enum ChunkSize {
  static func read(_ line: ArraySlice<UInt8>) throws(HTTPProblem) -> (size: Int, extensions: Int) {
    let digits = line.prefix { $0.hexDigit != nil }
    guard (1...15).contains(digits.count) else { throw HTTPProblem(.badRequest, "chunk size") }
    let rest = line[digits.endIndex...]
    guard rest.isEmpty || rest.first == UInt8(ascii: ";") else { throw HTTPProblem(.badRequest, "chunk size") }
    return (digits.reduce(0) { $0 << 4 | Int($1.hexDigit ?? 0) }, rest.count)
  }
}
