/// Reads the blocks of a scan.
struct JPEGBlocks {
  private(set) var bits: JPEGBits
  let scan: JPEGScan
  /// How many blocks have no more numbers.
  private var emptyBlocks = 0

  init(_ scan: JPEGScan, _ bits: JPEGBits) {
    self.scan = scan
    self.bits = bits
  }

  mutating func restart() throws(JPEGProblem) {
    emptyBlocks = 0
    try bits.restart()
  }

  /// Reads all numbers of a block.
  mutating func readWhole(
    _ mean: inout Int, _ means: JPEGCode, _ details: JPEGCode, _ table: [Float], into waves: inout [Float]
  ) throws(JPEGProblem) {
    for place in 0..<64 { waves[place] = 0 }
    mean = (mean + (try bits.readNumber(means.read(&bits)))) & 0xFFFF
    if mean >= 0x8000 { mean -= 0x10000 }
    waves[0] = Float(mean) * table[0]
    var index = 1
    while index < 64 {
      let symbol = try details.read(&bits)
      let (run, category) = (symbol >> 4, symbol & 15)
      if category == 0 {
        if run < 15 { break }
        index += 16
        continue
      }
      index += run
      guard index < 64 else { throw JPEGProblem() }
      waves[JPEGTables.zigzag[index]] = Float(try bits.readNumber(category)) * table[index]
      index += 1
    }
  }

  // MARK: Progressive

  /// Reads the mean of a block, or one more bit of it.
  mutating func readMean(_ mean: inout Int, _ code: JPEGCode?, _ numbers: inout [Int16], _ start: Int)
    throws(JPEGProblem)
  {
    if scan.refined > 0 {
      if try bits.read(1) == 1 { numbers[start] |= 1 << Int16(scan.bit) }
      return
    }
    guard let code else { throw JPEGProblem() }
    mean = (mean + (try bits.readNumber(code.read(&bits)))) & 0xFFFF
    numbers[start] = Int16(truncatingIfNeeded: mean << scan.bit)
  }

  /// Reads some of the other numbers of a block.
  mutating func readDetails(_ code: JPEGCode, _ numbers: inout [Int16], _ start: Int) throws(JPEGProblem) {
    if scan.refined > 0 { return try refineDetails(code, &numbers, start) }
    if emptyBlocks > 0 {
      emptyBlocks -= 1
      return
    }
    var index = scan.first
    while index <= scan.last {
      let symbol = try code.read(&bits)
      let (run, category) = (symbol >> 4, symbol & 15)
      if category == 0 {
        if run < 15 {
          emptyBlocks = 1 << run + (try bits.read(run)) - 1
          return
        }
        index += 16
        continue
      }
      index += run
      guard index <= scan.last else { throw JPEGProblem() }
      let number = try bits.readNumber(category)
      numbers[start + JPEGTables.zigzag[index]] = Int16(truncatingIfNeeded: number << scan.bit)
      index += 1
    }
  }

  /// Adds a bit to coefficients that are not zero, and reads those that begin with this bit.
  private mutating func refineDetails(_ code: JPEGCode, _ numbers: inout [Int16], _ start: Int) throws(JPEGProblem) {
    var index = scan.first
    if emptyBlocks == 0 {
      while index <= scan.last {
        let symbol = try code.read(&bits)
        var run = symbol >> 4
        var new: Int16 = 0
        switch symbol & 15 {
        case 0:
          if run < 15 { emptyBlocks = 1 << run + (try bits.read(run)) }
        case 1: new = try bits.read(1) == 1 ? 1 << Int16(scan.bit) : -1 << Int16(scan.bit)
        default: throw JPEGProblem()
        }
        if emptyBlocks > 0 { break }
        // Zeros count towards the run; other numbers are refined on the way.
        while index <= scan.last {
          let place = start + JPEGTables.zigzag[index]
          if numbers[place] != 0 {
            try refine(&numbers, place)
          } else if run == 0 {
            if new != 0 { numbers[place] = new }
            index += 1
            break
          } else {
            run -= 1
          }
          index += 1
        }
      }
    }
    guard emptyBlocks > 0 else { return }
    emptyBlocks -= 1
    while index <= scan.last {
      let place = start + JPEGTables.zigzag[index]
      if numbers[place] != 0 { try refine(&numbers, place) }
      index += 1
    }
  }

  private mutating func refine(_ numbers: inout [Int16], _ place: Int) throws(JPEGProblem) {
    guard try bits.read(1) == 1 else { return }
    let bit: Int16 = 1 << Int16(scan.bit)
    if numbers[place] & bit == 0 { numbers[place] &+= numbers[place] > 0 ? bit : 0 &- bit }
  }
}
