import Foundation

/// The samples of a component, in full size or reduced to a half, a quarter or an eighth.
struct JPEGPlane {
  /// The samples of a block along each side: 8, 4, 2 or 1.
  let side: Int
  let width: Int
  private(set) var samples: [UInt8]
  private let basis: [Float]

  init(_ component: JPEGComponent, side: Int) {
    self.side = side
    width = component.columns * side
    samples = [UInt8](repeating: 0, count: width * component.rows * side)
    basis = (0..<side * side).map { place in
      let (sample, wave) = (Double(place / side), Double(place % side))
      let norm = (wave == 0 ? 1 : 2.0.squareRoot()) / 8.0.squareRoot()
      return Float(norm * cos((2 * sample + 1) * wave * .pi / Double(2 * side)))
    }
  }

  /// Stores a block from its 64 coefficients; a smaller size needs only the lowest.
  mutating func store(_ waves: [Float], column: Int, row: Int) {
    var first = row * side * width + column * side
    guard side > 1, waves[1..<64].contains(where: { $0 != 0 }) else {
      let sample = Self.sample(waves[0] / 8)
      for _ in 0..<side {
        for place in first..<first + side { samples[place] = sample }
        first += width
      }
      return
    }
    // Sideways, then down.
    var lines = [Float](repeating: 0, count: side * side)
    for wave in 0..<side {
      for x in 0..<side {
        var sum: Float = 0
        for other in 0..<side { sum += basis[x * side + other] * waves[wave * 8 + other] }
        lines[wave * side + x] = sum
      }
    }
    for y in 0..<side {
      for x in 0..<side {
        var sum: Float = 0
        for wave in 0..<side { sum += basis[y * side + wave] * lines[wave * side + x] }
        samples[first + x] = Self.sample(sum)
      }
      first += width
    }
  }

  private static func sample(_ value: Float) -> UInt8 { UInt8(max(0, min(255, value + 128.5))) }
}
