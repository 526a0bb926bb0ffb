import Testing
import WireInputs

@testable import CairnWire

struct SocketParserTests {
  private typealias Frames = ClientFrames

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    let code: UInt16
    var testDescription: String { name }

    init(_ name: String, _ code: UInt16, _ bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
      self.code = code
    }
  }

  static let wrong: [Case] =
    [
      Case("a frame without a mask", 1002, ClientFrames.frame(1, [65], mask: nil)),
      Case("reserved bit 1", 1002, ClientFrames.frame(1, [65], reserved: 0x40)),
      Case("reserved bit 3", 1002, ClientFrames.frame(1, [65], reserved: 0x10)),
      Case("opcode 3", 1002, ClientFrames.frame(3, [])),
      Case("opcode 11", 1002, ClientFrames.frame(11, [])),
      Case("a fragmented ping", 1002, ClientFrames.frame(9, [], isFinal: false)),
      Case("a ping of 126 bytes", 1002, ClientFrames.frame(9, [UInt8](repeating: 0, count: 126))),
      Case("a continuation of nothing", 1002, ClientFrames.frame(0, [65])),
      Case("a continuation after the end", 1002, ClientFrames.text("a") + ClientFrames.frame(0, [65])),
      Case("a message within a message", 1002, ClientFrames.frame(1, [65], isFinal: false) + ClientFrames.text("b")),
      Case("a length of 16 bits for 5", 1002, [0x82, 0xFE, 0, 5]),
      Case("a length of 64 bits for 5", 1002, [0x82, 0xFF, 0, 0, 0, 0, 0, 0, 0, 5]),
      Case("a negative length", 1002, [0x82, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0]),
      Case("a message too large", 1009, [0x82, 0xFF, 0, 0, 0, 0, 0, 0x10, 0, 1, 0, 0, 0, 0]),
      Case("a huge message", 1009, [0x82, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0]),
      Case(
        "fragments too large together", 1009,
        ClientFrames.frame(2, [UInt8](repeating: 0, count: 1 << 20), isFinal: false) + ClientFrames.frame(0, [1])),
      Case("text that is not UTF-8", 1007, ClientFrames.frame(1, [0xFF])),
      Case("half a character at the end", 1007, ClientFrames.frame(1, [0xC3])),
      Case("a surrogate", 1007, ClientFrames.frame(1, [0xED, 0xA0], isFinal: false)),
      Case("an overlong form", 1007, ClientFrames.frame(1, [0xC0], isFinal: false)),
      Case("beyond Unicode", 1007, ClientFrames.frame(1, [0xF4, 0x90], isFinal: false)),
      Case("a close frame of one byte", 1002, ClientFrames.frame(8, [3])),
      Case("a reason that is not UTF-8", 1007, ClientFrames.frame(8, [3, 0xE8, 0xFF])),
    ]
    + [0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535].map {
      Case("close code \($0)", 1002, ClientFrames.close($0))
    }

  @Test(arguments: wrong) func isRefused(_ input: Case) {
    guard case .problem(let problem) = SocketReading.read([input.bytes[...]]).last else {
      return #expect(Bool(false), "accepted")
    }
    #expect(problem.code.rawValue == input.code)
  }

  @Test(arguments: [1000, 1001, 1002, 1003, 1007, 1011, 1014, 3000, 4999] as [UInt16])
  func acceptsCloseCodes(code: UInt16) {
    #expect(
      SocketReading.read([ClientFrames.close(code, "grüße")[...]]) == [
        .close(CloseCode(rawValue: code), reason: "grüße")
      ])
  }

  @Test func readsMessagesOfEveryLengthEncoding() {
    for count in [0, 1, 125, 126, 127, 65_535, 65_536] {
      let payload = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      #expect(SocketReading.read([ClientFrames.frame(2, payload)[...]]) == [.binary(payload)])
    }
  }

  @Test func readsACharacterAcrossFragmentsWithAPingBetween() {
    let bytes =
      ClientFrames.frame(1, [0xE2, 0x82], isFinal: false) + ClientFrames.frame(9, [7])
      + ClientFrames.frame(0, [], isFinal: false) + ClientFrames.frame(0, [0xAC])
    #expect(SocketReading.read([bytes[...]]) == [.ping([7]), .text("€")])
  }

  @Test func rejectsInvalidUTF8BeforeTheMessageEnds() {
    let events = SocketReading.read([ClientFrames.frame(1, [65, 0xFE] + [UInt8](repeating: 65, count: 50)).prefix(8)])
    #expect(events == [.problem(SocketProblem(.invalidText, "text is not UTF-8"))])
  }

  @Test func parsesTheSameInAnyPieces() {
    let good =
      ClientFrames.text("grüße") + ClientFrames.frame(2, [UInt8](repeating: 9, count: 300)) + ClientFrames.close(1000)
    for bytes in [good] + Self.wrong.map(\.bytes) where bytes.count < 2000 {
      let whole = SocketReading.read([bytes[...]])
      for place in 1..<bytes.count { #expect(SocketReading.read([bytes[..<place], bytes[place...]]) == whole) }
      #expect(SocketReading.read(bytes.indices.map { bytes[$0...$0] }) == whole)
    }
  }

  @Test func agreesWithTheStandardLibraryAboutUTF8() {
    var random = Random(seed: 7)
    let interesting: [UInt8] = [
      0, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
    ]
    let rest: [UInt8] = [0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF]
    for _ in 0..<20_000 {
      let bytes = (0..<random.below(6)).map { _ in random.one(of: interesting + rest) }
      var validator = UTF8Validator()
      let isValid = validator.accepts(bytes) && validator.isComplete
      if isValid != (String(validating: bytes, as: UTF8.self) != nil) { Issue.record("\(bytes)") }
    }
  }

  @Test func truncatesAReasonAtACharacter() {
    let frame = FrameWriter.close(.normal, String(repeating: "é", count: 100))
    #expect(frame.count == 2 + 2 + 122)
    #expect(String(validating: frame[4...], as: UTF8.self) != nil)
  }

  @Test func randomFramesNeverCrash() {
    for seed in 1...5_000 as ClosedRange<UInt64> {
      if let problem = SocketFuzz.problem(seed: seed) { Issue.record("seed \(seed): \(problem)") }
    }
  }
}
