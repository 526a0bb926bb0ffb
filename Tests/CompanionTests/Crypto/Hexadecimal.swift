import Foundation

extension Data {
  /// Bytes written in hexadecimal, with spaces anywhere.
  init(hex text: String) {
    let digits = Array(text.filter { !$0.isWhitespace })
    self.init(stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16)! })
  }
}

extension Sequence<UInt8> {
  var hex: String { map { String(format: "%02x", $0) }.joined() }
}
