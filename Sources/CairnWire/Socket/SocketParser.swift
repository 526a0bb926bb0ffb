import CairnCompression

/// Parses the frames of a client from bytes that arrive in arbitrary pieces. A value without side effects: bytes in,
/// events out.
package struct SocketParser {
  package enum Event: Equatable, Sendable {
    case text(String)
    case binary([UInt8])
    case ping([UInt8])
    case pong([UInt8])
    /// The client's close frame. No events follow.
    case close(CloseCode, reason: String)
    /// A protocol error. No events follow.
    case problem(SocketProblem)
  }

  package let limits: SocketLimits
  /// Whether messages may be compressed.
  private let inflates: Bool
  /// The number of frames that have begun, for the rate limit. Each 4096 inflated bytes count as one.
  package private(set) var frames = 0

  private var buffer: [UInt8] = []
  private var position = 0
  private var frame: FrameHead?
  /// The number of payload bytes taken from the frame.
  private var taken = 0
  private var hasEnded = false

  private var message: [UInt8] = []
  private var messageKind: FrameHead.Kind?
  private var isCompressed = false
  private var text = UTF8Validator()
  private var control: [UInt8] = []

  package init(limits: SocketLimits = SocketLimits(), inflates: Bool = false) {
    self.limits = limits
    self.inflates = inflates
  }

  package mutating func append(_ bytes: some Collection<UInt8>) {
    guard !hasEnded else { return }
    if position > 0, position == buffer.count || position > 65_536 { compact() }
    buffer.append(contentsOf: bytes)
  }

  private mutating func compact() {
    if position == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity <= 16_384)
    } else {
      buffer.removeSubrange(..<position)
    }
    position = 0
  }

  /// Returns the next event, or `nil` if more bytes are needed.
  package mutating func next() -> Event? {
    guard !hasEnded else { return nil }
    do throws(SocketProblem) {
      while true {
        if frame == nil {
          guard let head = try FrameHead.read(buffer, at: position, allowsCompression: inflates) else { return nil }
          frames += 1
          try begin(head)
          position += head.size
          frame = head
          taken = 0
        }
        guard let head = frame, try takePayload(of: head) else { return nil }
        frame = nil
        if let event = try end(head) { return event }
      }
    } catch {
      finish()
      return .problem(error)
    }
  }

  private mutating func begin(_ head: FrameHead) throws(SocketProblem) {
    if head.kind.isControl {
      control = []
      return
    }
    if head.kind == .continuation {
      guard messageKind != nil else { throw SocketProblem(.protocolError, "continuation of nothing") }
    } else {
      guard messageKind == nil else { throw SocketProblem(.protocolError, "message within a message") }
      messageKind = head.kind
      isCompressed = head.isCompressed
      text = UTF8Validator()
    }
    guard head.length <= limits.message - message.count else { throw SocketProblem(.messageTooBig, "message") }
  }

  /// Takes the available bytes of the payload. Returns whether it is complete.
  private mutating func takePayload(of head: FrameHead) throws(SocketProblem) -> Bool {
    let count = min(head.length - taken, buffer.count - position)
    if count > 0 {
      var part = Array(buffer[position..<position + count])
      Mask.remove(head.mask, from: &part, offset: taken)
      position += count
      taken += count
      if head.kind.isControl {
        control += part
      } else {
        if messageKind == .text, !isCompressed, !text.accepts(part) { throw Self.wrongText }
        if message.isEmpty { message = part } else { message += part }
      }
    }
    return taken == head.length
  }

  private mutating func end(_ head: FrameHead) throws(SocketProblem) -> Event? {
    switch head.kind {
    case .ping: return .ping(control)
    case .pong: return .pong(control)
    case .close:
      let close = try close()
      finish()
      return close
    case .continuation, .text, .binary:
      guard head.isFinal else { return nil }
      defer {
        message = []
        messageKind = nil
      }
      if isCompressed { try inflate() }
      guard messageKind == .text else { return .binary(message) }
      guard text.isComplete else { throw SocketProblem(.invalidText, "text ends within a character") }
      return .text(String(decoding: message, as: UTF8.self))
    }
  }

  private static let wrongText = SocketProblem(.invalidText, "text is not UTF-8")

  private mutating func inflate() throws(SocketProblem) {
    do throws(InflateProblem) {
      message = try Inflate.message(message, limit: limits.message)
    } catch {
      throw error == .tooLarge
        ? SocketProblem(.messageTooBig, "message") : SocketProblem(.protocolError, "compressed data")
    }
    frames += message.count / 4096
    if messageKind == .text, !text.accepts(message) { throw Self.wrongText }
  }

  private func close() throws(SocketProblem) -> Event {
    guard !control.isEmpty else { return .close(.none, reason: "") }
    guard control.count >= 2 else { throw SocketProblem(.protocolError, "close code") }
    let code = CloseCode(rawValue: UInt16(control[0]) << 8 | UInt16(control[1]))
    guard code.isSendable else { throw SocketProblem(.protocolError, "close code") }
    guard let reason = String(validating: control[2...], as: UTF8.self) else {
      throw SocketProblem(.invalidText, "reason is not UTF-8")
    }
    return .close(code, reason: reason)
  }

  /// Stops reading.
  private mutating func finish() {
    hasEnded = true
    buffer = []
    position = 0
    message = []
    control = []
  }
}
