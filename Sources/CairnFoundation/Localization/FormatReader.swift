/// Parses a format byte by byte. All its syntax is ASCII.
struct FormatReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var next = 0
  private var text = ""

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func read(_ visit: (FormatString.Part) -> Void) {
    /// The start of the characters that have not been emitted yet.
    var start = 0
    while next < bytes.count {
      if bytes[next] != UInt8(ascii: "%") {
        next += 1
        continue
      }
      take(from: start, to: next)
      start = next
      next += 1
      if first == UInt8(ascii: "%") {
        // Two percent signs stand for one.
        start = next
        next += 1
      } else if let place = place() {
        if !text.isEmpty { visit(.text(text)) }
        text = ""
        visit(.place(place))
        start = next
      }
    }
    take(from: start, to: bytes.count)
    if !text.isEmpty { visit(.text(text)) }
  }

  private mutating func take(from start: Int, to end: Int) {
    guard start < end else { return }
    let more = String(decoding: bytes[start..<end], as: UTF8.self)
    if text.isEmpty { text = more } else { text += more }
  }

  private var first: UInt8? { next < bytes.count ? bytes[next] : nil }

  private mutating func number() -> Int? {
    var value = 0
    let start = next
    while let digit = first, digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") {
      // More than a few digits is a mistake that would produce a lot of padding.
      if next - start < 3 { value = value * 10 + Int(digit - UInt8(ascii: "0")) }
      next += 1
    }
    return next == start ? nil : value
  }

  /// Parses the placeholder after a percent sign, or moves back to it if there is none.
  private mutating func place() -> FormatString.Place? {
    let start = next
    var place = FormatString.Place(conversion: "@")
    if let position = number(), first == UInt8(ascii: "$"), position > 0 {
      next += 1
      place.position = position
    } else {
      next = start
    }
    // A space does not count as a flag, so that "100 % und mehr" stays as it is.
    while let flag = first, Self.isFlag(flag) {
      place.flags.unicodeScalars.append(Unicode.Scalar(flag))
      next += 1
    }
    place.width = number()
    if first == UInt8(ascii: ".") {
      next += 1
      place.precision = number() ?? 0
    }
    while let length = first, Self.isLength(length) { next += 1 }
    guard let conversion = first, Self.isConversion(conversion) else {
      next = start
      return nil
    }
    next += 1
    place.conversion = Unicode.Scalar(conversion)
    return place
  }

  private static func isFlag(_ byte: UInt8) -> Bool { Letters.flags.contains(byte) }
  private static func isLength(_ byte: UInt8) -> Bool { Letters.lengths.contains(byte) }
  private static func isConversion(_ byte: UInt8) -> Bool { Letters.conversions.contains(byte) }
}

/// A set of ASCII characters.
private struct Letters {
  private let low: UInt64
  private let high: UInt64

  init(_ letters: StaticString) {
    var (low, high): (UInt64, UInt64) = (0, 0)
    for index in 0..<letters.utf8CodeUnitCount {
      let letter = letters.utf8Start[index]
      if letter < 64 { low |= 1 << UInt64(letter) } else { high |= 1 << UInt64(letter - 64) }
    }
    self.low = low
    self.high = high
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte < 128 && high >> UInt64(byte - 64) & 1 == 1
  }

  static let flags = Letters("-+0#'")
  static let lengths = Letters("hlqLztj")
  static let conversions = Letters("@dDiuUxXoOfFeEgGaAcCsS")
}
