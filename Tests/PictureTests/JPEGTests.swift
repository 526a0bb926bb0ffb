import CairnPictures
import PictureInputs
import Testing

@Suite("Decoding JPEG")
struct JPEGTests {
  private static func expected(_ x: Int, _ y: Int) -> [Double] {
    [Double(10 * x), Double(12 * y), Double(200 - 6 * x)]
  }

  @Test(arguments: [
    ("full", JPEGSamples.full, 6.0), ("half", JPEGSamples.half, 20), ("quarter", JPEGSamples.quarter, 28),
    ("progressive", JPEGSamples.progressive, 28),
  ])
  func decodesColors(name: String, file: [UInt8], tolerance: Double) throws {
    let bitmap = try #require(Bitmap.decoded(file, enough: 10_000))
    #expect((bitmap.width, bitmap.height) == (25, 19))
    for y in 0..<19 {
      for x in 0..<25 {
        for (part, value) in Self.expected(x, y).enumerated() {
          let decoded = Double(bitmap.pixels[(y * 25 + x) * 4 + part])
          #expect(abs(decoded - value) <= tolerance, "\(x), \(y): \(part)")
        }
        #expect(bitmap.pixels[(y * 25 + x) * 4 + 3] == 255)
      }
    }
  }

  @Test(arguments: [JPEGSamples.gray, JPEGSamples.progressiveGray]) func decodesGray(file: [UInt8]) throws {
    let bitmap = try #require(Bitmap.decoded(file, enough: 10_000))
    for y in 0..<19 {
      for x in 0..<25 {
        let place = (y * 25 + x) * 4
        #expect(bitmap.pixels[place] == bitmap.pixels[place + 1] && bitmap.pixels[place] == bitmap.pixels[place + 2])
      }
    }
    // It becomes lighter to the bottom and to the right.
    #expect(bitmap.pixels[0] < bitmap.pixels[24 * 4] && bitmap.pixels[24 * 4] < bitmap.pixels[(18 * 25 + 24) * 4])
  }

  /// A smaller picture is decoded with fewer waves, and looks the same.
  @Test(arguments: [JPEGSamples.full, JPEGSamples.progressive]) func decodesInPart(file: [UInt8]) throws {
    let small = try #require(Bitmap.decoded(file, enough: 24))
    #expect(small.width * small.height <= 24 && small.width * small.height > 8)
    let whole = try #require(Bitmap.decoded(file, enough: 10_000)).scaled(width: small.width, height: small.height)
    for (a, b) in zip(small.pixels, whole.pixels) { #expect(abs(Int(a) - Int(b)) < 32) }
  }

  @Test(arguments: [0, 1, 3]) func decodesIntervals(interval: Int) throws {
    let shades = [0, 255, 128, 127, 3, 77, 254, 200, 1, 90, 91, 13]
    let file = JPEGWriter.file(columns: 4, shades: shades, interval: interval)
    let bitmap = try #require(Bitmap.decoded(file, enough: 10_000))
    #expect((bitmap.width, bitmap.height) == (32, 24))
    for (index, shade) in shades.enumerated() {
      let corner = (index / 4 * 8 * 32 + index % 4 * 8) * 4
      #expect(bitmap.pixels[corner] == UInt8(shade) && bitmap.pixels[corner + 4 * (7 * 32 + 7)] == UInt8(shade))
    }
  }

  @Test func aMissingIntervalIsRefused() throws {
    var file = JPEGWriter.file(columns: 4, shades: [1, 2, 3, 4], interval: 2)
    let marker = try #require(file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xD0 })
    file.removeSubrange(marker..<marker + 2)
    #expect(Bitmap.decoded(file, enough: 1_000) == nil)
  }

  @Test func aFileThatIsCutOffIsRefused() {
    for file in [JPEGSamples.full, JPEGWriter.file(columns: 4, shades: [9, 99, 200, 5], interval: 1)] {
      for count in 0..<file.count - 4 {
        #expect(Bitmap.decoded(Array(file.prefix(count)), enough: 1_000) == nil, "\(count)")
      }
    }
  }

  @Test func aSizeThatTheFileCannotHoldIsRefused() throws {
    var file = JPEGSamples.progressive
    let frame = try #require(file.indices.dropLast(9).first { file[$0] == 0xFF && file[$0 + 1] == 0xC2 })
    // 8,000 by 4,000 pixels.
    file.replaceSubrange(frame + 5..<frame + 9, with: [0x0F, 0xA0, 0x1F, 0x40])
    #expect(Bitmap.decoded(file, enough: 1_000) == nil)
  }

  /// Any number of scans over many blocks could take hours.
  @Test func aFileWithTooManyScansIsRefused() throws {
    let file = JPEGSamples.progressiveGray
    func marker(_ kinds: Set<UInt8>, from start: Int) -> Int? {
      file.indices.dropFirst(start).dropLast().first { file[$0] == 0xFF && kinds.contains(file[$0 + 1]) }
    }
    // The means, which may be read again.
    let first = try #require(marker([0xDA], from: 0))
    let next = try #require(marker([0xC4, 0xDA], from: first + 2))
    let end = file.count - 2
    let scan = Array(file[first..<next])
    func repeated(_ times: Int) -> [UInt8] {
      file[..<end] + Array(repeating: scan, count: times).flatMap { $0 } + file[end...]
    }
    #expect(Bitmap.decoded(repeated(20), enough: 1_000) != nil)
    #expect(Bitmap.decoded(repeated(100), enough: 1_000) == nil)
  }
}
