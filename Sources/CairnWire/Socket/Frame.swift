/// The head of a WebSocket frame.
struct FrameHead: Equatable {
  enum Kind: UInt8 {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10

    var isControl: Bool { rawValue >= 8 }
  }

  var kind: Kind
  var isFinal: Bool
  /// Whether it begins a compressed message.
  var isCompressed = false
  var length: Int
  var mask: (UInt8, UInt8, UInt8, UInt8)

  /// The length of the head, including its mask.
  var size: Int

  static func == (a: FrameHead, b: FrameHead) -> Bool {
    (a.kind, a.isFinal, a.isCompressed, a.length, a.size) == (b.kind, b.isFinal, b.isCompressed, b.length, b.size)
      && a.mask == b.mask
  }

  /// Reads a head at an index, or returns `nil` if it is incomplete. Each rule is checked as soon as its byte has
  /// arrived.
  ///
  /// - Parameter allowsCompression: Whether the first reserved bit has the meaning of RFC 7692.
  static func read(
    _ bytes: [UInt8], at index: Int, allowsCompression: Bool = false
  ) throws(SocketProblem) -> FrameHead? {
    guard index < bytes.count else { return nil }
    let first = bytes[index]
    let isCompressed = allowsCompression && first & 0x40 != 0
    guard first & (isCompressed ? 0x30 : 0x70) == 0 else { throw SocketProblem(.protocolError, "reserved bits") }
    guard let kind = Kind(rawValue: first & 0x0F) else { throw SocketProblem(.protocolError, "opcode") }
    // Only the first frame of a message has the compression bit, and control frames never do.
    guard !isCompressed || kind == .text || kind == .binary else {
      throw SocketProblem(.protocolError, "reserved bits")
    }
    let isFinal = first & 0x80 != 0
    guard isFinal || !kind.isControl else { throw SocketProblem(.protocolError, "fragmented control frame") }

    guard index + 1 < bytes.count else { return nil }
    let second = bytes[index + 1]
    guard second & 0x80 != 0 else { throw SocketProblem(.protocolError, "frame without mask") }
    let short = Int(second & 0x7F)
    guard short < 126 || !kind.isControl else { throw SocketProblem(.protocolError, "long control frame") }

    let lengthSize = short == 126 ? 2 : short == 127 ? 8 : 0
    guard index + 2 + lengthSize <= bytes.count else { return nil }
    var length = short
    if lengthSize > 0 {
      let long = bytes[index + 2..<index + 2 + lengthSize].reduce(0) { $0 << 8 | UInt64($1) }
      guard long >= (lengthSize == 2 ? 126 : 65_536) else {
        throw SocketProblem(.protocolError, "length is not minimal")
      }
      guard long <= UInt64(Int.max) else { throw SocketProblem(.protocolError, "length") }
      length = Int(long)
    }
    let mask = index + 2 + lengthSize
    guard mask + 4 <= bytes.count else { return nil }
    return FrameHead(
      kind: kind, isFinal: isFinal, isCompressed: isCompressed, length: length,
      mask: (bytes[mask], bytes[mask + 1], bytes[mask + 2], bytes[mask + 3]),
      size: mask + 4 - index)
  }
}

/// An error in a frame, and the code to close with.
package struct SocketProblem: Error, Equatable, Sendable {
  package let code: CloseCode
  package let what: String

  init(_ code: CloseCode, _ what: String) {
    self.code = code
    self.what = what
  }
}
