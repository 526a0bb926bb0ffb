import CairnPictures
import PictureInputs
import Testing

@Suite("Pictures")
struct PictureTests {
  private static func bitmap(_ width: Int, _ pixels: [UInt32]) -> Bitmap {
    Bitmap(
      width: width, height: pixels.count / width,
      pixels: pixels.flatMap { value in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } })
  }

  @Test func aMeanIsTakenInLinearLight() {
    let half = Self.bitmap(2, [0xFFFF_FFFF, 0x0000_00FF]).scaled(width: 1, height: 1)
    // Half the light of white is 188 in sRGB, not 128.
    #expect(half == Self.bitmap(1, [0xBCBC_BCFF]))
  }

  @Test func aTransparentPixelHasNoColor() {
    let half = Self.bitmap(2, [0xFF00_00FF, 0x00FF_0000]).scaled(width: 1, height: 1)
    #expect(half == Self.bitmap(1, [0xFF00_0080]))
    #expect(Self.bitmap(2, [0, 0]).scaled(width: 1, height: 1) == Self.bitmap(1, [0]))
  }

  @Test func partsOfPixelsCountInPart() {
    // Each of two pixels covers one and a half of three.
    let two = Self.bitmap(3, [0xFF00_00FF, 0x0000_00FF, 0xFF00_00FF]).scaled(width: 2, height: 1)
    #expect(two.pixels[0] == two.pixels[4])
    #expect((210...216).contains(two.pixels[0]))
  }

  @Test func enlargedPixelsStaySharp() {
    let four = Self.bitmap(2, [0x1020_30FF, 0x4050_60FF]).scaled(width: 4, height: 2)
    let line: [UInt32] = [0x1020_30FF, 0x1020_30FF, 0x4050_60FF, 0x4050_60FF]
    #expect(four == Self.bitmap(4, line + line))
  }

  /// Every value of sRGB survives the way to linear light and back.
  @Test func scalingKeepsPlainColors() {
    for value in 0...255 as ClosedRange<UInt32> {
      let color = value << 24 | value << 16 | value << 8 | 0xFF
      #expect(Self.bitmap(2, [color, color]).scaled(width: 1, height: 1) == Self.bitmap(1, [color]))
    }
  }

  @Test func aLargePictureIsReduced() throws {
    let file = PNGWriter.picture(width: 100, Array(repeating: 0x336699, count: 5_000))
    let bitmap = try #require(Bitmap.decoded(file, enough: 200))
    #expect((bitmap.width, bitmap.height) == (20, 10))
    #expect(Array(bitmap.pixels.prefix(4)) == [0x33, 0x66, 0x99, 0xFF])
  }

  @Test func otherFilesAreRefused() {
    for file in [[], [0xFF], [0xFF, 0xD8], Array("GIF89a".utf8), Array("<svg/>".utf8), Array("\u{89}PNG".utf8)] {
      #expect(Bitmap.decoded(file, enough: 100) == nil)
    }
  }

  @Test func damagedFilesNeverCrash() {
    for seed in 1...3_000 as ClosedRange<UInt64> {
      if let problem = PictureFuzz.problem(seed: seed) { Issue.record("seed \(seed): \(problem)") }
    }
  }
}
