import CairnPictures
import CairnScreen
import Foundation
import PictureInputs
import Testing

@Suite("How a camera was held")
struct OrientationTests {
  /// Six blocks of different shades, three in each line.
  private static let shades = [10, 60, 110, 160, 210, 250]

  /// What each orientation shows, line by line.
  private static let expected: [Int: [[Int]]] = [
    1: [[10, 60, 110], [160, 210, 250]], 2: [[110, 60, 10], [250, 210, 160]], 3: [[250, 210, 160], [110, 60, 10]],
    4: [[160, 210, 250], [10, 60, 110]], 5: [[10, 160], [60, 210], [110, 250]],
    6: [[160, 10], [210, 60], [250, 110]],
    7: [[250, 110], [210, 60], [160, 10]], 8: [[110, 250], [60, 210], [10, 160]],
  ]

  private static func file(_ orientation: Int, isBig: Bool, entries: Int = 1) -> [UInt8] {
    JPEGWriter.photo(columns: 3, shades: shades, orientation: orientation, isBig: isBig, entries: entries)
  }

  @Test(arguments: 1...8, [true, false]) func turnsAPicture(orientation: Int, isBig: Bool) throws {
    let file = Self.file(orientation, isBig: isBig)
    let bitmap = try #require(Bitmap.decoded(file, enough: 10_000))
    let expected = try #require(Self.expected[orientation])
    let shown = stride(from: 3, to: bitmap.height, by: 8).map { y in
      stride(from: 3, to: bitmap.width, by: 8).map { Int(bitmap.pixels[(y * bitmap.width + $0) * 4]) }
    }
    #expect(shown == expected)
    // Layout has to know before the picture is decoded.
    let header = try #require(PictureHeader(Data(file)))
    #expect(header.size == CGSize(width: bitmap.width, height: bitmap.height))
  }

  @Test(arguments: [0, 9, 65_535]) func ignoresAnUnknownOrientation(number: Int) throws {
    let bitmap = try #require(Bitmap.decoded(Self.file(number, isBig: true), enough: 10_000))
    #expect((bitmap.width, bitmap.height) == (24, 16))
  }

  @Test func ignoresEntriesThatAreCutOff() throws {
    let bitmap = try #require(Bitmap.decoded(Self.file(6, isBig: true, entries: 60_000), enough: 10_000))
    #expect((bitmap.width, bitmap.height) == (16, 24))
    for length in 0..<40 {
      var file = JPEGWriter.file(columns: 3, shades: Self.shades, interval: 0)
      let segment = Self.file(6, isBig: true)[6..<6 + length]
      file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(length + 2)] + segment, at: 2)
      #expect(Bitmap.decoded(file, enough: 10_000) != nil && PictureHeader(Data(file)) != nil)
    }
  }
}
