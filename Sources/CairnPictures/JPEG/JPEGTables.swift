import Foundation

/// The tables of ITU-T T.81, Annex K, with which files are written.
enum JPEGTables {
  /// The places of a block's coefficients from low to high frequencies.
  static let zigzag: [Int] = {
    var places: [Int] = []
    for sum in 0..<15 {
      let line = (max(0, sum - 7)...min(sum, 7)).map { ($0, sum - $0) }
      places += (sum % 2 == 0 ? line.reversed() : line).map { row, column in row * 8 + column }
    }
    return places
  }()

  static let brightness = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
    87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
    72, 92, 95, 98, 112, 100, 103, 99,
  ]

  static let color = [
    17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99,
    99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    99, 99, 99, 99, 99, 99,
  ]

  static let meanCounts: [[UInt8]] = [
    [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0],
  ]
  static let meanValues: [UInt8] = Array(0...11)

  /// For each length from 1 to 16, how many codes have it. With every run and size once, any file can be written.
  static let detailCounts: [[UInt8]] = [
    [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7D], [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 0x77],
  ]

  static let detailValues: [[UInt8]] = [
    frequent(
      "01 02 03 00 04 11 05 12 21 31 41 06 13 51 61 07 22 71 14 32 81 91 a1 08 23 42 b1 c1 15 52 d1 f0 24 33 62 72 82"),
    frequent(
      "00 01 02 03 11 04 05 21 31 06 12 41 51 07 61 71 13 22 32 81 08 14 42 91 a1 b1 c1 09 23 33 52 f0 15 62 72 d1 0a 16 24 34 e1 25 f1"
    ),
  ]

  /// The values in the order of their codes: the frequent ones as listed, the others in their order.
  private static func frequent(_ list: String) -> [UInt8] {
    let first = list.split(separator: " ").compactMap { UInt8($0, radix: 16) }
    let all: [UInt8] = [0x00, 0xF0] + (0..<16).flatMap { run in (1...10).map { UInt8(run << 4 | $0) } }
    return first + all.filter { !first.contains($0) }.sorted()
  }

  private static let cosines: [Float] = (0..<64).map { place in
    let (frequency, sample) = (Double(place / 8), Double(place % 8))
    return Float((frequency == 0 ? 0.5.squareRoot() : 1) / 2 * cos((2 * sample + 1) * frequency * .pi / 16))
  }

  /// The cosine transform of a block, row by row and then column by column.
  static func frequencies(of samples: [Float]) -> [Float] {
    var (rows, result) = ([Float](repeating: 0, count: 64), [Float](repeating: 0, count: 64))
    for y in 0..<8 {
      for frequency in 0..<8 {
        var sum: Float = 0
        for x in 0..<8 { sum += samples[y * 8 + x] * cosines[frequency * 8 + x] }
        rows[y * 8 + frequency] = sum
      }
    }
    for x in 0..<8 {
      for frequency in 0..<8 {
        var sum: Float = 0
        for y in 0..<8 { sum += rows[y * 8 + x] * cosines[frequency * 8 + y] }
        result[frequency * 8 + x] = sum
      }
    }
    return result
  }
}
