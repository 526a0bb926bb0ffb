/// A pattern that inverts squares, so that a code has no large areas of one color (ISO/IEC 18004, 7.8).
enum QRMask: Int, CaseIterable {
  case chess, rows, columns, diagonals, bricks, crosses, flowers, nets

  func inverts(_ x: Int, _ y: Int) -> Bool {
    switch self {
    case .chess: (x + y) % 2 == 0
    case .rows: y % 2 == 0
    case .columns: x % 3 == 0
    case .diagonals: (x + y) % 3 == 0
    case .bricks: (x / 3 + y / 2) % 2 == 0
    case .crosses: x * y % 2 + x * y % 3 == 0
    case .flowers: (x * y % 2 + x * y % 3) % 2 == 0
    case .nets: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// How hard a grid is to read: long lines, areas, patterns like those of the corners, and more of one color.
  static func penalty(of grid: QRGrid) -> Int {
    let size = grid.size
    var (sum, dark) = (0, 0)
    for a in 0..<size {
      sum += penalty(of: (0..<size).map { grid[$0, a] }) + penalty(of: (0..<size).map { grid[a, $0] })
      for b in 0..<size where grid[a, b] { dark += 1 }
    }
    for y in 1..<size {
      for x in 1..<size {
        let color = grid[x, y]
        if grid[x - 1, y] == color, grid[x, y - 1] == color, grid[x - 1, y - 1] == color { sum += 3 }
      }
    }
    // Ten for each twentieth away from a half.
    return sum + abs(dark * 20 - size * size * 10) / (size * size) * 10
  }

  private static let corner = [true, false, true, true, true, false, true]
  private static let corners = [corner + [false, false, false, false], [false, false, false, false] + corner]

  private static func penalty(of line: [Bool]) -> Int {
    var (sum, length) = (0, 0)
    for (index, color) in line.enumerated() {
      length = index > 0 && line[index - 1] == color ? length + 1 : 1
      if length == 5 { sum += 3 } else if length > 5 { sum += 1 }
      for corner in corners where index + corner.count <= line.count && color == corner[0] {
        if line[index..<index + corner.count].elementsEqual(corner) { sum += 40 }
      }
    }
    return sum
  }
}
