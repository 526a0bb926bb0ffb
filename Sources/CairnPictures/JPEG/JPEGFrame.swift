/// The size of a JPEG picture and its components.
struct JPEGFrame {
  let width: Int
  let height: Int
  let isProgressive: Bool
  var components: [JPEGComponent]
  /// The size of the smallest unit that has whole blocks of all components, in blocks of the finest one.
  let across: Int
  let down: Int
  /// The units of the picture.
  let columns: Int
  let rows: Int

  private static let mostPixels = 100_000_000
  /// Progressive pictures are kept until they are complete, in two bytes a number.
  private static let mostNumbers = 48_000_000

  /// - Parameter bytes: The size of the file, which has at least a bit for each block.
  init(_ content: ArraySlice<UInt8>, isProgressive: Bool, bytes count: Int) throws(JPEGProblem) {
    let bytes = Array(content)
    self.isProgressive = isProgressive
    guard bytes.count >= 6, bytes[0] == 8 else { throw JPEGProblem() }
    height = Int(bytes[1]) << 8 | Int(bytes[2])
    width = Int(bytes[3]) << 8 | Int(bytes[4])
    let componentCount = Int(bytes[5])
    guard width > 0, height > 0, width * height <= Self.mostPixels, componentCount == 1 || componentCount == 3,
      bytes.count == 6 + 3 * componentCount
    else { throw JPEGProblem() }
    var components: [JPEGComponent] = []
    for index in 0..<componentCount {
      let part = bytes[6 + 3 * index..<9 + 3 * index]
      components.append(try JPEGComponent(Array(part)))
    }
    // A single component has nothing to be aligned with.
    if componentCount == 1 { (components[0].across, components[0].down) = (1, 1) }
    across = components.map(\.across).max() ?? 1
    down = components.map(\.down).max() ?? 1
    columns = (width + 8 * across - 1) / (8 * across)
    rows = (height + 8 * down - 1) / (8 * down)
    let blocks = components.reduce(0) { $0 + $1.across * $1.down } * columns * rows
    guard blocks <= 8 * count, !isProgressive || blocks * 64 <= Self.mostNumbers else { throw JPEGProblem() }
    self.components = components
    for index in components.indices {
      let (across, down) = (components[index].across, components[index].down)
      self.components[index].columns = columns * across
      self.components[index].rows = rows * down
      self.components[index].ownColumns = Self.blocks(width, across, self.across)
      self.components[index].ownRows = Self.blocks(height, down, self.down)
      if isProgressive {
        self.components[index].numbers = [Int16](repeating: 0, count: 64 * columns * across * rows * down)
      }
    }
  }

  private static func blocks(_ pixels: Int, _ share: Int, _ most: Int) -> Int {
    ((pixels * share + most - 1) / most + 7) / 8
  }
}

/// One of the planes of a picture: its brightness or one of two differences of color.
struct JPEGComponent {
  let id: UInt8
  /// The blocks in a unit.
  var across: Int
  var down: Int
  let table: Int
  /// The blocks that are stored, in whole units.
  fileprivate(set) var columns = 0
  fileprivate(set) var rows = 0
  /// The blocks that the picture needs, which are those of a scan without other components.
  fileprivate(set) var ownColumns = 0
  fileprivate(set) var ownRows = 0
  /// The numbers of all blocks of a progressive picture.
  var numbers: [Int16] = []
  /// The last mean of a block.
  var mean = 0
  /// The codes in the current scan.
  var meanCode = 0
  var detailCode = 0

  fileprivate init(_ bytes: [UInt8]) throws(JPEGProblem) {
    id = bytes[0]
    across = Int(bytes[1] >> 4)
    down = Int(bytes[1] & 15)
    table = Int(bytes[2])
    guard (1...4).contains(across), (1...4).contains(down), table < 4 else { throw JPEGProblem() }
  }
}
