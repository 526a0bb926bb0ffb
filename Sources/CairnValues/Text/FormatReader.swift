/// Takes a format apart. What means anything in one is ASCII, so it is read byte by byte.
struct FormatReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var next = 0
  private var text = ""

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func read() -> [FormatString.Part] {
    var parts: [FormatString.Part] = []
    /// Where the characters begin that are not yet part of the text.
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
        // Of two percent signs one is left.
        start = next
        next += 1
      } else if let place = place() {
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(.place(place))
        start = next
      }
    }
    take(from: start, to: bytes.count)
    if !text.isEmpty { parts.append(.text(text)) }
    return parts
  }

  private mutating func take(from start: Int, to end: Int) {
    if start < end { text += String(decoding: bytes[start..<end], as: UTF8.self) }
  }

  private var first: UInt8? { next < bytes.count ? bytes[next] : nil }

  private mutating func number() -> Int? {
    var value = 0
    let start = next
    while let digit = first, digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") {
      // More than a few digits is a mistake, and would be a lot of padding.
      if next - start < 3 { value = value * 10 + Int(digit - UInt8(ascii: "0")) }
      next += 1
    }
    return next == start ? nil : value
  }

  /// Reads what follows a percent sign, and goes back to it if that is no place.
  private mutating func place() -> FormatString.Place? {
    let start = next
    var place = FormatString.Place(conversion: "@")
    if let position = number(), first == UInt8(ascii: "$"), position > 0 {
      next += 1
      place.position = position
    } else {
      next = start
    }
    // No blank among the flags: in "100 % und mehr" nobody means one.
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
    place.conversion = Character(Unicode.Scalar(conversion))
    return place
  }

  private static func isFlag(_ byte: UInt8) -> Bool { "-+0#'".utf8.contains(byte) }
  private static func isLength(_ byte: UInt8) -> Bool { "hlqLztj".utf8.contains(byte) }
  private static func isConversion(_ byte: UInt8) -> Bool { "@dDiuUxXoOfFeEgGaAcCsS".utf8.contains(byte) }
}
