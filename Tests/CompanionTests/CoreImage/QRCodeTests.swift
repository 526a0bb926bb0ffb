import CoreImage.CIFilterBuiltins
import Foundation
import SwiftUI
import Testing

@testable import CoreImage

@Suite("QR codes") struct QRCodeTests {
  /// As another program draws it.
  private static let known = """
    #######..##...#.#.#######
    #.....#....#.#.##.#.....#
    #.###.#.#...#...#.#.###.#
    #.###.#.#######...#.###.#
    #.###.#.##......#.#.###.#
    #.....#.#.#..###..#.....#
    #######.#.#.#.#.#.#######
    ........#.#...#.#........
    #.#####.....##....#####..
    #........#.#.#...#.#...#.
    .#..###...##.####..#.#.##
    ...##..#......###.##....#
    #..##.#..#.....#.##.#.###
    #.##.#..#...##..#..#.#.#.
    #.###.#.##...###..####.##
    #...##..#.#.##.######...#
    #.######.#..#.#.#####.#..
    ........###....##...##...
    #######...###...#.#.#.###
    #.....#.#..#..#.#...##..#
    #.###.#.####...######.###
    #.###.#.#.#.####.##.#####
    #.###.#.##...###.....##.#
    #.....#..##.##..##.###..#
    #######.#...#.#..########
    """

  @Test func aCodeIsTheOneThatOtherProgramsDraw() throws {
    let grid = try #require(QRCode(Array("https://example.org/".utf8), level: .medium)).grid
    let rows = (0..<grid.size).map { y in (0..<grid.size).map { grid[$0, y] ? "#" : "." }.joined() }
    #expect(rows.joined(separator: "\n") == Self.known)
  }

  /// Random messages of all sizes, read again as a reader would.
  @Test(arguments: 0..<16 as Range<UInt64>) func codesAreRead(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let level = QRLevel.allCases[Int(seed % 4)]
    let count = Int.random(in: 0...[30, 200, 400].randomElement(using: &numbers)!, using: &numbers)
    let message = (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
    let grid = try #require(QRCode(message, level: level)).grid
    #expect(try Reader(grid).message(level) == message)
  }

  @Test(arguments: zip(QRLevel.allCases, [2953, 2331, 1663, 1273])) func theLargestMessageFits(
    level: QRLevel, most: Int
  ) throws {
    #expect(QRCode([UInt8](repeating: 7, count: most), level: level)?.grid.version == 40)
    #expect(QRCode([UInt8](repeating: 7, count: most + 1), level: level) == nil)
  }

  @Test func theNumberOfFreeSquaresIsThatOfThePath() {
    for version in 1...40 { #expect(QRGrid.freeSquares(version) == QRGrid(version: version).path.count) }
  }

  @Test func appsGetAPictureOfTheirMessage() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("https://example.org/".utf8)
    let code = try #require(filter.outputImage)
    #expect(code.extent == CGRect(x: 0, y: 0, width: 27, height: 27))
    let large = code.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    let image = try #require(CIContext().createCGImage(large, from: large.extent))
    #expect((image.width, image.height) == (81, 81))
    let rows = image.rows
    let dots = stride(from: 4, to: 78, by: 3).map { y in
      stride(from: 4, to: 78, by: 3).map { rows[y][$0] == "000000ff" ? "#" : "." }.joined()
    }
    #expect(dots.joined(separator: "\n") == Self.known)
    #expect(Set(rows.joined()) == ["000000ff", "ffffffff"])
    #expect(UIImage(ciImage: large).size == CGSize(width: 81, height: 81))
  }

  @Test func filtersAreFoundByTheirNames() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("A".utf8), forKey: "inputMessage")
    filter.setValue("H", forKey: "inputCorrectionLevel")
    let code = try #require(filter.outputImage)
    #expect(code.extent.width == 23)
    filter.setValue("X", forKey: "inputCorrectionLevel")
    #expect(filter.outputImage == nil)
    filter.setDefaults()
    #expect(filter.value(forKey: "inputCorrectionLevel") as? String == "M")
    #expect(CIFilter(name: "CIZoomBlur") == nil)
  }

  @Test func colorsOfPicturesAreChanged() throws {
    let context = context(2, 1)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(gray: 0, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let picture = CIImage(cgImage: try #require(context.makeImage()))
    func rows(_ image: CIImage?) throws -> [[String]] {
      let image = try #require(image)
      return try #require(CIContext().createCGImage(image, from: image.extent)).rows
    }
    let colors = CIFilter.falseColor()
    (colors.inputImage, colors.color0, colors.color1) = (picture, .blue, CIColor(color: .red))
    #expect(try rows(colors.outputImage)[0][1] == blue)
    let inverting = CIFilter.colorInvert()
    #expect(inverting.outputImage == nil)
    inverting.inputImage = picture
    #expect(try rows(inverting.outputImage) == [["000000ff", "ffffffff"]])
    #expect(try rows(picture.applyingFilter("CIMaskToAlpha")) == [["ffffffff", clear]])
    #expect(try rows(picture.cropped(to: CGRect(x: 1, y: 0, width: 5, height: 5))) == [["000000ff"]])
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, 1e9]) func strangeSizesAreNoPictures(value: CGFloat) throws {
    let code = try #require(CIFilter.qrCodeGenerator().outputImage)
    let strange = code.transformed(by: CGAffineTransform(scaleX: value, y: value))
    #expect(CIContext().createCGImage(strange, from: strange.extent) == nil)
    #expect(UIImage(ciImage: strange).cgImage?.width ?? 0 == 0)
  }
}

/// Reads a code that is not damaged.
private struct Reader {
  let grid: QRGrid
  init(_ grid: QRGrid) { self.grid = grid }

  func message(_ level: QRLevel) throws -> [UInt8] {
    let format = (0...4).reduce(0) { $0 << 1 | (grid[$1, 8] ? 1 : 0) } ^ 0b10101
    #expect(format >> 3 == level.code)
    let mask = try #require(QRMask(rawValue: format & 7))
    let bits = grid.path.map { grid[$0.x, $0.y] != mask.inverts($0.x, $0.y) }
    let all = (0..<bits.count / 8).map { byte in (0..<8).reduce(UInt8(0)) { $0 << 1 | (bits[byte * 8 + $1] ? 1 : 0) } }
    let (count, correction) = (level.blocks[grid.version - 1], level.correctionBytes[grid.version - 1])
    let data = all.count - correction * count
    var blocks = [[UInt8]](repeating: [], count: count)
    let short = data / count
    for index in 0..<short * count { blocks[index % count].append(all[index]) }
    for index in 0..<data % count { blocks[count - data % count + index].append(all[short * count + index]) }
    let message = blocks.flatMap { $0 }
    for index in 0..<correction * count { blocks[index % count].append(all[data + index]) }
    for block in blocks { for power in 0..<correction { #expect(value(of: block, at: power) == 0) } }
    #expect(message[0] >> 4 == 4)
    let nibbles = message.flatMap { [$0 >> 4, $0 & 15] }.dropFirst()
    let digits = grid.version < 10 ? 2 : 4
    let length = nibbles.prefix(digits).reduce(0) { $0 << 4 | Int($1) }
    let rest = Array(nibbles.dropFirst(digits))
    return (0..<length).map { rest[2 * $0] << 4 | rest[2 * $0 + 1] }
  }

  /// The value of a block as a polynomial at a power of 2, which is 0 for each that the code knows.
  private func value(of block: [UInt8], at power: Int) -> Int {
    block.reduce(0) { sum, byte in
      var sum = sum
      for _ in 0..<power { sum = sum < 128 ? sum << 1 : sum << 1 ^ 0x11D }
      return sum ^ Int(byte)
    }
  }
}
