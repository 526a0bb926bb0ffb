/// Compresses bytes (RFC 1951).
package enum Deflate {
  package enum Effort: Sendable {
    /// For content that is sent once.
    case quick
    /// For files that are compressed once and sent often: a few percent smaller, in many times the time.
    case thorough
  }

  /// Returns a complete stream.
  package static func compress(_ bytes: [UInt8], _ effort: Effort = .quick) -> [UInt8] {
    var writer = BitWriter()
    write(bytes, effort, to: &writer)
    return writer.bytes
  }

  static func write(_ bytes: [UInt8], _ effort: Effort, to writer: inout BitWriter) {
    let blocks = blocks(of: bytes, window: DeflateFormat.window, effort)
    var start = 0
    for (index, block) in blocks.enumerated() {
      let end = start + block.byteCount
      write(block, bytes[start..<end], isLast: index == blocks.count - 1, to: &writer)
      start = end
    }
    writer.align()
  }

  /// Returns a message for a WebSocket (RFC 7692): a stream that is flushed instead of ended, without the final empty
  /// block.
  ///
  /// - Parameter window: The size of the client's window.
  package static func message(_ bytes: [UInt8], window: Int = DeflateFormat.window) -> [UInt8] {
    var writer = BitWriter()
    var start = 0
    for block in blocks(of: bytes, window: window, .quick) {
      let end = start + block.byteCount
      write(block, bytes[start..<end], isLast: false, to: &writer)
      start = end
    }
    // An empty stored block: these bits, and 00 00 FF FF, which RFC 7692 leaves out.
    writer.write(0, 3)
    writer.align()
    return writer.bytes
  }

  private static func write(_ block: DeflateBlock, _ bytes: ArraySlice<UInt8>, isLast: Bool, to writer: inout BitWriter)
  {
    // Stored bytes have a length of 16 bits before them, twice.
    let parts = max(1, (bytes.count + 65_534) / 65_535)
    guard block.size + 3 > parts * (3 + 7 + 32) + bytes.count * 8 else {
      return block.write(to: &writer, isLast: isLast)
    }
    var rest = bytes
    repeat {
      let part = rest.prefix(65_535)
      rest = rest.dropFirst(part.count)
      writer.write(isLast && rest.isEmpty ? 1 : 0, 3)
      writer.align()
      writer.write(part.count, 16)
      writer.write(~part.count & 0xFFFF, 16)
      writer.append(part)
    } while !rest.isEmpty
  }

  private static func blocks(of bytes: [UInt8], window: Int, _ effort: Effort) -> [DeflateBlock] {
    let tokens =
      switch effort {
      case .quick: DeflateParse.quick(bytes, window: window, effort: 128)
      case .thorough: DeflateParse.thorough(bytes, window: window)
      }
    return blocks(of: tokens[...])
  }

  /// Splits tokens where separate codes for both halves pay off, as between HTML and a style sheet.
  private static func blocks(of tokens: ArraySlice<DeflateToken>) -> [DeflateBlock] {
    let whole = DeflateBlock(tokens)
    let least = 256
    guard tokens.count >= 2 * least else { return [whole] }
    let step = max(least, tokens.count / 8)
    var best: (place: Int, size: Int)?
    for place in stride(from: tokens.startIndex + step, through: tokens.endIndex - least, by: step) {
      let size = DeflateBlock(tokens[..<place]).size + DeflateBlock(tokens[place...]).size + 3
      if size < best?.size ?? whole.size { best = (place, size) }
    }
    guard let best else { return [whole] }
    return blocks(of: tokens[..<best.place]) + blocks(of: tokens[best.place...])
  }
}
