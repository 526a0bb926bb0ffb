import Testing
import WireInputs

@testable import CairnCompression

struct CompressionTests {
  private static func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.utf8.count, by: 2).compactMap { place in
      let start = hex.index(hex.startIndex, offsetBy: place)
      return UInt8(hex[start..<hex.index(start, offsetBy: 2)], radix: 16)
    }
  }

  static let texts: [[UInt8]] = [
    [], [0], Array("a".utf8), Array("abc".utf8), Array(String(repeating: "a", count: 1_000).utf8),
    Array(String(repeating: "<li class=\"row\">Row</li>", count: 1_000).utf8),
    (0..<40_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }, Array(0...255), [UInt8](repeating: 0, count: 70_000),
  ]

  @Test(arguments: texts) func inflatesWhatItDeflates(bytes: [UInt8]) throws {
    #expect(try Inflate.decompress(Deflate.compress(bytes), limit: bytes.count) == bytes)
    let start = Array(bytes.prefix(3_000))
    #expect(try Inflate.decompress(Deflate.compress(start, .thorough), limit: 3_000) == start)
    for window in [256, 32_768] {
      #expect(try Inflate.message(Deflate.message(bytes, window: window), limit: bytes.count) == bytes)
    }
  }

  /// Bytes without a pattern do not become longer than their lengths.
  @Test func storesIncompressibleBytes() {
    var random = Random(seed: 3)
    let bytes = (0..<70_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    #expect(Deflate.compress(bytes).count <= bytes.count + 30)
  }

  /// zlib, at its best, makes 178 bytes of this.
  @Test func inflatesWhatZlibDeflates() throws {
    let text =
      String(
        repeating: "the quick brown fox jumps over the lazy dog, and the dog jumps over the fox; ", count: 3)
      + String(repeating: String(decoding: UInt8(48)..<123, as: UTF8.self), count: 2)
    let zlib = Self.bytes(
      "2bc94855282ccd4cce56482aca2fcf5348cbaf50c82acd2d2856c82f4b2d5228014ae72456552aa4e4a7eb2824e6a58045801c7445407dd6"
        + "60c6e034ccc0d0c8d8c4d4ccdcc2d2cadac6d6cedec1d1c9d9c5d5cdddc3d3cbdbc7d7cf3f2030283824342c3c22322a3a26362e3e2131"
        + "293925352d3d23332b3b27372fbfa0b0a8b8a4b4acbca2b28a8a460100")
    #expect(try Inflate.decompress(zlib, limit: 1_000) == Array(text.utf8))
    #expect(Deflate.compress(Array(text.utf8), .thorough).count <= zlib.count)
  }

  /// The examples of RFC 7692, section 7.2.3.
  @Test(arguments: [
    "f248cdc9c90700", "000500faff48656c6c6f00", "f348cdc9c9070000", "f248050000 00ffffcac9c90700",
  ])
  func readsTheExamplesOfTheStandard(hex: String) throws {
    let bytes = Self.bytes(hex.replacing(" ", with: ""))
    #expect(try Inflate.message(bytes, limit: 5) == Array("Hello".utf8))
    #expect(throws: InflateProblem.tooLarge) { try Inflate.message(bytes, limit: 4) }
  }

  @Test func writesTheExampleOfTheStandard() {
    #expect(Deflate.message(Array("Hello".utf8), window: 32_768) == Self.bytes("f248cdc9c90700"))
  }

  @Test(arguments: [
    ("a reserved kind of block", "07"), ("a stored block with a wrong length", "0105000000"),
    ("a stored block that is cut off", "010500faff48"), ("nothing", ""), ("a reference to before the start", "034200"),
    ("the distance symbol 30", "4b043e000000"), ("too many literals", "fdffffffffffffff"),
  ])
  func refuses(name: String, hex: String) {
    #expect(throws: InflateProblem.malformed) { try Inflate.decompress(Self.bytes(hex), limit: 1_000) }
  }

  @Test func refusesTrailingBytes() {
    let bytes = Deflate.compress(Array("abc".utf8))
    #expect(throws: InflateProblem.malformed) { try Inflate.decompress(bytes + [0], limit: 1_000) }
  }

  @Test func limitsTheOutputOfABomb() {
    let bomb = Deflate.compress([UInt8](repeating: 0, count: 2_000_000))
    #expect(bomb.count < 4_000)
    #expect(throws: InflateProblem.tooLarge) { try Inflate.decompress(bomb, limit: 1 << 20) }
  }

  @Test func limitsTheLengthOfCodes() throws {
    // Frequencies like these would make a word of each length.
    var (a, b) = (1, 1)
    let fibonacci = (0..<30).map { _ in
      defer { (a, b) = (b, a + b) }
      return a
    }
    for limit in [7, 10, 15] {
      let lengths = HuffmanCode.lengths(for: fibonacci, limit: limit)
      #expect(lengths.max() == UInt8(limit))
      // Each sequence of bits means one thing.
      #expect(lengths.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
    }
  }

  @Test func computesTheStandardsChecksum() {
    #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
    let gzip = Gzip.compress(Array("abc".utf8))
    #expect(gzip.starts(with: [0x1F, 0x8B, 8]))
    #expect(gzip.suffix(8) == [0xC2, 0x41, 0x24, 0x35, 3, 0, 0, 0])
  }

  @Test func randomBytesNeverCrash() {
    for seed in 1...200 as ClosedRange<UInt64> {
      if let problem = DeflateFuzz.problem(seed: seed) { Issue.record("seed \(seed): \(problem)") }
    }
  }
}
