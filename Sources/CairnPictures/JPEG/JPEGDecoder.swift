/// Decodes a JPEG file (ITU-T T.81) of the usual kinds: baseline, extended with 8 bits, and progressive, in gray or in three
/// components.
struct JPEGDecoder {
  private let bytes: [UInt8]
  private let enough: Int
  /// The divisors of each table, in the order of the file.
  private var tables = [[Float]?](repeating: nil, count: 4)
  private var means = [JPEGCode?](repeating: nil, count: 4)
  private var details = [JPEGCode?](repeating: nil, count: 4)
  /// The units between two markers, or 0 for none.
  private var interval = 0
  private var frame: JPEGFrame?
  private var planes: [JPEGPlane] = []
  private var scans = 0
  /// Whether the components are red, green and blue.
  private var isRGB = false
  private var orientation = PictureOrientation.up

  /// Few files have more than a dozen.
  private static let mostScans = 100

  static func decode(_ bytes: [UInt8], enough: Int) -> Bitmap? {
    var decoder = JPEGDecoder(bytes, enough: enough)
    return try? decoder.run()
  }

  private init(_ bytes: [UInt8], enough: Int) {
    self.bytes = bytes
    self.enough = enough
  }

  // MARK: Markers

  private mutating func run() throws(JPEGProblem) -> Bitmap {
    var place = 2
    while let (marker, start) = marker(from: place), marker != 0xD9 {
      if (0xD0...0xD8).contains(marker) || marker == 0x01 {
        place = start
        continue
      }
      guard bytes.count - start >= 2 else { break }
      let count = Int(bytes[start]) << 8 | Int(bytes[start + 1])
      guard count >= 2, count <= bytes.count - start else { throw JPEGProblem() }
      place = start + count
      let content = bytes[start + 2..<place]
      switch marker {
      case 0xC0, 0xC1, 0xC2:
        guard frame == nil else { throw JPEGProblem() }
        let frame = try JPEGFrame(content, isProgressive: marker == 0xC2, bytes: bytes.count)
        self.frame = frame
        if !frame.isProgressive { planes = frame.components.map { JPEGPlane($0, side: side) } }
      case 0xC4: try readCodes(content)
      // Lossless, hierarchical and arithmetically coded pictures.
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: throw JPEGProblem()
      case 0xDA: place = try readScan(content, from: place)
      case 0xDB: try readTables(content)
      case 0xDD:
        guard content.count == 2 else { throw JPEGProblem() }
        interval = content.reduce(0) { $0 << 8 | Int($1) }
      case 0xE1: orientation = PictureOrientation(content) ?? orientation
      case 0xEE where content.starts(with: Array("Adobe".utf8)) && content.count >= 12:
        isRGB = content[content.startIndex + 11] == 0
      default: break
      }
    }
    guard let frame, scans > 0 else { throw JPEGProblem() }
    if frame.isProgressive { try makePlanes(frame) }
    return bitmap(frame).turned(orientation)
  }

  /// Returns the next marker and the place after it.
  private func marker(from start: Int) -> (UInt8, Int)? {
    var place = start
    while place + 1 < bytes.count {
      if bytes[place] == 0xFF, bytes[place + 1] != 0, bytes[place + 1] != 0xFF { return (bytes[place + 1], place + 2) }
      place += 1
    }
    return nil
  }

  private mutating func readTables(_ content: ArraySlice<UInt8>) throws(JPEGProblem) {
    var rest = content
    while let head = rest.popFirst() {
      let size = head >> 4 == 0 ? 1 : 2
      guard head >> 4 <= 1, head & 15 < 4, rest.count >= 64 * size else { throw JPEGProblem() }
      let start = rest.startIndex
      tables[Int(head & 15)] = (0..<64).map { index in
        Float(rest[(start + index * size)..<(start + (index + 1) * size)].reduce(0) { $0 << 8 | Int($1) })
      }
      rest = rest.dropFirst(64 * size)
    }
  }

  private mutating func readCodes(_ content: ArraySlice<UInt8>) throws(JPEGProblem) {
    var rest = content
    while let head = rest.popFirst() {
      guard head >> 4 <= 1, head & 15 < 4, rest.count >= 16 else { throw JPEGProblem() }
      let counts = rest.prefix(16).map(Int.init)
      rest = rest.dropFirst(16)
      let count = counts.reduce(0, +)
      guard count <= 256, count <= rest.count else { throw JPEGProblem() }
      let code = try JPEGCode(counts: counts, symbols: Array(rest.prefix(count)))
      if head >> 4 == 0 { means[Int(head & 15)] = code } else { details[Int(head & 15)] = code }
      rest = rest.dropFirst(count)
    }
  }

  // MARK: Scans

  /// Reads a scan. Returns the place after it.
  private mutating func readScan(_ content: ArraySlice<UInt8>, from place: Int) throws(JPEGProblem) -> Int {
    guard var frame, scans < Self.mostScans else { throw JPEGProblem() }
    // The only copy of the numbers is the one that changes.
    self.frame = nil
    scans += 1
    let scan = try JPEGScan(content, &frame)
    var blocks = JPEGBlocks(scan, JPEGBits(bytes, at: place))
    var waves = [Float](repeating: 0, count: 64)
    for index in scan.components { frame.components[index].mean = 0 }
    let single = scan.components.count == 1 ? frame.components[scan.components[0]] : nil
    let (columns, rows) = single.map { ($0.ownColumns, $0.ownRows) } ?? (frame.columns, frame.rows)
    for unit in 0..<columns * rows {
      if interval > 0, unit > 0, unit % interval == 0 {
        try blocks.restart()
        for index in scan.components { frame.components[index].mean = 0 }
      }
      let (column, row) = (unit % columns, unit / columns)
      for index in scan.components {
        let (across, down) = single == nil ? (frame.components[index].across, frame.components[index].down) : (1, 1)
        for part in 0..<across * down {
          let (x, y) = (column * across + part % across, row * down + part / across)
          if frame.isProgressive {
            let start = (y * frame.components[index].columns + x) * 64
            try readPart(&blocks, &frame.components[index], at: start)
          } else {
            try readWhole(&blocks, &frame.components[index], into: &waves)
            planes[index].store(waves, column: x, row: y)
          }
        }
      }
    }
    self.frame = frame
    return blocks.bits.place
  }

  private func readPart(
    _ blocks: inout JPEGBlocks, _ component: inout JPEGComponent, at start: Int
  ) throws(JPEGProblem) {
    if blocks.scan.first == 0 {
      try blocks.readMean(&component.mean, means[component.meanCode], &component.numbers, start)
    } else {
      guard let code = details[component.detailCode] else { throw JPEGProblem() }
      try blocks.readDetails(code, &component.numbers, start)
    }
  }

  private func readWhole(
    _ blocks: inout JPEGBlocks, _ component: inout JPEGComponent, into waves: inout [Float]
  ) throws(JPEGProblem) {
    guard let means = means[component.meanCode], let details = details[component.detailCode],
      let table = tables[component.table]
    else { throw JPEGProblem() }
    try blocks.readWhole(&component.mean, means, details, table, into: &waves)
  }

  // MARK: Pixels

  /// The samples of a block along each side that are enough.
  private var side: Int {
    guard let frame else { return 8 }
    for side in [1, 2, 4] where frame.width * side / 8 * (frame.height * side / 8) >= enough { return side }
    return 8
  }

  private mutating func makePlanes(_ frame: JPEGFrame) throws(JPEGProblem) {
    var waves = [Float](repeating: 0, count: 64)
    for component in frame.components {
      guard let table = tables[component.table] else { throw JPEGProblem() }
      var plane = JPEGPlane(component, side: side)
      for block in 0..<component.columns * component.rows {
        for index in 0..<64 {
          let place = JPEGTables.zigzag[index]
          waves[place] = Float(component.numbers[block * 64 + place]) * table[index]
        }
        plane.store(waves, column: block % component.columns, row: block / component.columns)
      }
      planes.append(plane)
    }
  }

  private func bitmap(_ frame: JPEGFrame) -> Bitmap {
    let side = planes[0].side
    let (width, height) = ((frame.width * side + 7) / 8, (frame.height * side + 7) / 8)
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    let parts = frame.components.map { (across: $0.across, down: $0.down) }
    var target = 0
    func sample(_ index: Int, _ x: Int, _ y: Int) -> Int {
      let plane = planes[index]
      let row = y * parts[index].down / frame.down
      return Int(plane.samples[row * plane.width + x * parts[index].across / frame.across])
    }
    for y in 0..<height {
      for x in 0..<width {
        let first = sample(0, x, y)
        if parts.count == 1 {
          for part in 0..<3 { pixels[target + part] = UInt8(first) }
        } else if isRGB {
          pixels[target] = UInt8(first)
          for part in 1...2 { pixels[target + part] = UInt8(sample(part, x, y)) }
        } else {
          // In 65,536ths, as JFIF defines them.
          let (blue, red) = (sample(1, x, y) - 128, sample(2, x, y) - 128)
          let light = first << 16 + 32_768
          pixels[target] = Self.part(light + 91_881 * red)
          pixels[target + 1] = Self.part(light - 22_554 * blue - 46_802 * red)
          pixels[target + 2] = Self.part(light + 116_130 * blue)
        }
        target += 4
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func part(_ value: Int) -> UInt8 { UInt8(max(0, min(255, value >> 16))) }
}
