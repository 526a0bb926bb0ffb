import CairnCompression
import CairnWire

/// Random frames, and what must hold whatever they are.
package enum SocketFuzz {
  private static let limits: SocketLimits = {
    var limits = SocketLimits()
    limits.message = 300
    return limits
  }()

  private static let texts = ["", "a", "grüße", "日本語", "👩‍👩‍👧 family", String(repeating: "é", count: 140)]

  private static let snippets: [[UInt8]] = [
    [0x81, 0x80, 0, 0, 0, 0], [0x01, 0x81, 0, 0, 0, 0, 0xC3], [0x88, 0x80, 1, 2, 3, 4], [0x89, 0xFE, 0, 126],
    [0xFF, 0xFF],
    [0x82, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x82, 0xFE, 0, 10], [0x80, 0x80, 0, 0, 0, 0],
    [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x90], [0x81, 0x05],
  ]

  package static func problem(seed: UInt64) -> String? {
    var random = Random(seed: seed)
    var bytes: [UInt8] = []
    var expected: [SocketParser.Event] = []
    let inflates = random.chance(2)
    for _ in 0...random.below(4) {
      let text = random.one(of: texts)
      let isText = random.chance(2)
      let isCompressed = inflates && random.chance(2)
      let payload = isCompressed ? compressed(Array(text.utf8), &random) : Array(text.utf8)
      bytes += ClientFrames.fragments(isText ? 1 : 2, payload, reserved: isCompressed ? 0x40 : 0, &random)
      expected.append(isText ? .text(text) : .binary(Array(text.utf8)))
    }
    if random.chance(3) {
      bytes += ClientFrames.close(1000, "bye")
      expected.append(.close(.normal, reason: "bye"))
    }
    let isDamaged = random.chance(4) == false
    if isDamaged { bytes = Mutation.apply(bytes, inserting: snippets, &random) }

    let whole = SocketReading.read([bytes[...]], limits: limits, inflates: inflates)
    if whole != SocketReading.read(random.pieces(bytes), limits: limits, inflates: inflates) {
      return "pieces change what is read"
    }
    let messages = whole.filter {
      switch $0 {
      case .ping, .pong: false
      default: true
      }
    }
    if !isDamaged, messages != expected { return "messages are not read as they were written" }
    for (index, event) in whole.enumerated() {
      switch event {
      case .text(let text): if text.utf8.count > limits.message { return "a text beyond its limit" }
      case .binary(let bytes): if bytes.count > limits.message { return "bytes beyond their limit" }
      case .ping(let bytes), .pong(let bytes): if bytes.count > 125 { return "a long control frame" }
      case .close(let code, _):
        if code != .none, !code.isSendable { return "a bad close code" }
        if index != whole.count - 1 { return "something after the close frame" }
      case .problem(let problem):
        if !problem.code.isSendable { return "a problem with a bad code" }
        if index != whole.count - 1 { return "something after the problem" }
      }
    }
    return nil
  }

  /// A message as other programs may write it, too: as a stream that ends, followed by an empty one.
  private static func compressed(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
    let stream = Deflate.compress(bytes)
    return random.chance(4) ? stream + [0] : Deflate.message(bytes)
  }
}
