/// Parses requests from bytes that arrive in arbitrary pieces. A value without side effects: bytes in, events out.
package struct RequestParser {
  package enum Event: Equatable, Sendable {
    case head(RequestHead)
    case body([UInt8])
    case end
    /// The last event.
    case problem(HTTPProblem)
  }

  private enum State {
    case requestLine(skipped: Bool)
    case headers(RequestLine)
    case body(remaining: Int)
    case chunkSize
    case chunk(remaining: Int)
    case chunkEnd
    case trailers(count: Int)
    case ended
    case failed
  }

  package let limits: HTTPLimits
  /// The maximum size of the current body. The receiver of a head may change it; each head resets it.
  package var bodyLimit: Int

  private var buffer: [UInt8] = []
  private var position = 0
  private var lines = LineReader()
  private var state = State.requestLine(skipped: false)
  private var headers = HTTPHeaders()
  /// The bytes of the head, or of the trailers, so far.
  private var headSize = 0
  private var bodySize = 0
  /// The bytes of chunk extensions so far.
  private var extensionSize = 0

  package init(limits: HTTPLimits = HTTPLimits()) {
    self.limits = limits
    bodyLimit = limits.body
  }

  package mutating func append(_ bytes: some Collection<UInt8>) {
    if case .failed = state { return }
    if position > 0, position == buffer.count || position > 65_536 { compact() }
    buffer.append(contentsOf: bytes)
  }

  /// The bytes that are not parsed yet.
  package var unparsed: Int { buffer.count - position }

  /// Whether a request has begun and is not complete.
  package var isInRequest: Bool {
    switch state {
    case .requestLine: unparsed > 0
    case .failed: false
    default: true
    }
  }

  package var isInBody: Bool {
    switch state {
    case .requestLine, .headers, .failed: false
    default: true
    }
  }

  /// Takes the unparsed bytes, for another protocol.
  package mutating func takeRest() -> [UInt8] {
    defer {
      buffer = []
      position = 0
      lines = LineReader()
    }
    return Array(buffer[position...])
  }

  private mutating func compact() {
    lines.removed(position)
    if position == buffer.count {
      // A large body must not leave an idle connection with a large buffer.
      buffer.removeAll(keepingCapacity: buffer.capacity <= 16_384)
    } else {
      buffer.removeSubrange(..<position)
    }
    position = 0
  }

  /// Returns the next event, or `nil` if more bytes are needed.
  package mutating func next() -> Event? {
    do throws(HTTPProblem) {
      while true {
        switch state {
        case .requestLine(let skipped):
          guard let line = try line(limit: limits.requestLine, .targetTooLong) else { return nil }
          if line.isEmpty {
            // Some clients send an extra line break after a body.
            guard !skipped else { throw HTTPProblem(.badRequest, "empty lines") }
            state = .requestLine(skipped: true)
            continue
          }
          headSize = line.count + 2
          state = .headers(try RequestLine(buffer[line]))
        case .headers(let request):
          guard let line = try headLine() else { return nil }
          if line.isEmpty { return .head(try begin(request)) }
          let header = try HeaderLine(buffer[line])
          guard headers.all.count < limits.headers else { throw HTTPProblem(.headTooLarge, "too many headers") }
          guard !HeadRules.isRepeated(header.name, in: headers) else {
            throw HTTPProblem(.badRequest, "repeated header")
          }
          headers.add(lowercased: header.name, header.value)
        case .body(let remaining):
          if remaining == 0 {
            state = .ended
            continue
          }
          // The receiver of the head may have lowered the limit.
          guard remaining <= bodyLimit - bodySize else { throw HTTPProblem(.contentTooLarge, "body") }
          guard let bytes = take(upTo: remaining) else { return nil }
          bodySize += bytes.count
          state = .body(remaining: remaining - bytes.count)
          return .body(bytes)
        case .chunkSize:
          guard let line = try line(limit: limits.chunkLine, .badRequest) else { return nil }
          let (size, extensions) = try ChunkSize.read(buffer[line])
          extensionSize += extensions
          guard extensionSize <= limits.chunkExtensions else { throw HTTPProblem(.badRequest, "chunk extensions") }
          guard size <= bodyLimit - bodySize else { throw HTTPProblem(.contentTooLarge, "body") }
          headSize = 0
          state = size == 0 ? .trailers(count: 0) : .chunk(remaining: size)
        case .chunk(let remaining):
          guard let bytes = take(upTo: remaining) else { return nil }
          bodySize += bytes.count
          state = bytes.count == remaining ? .chunkEnd : .chunk(remaining: remaining - bytes.count)
          return .body(bytes)
        case .chunkEnd:
          guard let line = try line(limit: 2, .badRequest) else { return nil }
          guard line.isEmpty else { throw HTTPProblem(.badRequest, "chunk") }
          state = .chunkSize
        case .trailers(let count):
          guard let line = try headLine() else { return nil }
          if line.isEmpty {
            state = .ended
            continue
          }
          // Trailers are validated and dropped: headers after the body must not influence anything.
          _ = try HeaderLine(buffer[line])
          guard count < limits.headers else { throw HTTPProblem(.headTooLarge, "too many trailers") }
          state = .trailers(count: count + 1)
        case .ended:
          state = .requestLine(skipped: false)
          return .end
        case .failed:
          return nil
        }
      }
    } catch {
      state = .failed
      buffer = []
      position = 0
      return .problem(error)
    }
  }

  private mutating func begin(_ request: RequestLine) throws(HTTPProblem) -> RequestHead {
    let head = try HeadRules.head(request, headers)
    headers = HTTPHeaders()
    bodySize = 0
    extensionSize = 0
    bodyLimit = limits.body
    switch head.framing {
    case .none: state = .ended
    case .length(let count): state = .body(remaining: count)
    case .chunks: state = .chunkSize
    }
    return head
  }

  /// A line of the head or of the trailers, whose total size is limited.
  private mutating func headLine() throws(HTTPProblem) -> Range<Int>? {
    guard let line = try line(limit: limits.head - headSize, .headTooLarge) else { return nil }
    headSize += line.count + 2
    return line
  }

  private mutating func line(limit: Int, _ tooLong: HTTPStatus) throws(HTTPProblem) -> Range<Int>? {
    switch lines.line(in: buffer, from: position, limit: limit) {
    case .whole(let range):
      position = range.upperBound + 2
      return range
    case .incomplete: return nil
    case .tooLong: throw HTTPProblem(tooLong, "line too long")
    case .badByte: throw HTTPProblem(.badRequest, "control character")
    }
  }

  private mutating func take(upTo count: Int) -> [UInt8]? {
    let end = position + min(count, unparsed)
    guard end > position else { return nil }
    defer { position = end }
    return Array(buffer[position..<end])
  }
}
