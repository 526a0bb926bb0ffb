/// The bytes by which readers of a QR code correct mistakes (ISO/IEC 18004, 7.5): arithmetic with bytes modulo x⁸ + x⁴ + x³ + x² + 1.
struct ReedSolomon {
  /// The powers of 2, and at which power a byte is found.
  private static let tables: (powers: [UInt8], exponents: [Int]) = {
    var (powers, exponents) = ([UInt8](), [Int](repeating: 0, count: 256))
    var value = 1
    for exponent in 0..<255 {
      powers.append(UInt8(value))
      exponents[value] = exponent
      value <<= 1
      if value > 255 { value ^= 0x11D }
    }
    return (powers, exponents)
  }()

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    guard a != 0, b != 0 else { return 0 }
    return tables.powers[(tables.exponents[Int(a)] + tables.exponents[Int(b)]) % 255]
  }

  /// The factors of (x − 2⁰)(x − 2¹)…, the highest first, without the first, which is 1.
  private let factors: [UInt8]

  /// - Parameter count: The bytes for correction.
  init(count: Int) {
    var factors: [UInt8] = [1]
    for root in Self.tables.powers.prefix(count) {
      let shifted = factors + [0]
      let scaled = [0] + factors.map { Self.product($0, root) }
      factors = zip(shifted, scaled).map { $0 ^ $1 }
    }
    self.factors = Array(factors.dropFirst())
  }

  /// The bytes for correction of a block.
  func correction(of block: [UInt8]) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: factors.count)
    for byte in block {
      let factor = byte ^ rest[0]
      rest = zip(rest.dropFirst() + [0], factors).map { $0 ^ Self.product($1, factor) }
    }
    return rest
  }
}
