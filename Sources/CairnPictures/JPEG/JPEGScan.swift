/// A scan: some coefficients of the blocks of one or all components (ITU-T T.81).
struct JPEGScan {
  /// The components, by their places in the frame.
  let components: [Int]
  /// The first and the last of the 64 coefficients.
  let first: Int
  let last: Int
  /// The bit that the scan begins with in a progressive picture, and the one of the scan before, or 0.
  let bit: Int
  let refined: Int

  init(_ content: ArraySlice<UInt8>, _ frame: inout JPEGFrame) throws(JPEGProblem) {
    let bytes = Array(content)
    guard let count = bytes.first.map(Int.init), (1...frame.components.count).contains(count),
      bytes.count == 4 + 2 * count
    else { throw JPEGProblem() }
    var components: [Int] = []
    for index in 0..<count {
      let (id, codes) = (bytes[1 + 2 * index], bytes[2 + 2 * index])
      guard let place = frame.components.firstIndex(where: { $0.id == id }), !components.contains(place),
        codes >> 4 < 4, codes & 15 < 4
      else { throw JPEGProblem() }
      frame.components[place].meanCode = Int(codes >> 4)
      frame.components[place].detailCode = Int(codes & 15)
      components.append(place)
    }
    self.components = components
    let rest = bytes.suffix(3).map(Int.init)
    if frame.isProgressive {
      (first, last, refined, bit) = (rest[0], rest[1], rest[2] >> 4, rest[2] & 15)
      guard last < 64, first <= last, bit < 14, refined == 0 || refined == bit + 1,
        first == 0 ? last == 0 : count == 1
      else { throw JPEGProblem() }
    } else {
      (first, last, refined, bit) = (0, 63, 0, 0)
    }
  }
}
