/// A byte, or a reference to bytes before it.
struct DeflateToken: Equatable {
  /// 0 for a byte. The largest is 32,768.
  let distance: UInt16
  /// The byte, or the length of the reference.
  let value: UInt16

  init(byte: UInt8) {
    distance = 0
    value = UInt16(byte)
  }

  init(_ match: MatchFinder.Match) {
    distance = UInt16(match.distance)
    value = UInt16(match.length)
  }

  var isReference: Bool { distance > 0 }
  var symbol: Int { isReference ? Int(DeflateFormat.lengthSymbols[Int(value)]) : Int(value) }
}
