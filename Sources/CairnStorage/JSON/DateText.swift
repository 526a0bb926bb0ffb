import Foundation

/// Lossless ISO 8601 text for dates.
///
/// A date is a binary fraction of seconds, which formatters round. Here the digits after the point are the
/// shortest ones that distinguish the number from its neighbors, copied as text.
enum DateText {
  /// Returns `nil` if a date has no such text: it is too far away, or its fraction needs too many digits.
  static func text(for date: Date) -> String? {
    let number = date.timeIntervalSinceReferenceDate
    let parts = String(number.magnitude).split(separator: ".")
    guard parts.count == 2, let wholeSeconds = Int(parts[0]), var fraction = Fraction(digits: parts[1]) else {
      return nil
    }
    var seconds = wholeSeconds
    if number < 0 {
      seconds = -wholeSeconds
      if fraction.digits > 0 {
        // The text counts forwards from a second, so a quarter before it is three quarters after the previous
        // one.
        seconds -= 1
        fraction = fraction.complement
      }
    }
    let whole = Date(timeIntervalSinceReferenceDate: Double(seconds)).formatted(.iso8601)
    guard whole.hasSuffix("Z") else { return nil }
    let text = fraction.digits == 0 ? whole : "\(whole.dropLast()).\(fraction.text)Z"
    let isExact = self.date(from: text)?.timeIntervalSinceReferenceDate.bitPattern == number.bitPattern
    return isExact ? text : nil
  }

  static func date(from text: String) -> Date? {
    let beforePoint = text.prefix { $0 != "." }
    let afterPoint = text.dropFirst(beforePoint.count + 1)
    let digits = afterPoint.prefix { $0.isASCII && $0.isNumber }
    let zone = afterPoint.dropFirst(digits.count)
    guard let whole = try? Date(String(beforePoint + zone), strategy: .iso8601),
      let seconds = Int(exactly: whole.timeIntervalSinceReferenceDate)
    else { return nil }
    guard !digits.isEmpty else { return beforePoint.count == text.count ? whole : nil }
    guard let fraction = Fraction(digits: digits) else { return nil }
    let number =
      seconds < 0 && fraction.digits > 0
      ? "-\(-(seconds + 1)).\(fraction.complement.text)" : "\(seconds).\(fraction.text)"
    return Double(number).map(Date.init(timeIntervalSinceReferenceDate:))
  }

  /// A decimal fraction below one, with a number of digits.
  private struct Fraction {
    var digits: Int
    var count: Int

    init?(digits text: Substring) {
      guard text.count <= 18, let digits = Int(text) else { return nil }
      self.digits = digits
      count = text.count
    }

    private init(digits: Int, count: Int) {
      self.digits = digits
      self.count = count
    }

    /// One minus this fraction. Not for zero.
    var complement: Fraction {
      let one = (0..<count).reduce(1) { power, _ in power * 10 }
      return Fraction(digits: one - digits, count: count)
    }

    var text: String {
      let text = String(digits)
      return String(repeating: "0", count: count - text.count) + text
    }
  }
}
