/// A QR code of bytes (ISO/IEC 18004).
struct QRCode {
  /// The squares, without a border.
  let grid: QRGrid

  /// Creates the smallest code that holds a message, or returns `nil` if none does.
  init?(_ message: [UInt8], level: QRLevel) {
    for version in 1...40 {
      let count = level.blocks[version - 1]
      let room = QRGrid.freeSquares(version) / 8 - level.correctionBytes[version - 1] * count
      guard let bytes = Self.data(of: message, version: version, room: room) else { continue }
      let blocks = Self.interleaved(bytes, blocks: count, correction: level.correctionBytes[version - 1])
      self.grid = Self.drawn(blocks, in: QRGrid(version: version), level: level)
      return
    }
    return nil
  }

  /// The message with its length, filled up; `nil` if there is too little room.
  private static func data(of message: [UInt8], version: Int, room: Int) -> [UInt8]? {
    let lengthBits = version < 10 ? 8 : 16
    guard 4 + lengthBits + message.count * 8 <= room * 8 else { return nil }
    var bits: [Bool] = []
    func add(_ number: Int, _ count: Int) { for bit in (0..<count).reversed() { bits.append(number >> bit & 1 == 1) } }
    // Bytes follow.
    add(4, 4)
    add(message.count, lengthBits)
    for byte in message { add(Int(byte), 8) }
    add(0, min(4, room * 8 - bits.count))
    add(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let filled = bytes.count
    while bytes.count < room { bytes.append((bytes.count - filled) % 2 == 0 ? 0xEC : 0x11) }
    return bytes
  }

  /// Cuts the bytes into blocks and adds the bytes for correction. The blocks are mixed, so that damage in one place hits each a bit.
  private static func interleaved(_ bytes: [UInt8], blocks count: Int, correction: Int) -> [UInt8] {
    let code = ReedSolomon(count: correction)
    let (short, longer) = (bytes.count / count, bytes.count % count)
    var (start, blocks, corrections) = (0, [[UInt8]](), [[UInt8]]())
    for index in 0..<count {
      let length = short + (index < count - longer ? 0 : 1)
      blocks.append(Array(bytes[start..<start + length]))
      corrections.append(code.correction(of: blocks[index]))
      start += length
    }
    func mixed(_ parts: [[UInt8]]) -> [UInt8] {
      (0..<(parts.last?.count ?? 0)).flatMap { place in parts.compactMap { place < $0.count ? $0[place] : nil } }
    }
    return mixed(blocks) + mixed(corrections)
  }

  /// Draws bytes with the mask that readers like best.
  private static func drawn(
    _ bytes: [UInt8], in grid: QRGrid, level: QRLevel
  ) -> QRGrid {
    let path = grid.path
    let masked = QRMask.allCases.map { mask in
      var grid = grid
      for (index, (x, y)) in path.enumerated() {
        let isSet = index / 8 < bytes.count && bytes[index / 8] >> (7 - index % 8) & 1 == 1
        grid[x, y] = isSet != mask.inverts(x, y)
      }
      grid.drawFormat(level.code << 3 | mask.rawValue)
      return (grid: grid, penalty: QRMask.penalty(of: grid))
    }
    return masked.min { $0.penalty < $1.penalty }?.grid ?? grid
  }
}
