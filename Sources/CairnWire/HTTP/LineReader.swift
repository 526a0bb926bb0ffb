/// Finds lines that end with CR and LF, and refuses all other control characters immediately.
struct LineReader {
  enum Line: Equatable {
    case whole(Range<Int>)
    case incomplete
    /// The line is longer than allowed.
    case tooLong
    case badByte
  }

  private var scanned = 0

  /// Finds the line that starts at `start`, without its end. Scanned bytes are not scanned again.
  mutating func line(in bytes: [UInt8], from start: Int, limit: Int) -> Line {
    var index = max(scanned, start)
    while index < bytes.count {
      guard index - start < limit else { return .tooLong }
      let byte = bytes[index]
      if byte == .lineFeed {
        guard index > start, bytes[index - 1] == .carriageReturn else { return .badByte }
        scanned = index + 1
        return .whole(start..<index - 1)
      }
      if index > start, bytes[index - 1] == .carriageReturn { return .badByte }
      guard byte.isValueByte || byte == .carriageReturn else { return .badByte }
      index += 1
    }
    scanned = index
    return .incomplete
  }

  /// Adjusts the position after bytes were removed from the front.
  mutating func removed(_ count: Int) { scanned = max(0, scanned - count) }
}
