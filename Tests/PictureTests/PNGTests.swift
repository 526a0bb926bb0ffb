import CairnCompression
import CairnPictures
import PictureInputs
import Testing

@Suite("Decoding PNG")
struct PNGTests {
  struct Kind: CustomTestStringConvertible, Sendable {
    var color: UInt8
    var depth: Int
    var isInterlaced: Bool
    var testDescription: String { "color \(color), depth \(depth)\(isInterlaced ? ", interlaced" : "")" }
  }

  static let kinds: [Kind] = [false, true].flatMap { isInterlaced in
    [(0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16])].flatMap { color, depths in
      depths.map { Kind(color: UInt8(color), depth: $0, isInterlaced: isInterlaced) }
    }
  }

  @Test(arguments: kinds) func decodesEachKind(kind: Kind) throws {
    for (width, height) in [(1, 1), (2, 9), (13, 7), (40, 3)] {
      var writer = PNGWriter(width: width, height: height)
      (writer.color, writer.depth, writer.isInterlaced) = (kind.color, kind.depth, kind.isInterlaced)
      if kind.color == 3 {
        writer.palette = (0..<3 << kind.depth).map { UInt8(truncatingIfNeeded: $0 * 7) }
        writer.transparency = [10, 20]
      }
      let most = 1 << kind.depth
      let samples = (0..<width * height * writer.samplesPerPixel).map { ($0 &* 2_654_435_761 >> 7) % most }
      let bitmap = try #require(Bitmap.decoded(writer.file(samples), enough: 10_000))
      #expect((bitmap.width, bitmap.height) == (width, height))
      #expect(bitmap.pixels == Self.pixels(samples, writer))
    }
  }

  /// The expected colors, by the standard's definitions.
  private static func pixels(_ samples: [Int], _ writer: PNGWriter) -> [UInt8] {
    func part(_ sample: Int) -> UInt8 {
      UInt8((Double(sample) * 255 / Double(1 << writer.depth - 1)).rounded(writer.depth < 8 ? .down : .toNearestOrEven))
    }
    let count = writer.samplesPerPixel
    return (0..<samples.count / count).flatMap { pixel -> [UInt8] in
      let values = Array(samples[pixel * count..<(pixel + 1) * count])
      switch writer.color {
      case 0: return [part(values[0]), part(values[0]), part(values[0]), 255]
      case 2: return values.map(part) + [255]
      case 3:
        let index = values[0]
        let opacity = index < writer.transparency.count ? writer.transparency[index] : 255
        return Array(writer.palette[3 * index..<3 * index + 3]) + [opacity]
      case 4: return [part(values[0]), part(values[0]), part(values[0]), part(values[1])]
      default: return values.map(part)
      }
    }
  }

  @Test func aTransparentColorIsComparedInFullDepth() throws {
    var gray = PNGWriter(width: 3, height: 1)
    (gray.color, gray.depth, gray.transparency) = (0, 16, [0x12, 0x34])
    let shades = try #require(Bitmap.decoded(gray.file([0x1234, 0x1235, 0]), enough: 10))
    #expect([3, 7, 11].map { shades.pixels[$0] } == [0, 255, 255])
    var rgb = PNGWriter(width: 2, height: 1)
    (rgb.color, rgb.transparency) = (2, [0, 1, 0, 2, 0, 3])
    let colors = try #require(Bitmap.decoded(rgb.file([1, 2, 3, 1, 2, 4]), enough: 10))
    #expect([3, 7].map { colors.pixels[$0] } == [0, 255])
  }

  // MARK: Malformed files

  private static let valid = PNGWriter.picture(width: 4, Array(repeating: 0x336699, count: 16))

  @Test func aFileThatIsCutOffIsRefused() {
    #expect(Bitmap.decoded(Self.valid, enough: 100) != nil)
    // The end has a chunk of 12 bytes, and checksums of 4 bytes before it.
    for count in 0..<Self.valid.count - 16 {
      #expect(Bitmap.decoded(Array(Self.valid.prefix(count)), enough: 100) == nil, "\(count)")
    }
  }

  @Test(
    "A header is refused", arguments: [(0, 4), (4, 0), (4_097, 4_096), (1 << 31 - 1, 1 << 31 - 1), (5, 4), (4, 3)])
  func header(width: Int, height: Int) {
    let lines = Zlib.compress([UInt8](repeating: 0, count: 4 * 17))
    #expect(Bitmap.decoded(PNGWriter(width: width, height: height).file(data: lines), enough: 100) == nil)
    #expect(Bitmap.decoded(PNGWriter(width: 4, height: 4).file(data: lines), enough: 100) != nil)
  }

  @Test func kindsThatDoNotExistAreRefused() {
    for color in 0...7 as ClosedRange<UInt8> {
      for depth in [0, 1, 2, 3, 4, 8, 16, 32] {
        var writer = PNGWriter(width: 1, height: 1)
        (writer.color, writer.depth, writer.palette) = (color, depth, [1, 2, 3])
        let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][color] ?? 1
        let lines = Zlib.compress([UInt8](repeating: 0, count: 1 + (samples * depth + 7) / 8))
        let exists = Self.kinds.contains { $0.color == color && $0.depth == depth }
        #expect((Bitmap.decoded(writer.file(data: lines), enough: 100) != nil) == exists, "\(color) \(depth)")
      }
    }
  }

  @Test func aColorBeyondThePaletteIsRefused() {
    var writer = PNGWriter(width: 2, height: 1)
    (writer.color, writer.palette) = (3, [1, 2, 3, 4, 5, 6])
    #expect(Bitmap.decoded(writer.file([0, 1]), enough: 100) != nil)
    #expect(Bitmap.decoded(writer.file([0, 2]), enough: 100) == nil)
    writer.palette = []
    #expect(Bitmap.decoded(writer.file([0, 1]), enough: 100) == nil)
  }

  @Test func anUnknownFilterIsRefused() {
    let lines = [5, 0, 0, 0, 0] as [UInt8]
    #expect(Bitmap.decoded(PNGWriter(width: 1, height: 1).file(data: Zlib.compress(lines)), enough: 1) == nil)
  }

  /// A small file must not take a large amount of memory.
  @Test func linesThatTheDataCannotHoldAreRefusedAtOnce() {
    let writer = PNGWriter(width: 4_096, height: 4_096)
    #expect(Bitmap.decoded(writer.file(data: Zlib.compress([1, 2, 3])), enough: 100) == nil)
    // Data that inflates to more than the picture.
    let bomb = Zlib.compress([UInt8](repeating: 0, count: 100_000))
    #expect(Bitmap.decoded(PNGWriter(width: 10, height: 10).file(data: bomb), enough: 100) == nil)
  }
}
