/// Bytes to be sent, in the pieces that are passed to the system.
struct OutputBuffer {
  /// Smaller pieces are joined, so that many small messages need one call.
  private static let joined = 16_384

  private var pieces: [[UInt8]] = []
  private var first = 0
  /// The number of bytes of the first piece that were sent.
  private(set) var offset = 0
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  var next: [UInt8]? { first < pieces.count ? pieces[first] : nil }

  mutating func append(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    count += bytes.count
    // The first piece may be in use by the call that sends it.
    if pieces.count - first > 1 || pieces.count - first == 1 && offset == 0, let last = pieces.last,
      last.count + bytes.count <= Self.joined
    {
      pieces[pieces.count - 1] += bytes
    } else {
      pieces.append(bytes)
    }
  }

  mutating func sent(_ bytes: Int) {
    count -= bytes
    offset += bytes
    guard first < pieces.count, offset == pieces[first].count else { return }
    offset = 0
    pieces[first] = []
    first += 1
    if first == pieces.count {
      pieces.removeAll(keepingCapacity: pieces.count <= 16)
      first = 0
    } else if first > 64 {
      pieces.removeSubrange(..<first)
      first = 0
    }
  }

  mutating func removeAll() { self = OutputBuffer() }
}
