/// Random numbers that are the same for the same seed.
package struct Random: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
  package mutating func one<Element>(of choices: [Element]) -> Element { choices[below(choices.count)] }
  package mutating func chance(_ of: Int) -> Bool { below(of) == 0 }

  /// Cuts bytes into pieces.
  package mutating func pieces(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    let most = one(of: [1, 3, 20, 400])
    while start < bytes.count {
      let end = min(bytes.count, start + 1 + below(most))
      result.append(bytes[start..<end])
      start = end
    }
    return result
  }
}
