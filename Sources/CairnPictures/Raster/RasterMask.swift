/// How much of each pixel in a rectangle is covered, from 0 to 255.
package struct RasterMask: Equatable, Sendable {
  package private(set) var columns: Range<Int>
  package private(set) var rows: Range<Int>
  /// Line by line. Empty if every pixel of the rectangle is covered.
  private var values: [UInt8]

  /// Covers a rectangle.
  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
    values = []
  }

  init(columns: Range<Int>, rows: Range<Int>, values: [UInt8]) {
    self.columns = columns
    self.rows = rows
    self.values = values
  }

  package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// The coverage of a pixel in the rectangle.
  package func value(_ x: Int, _ y: Int) -> UInt8 {
    values.isEmpty ? 255 : values[(y - rows.lowerBound) * columns.count + x - columns.lowerBound]
  }

  /// The part that another mask covers, too.
  package func intersected(with other: RasterMask) -> RasterMask {
    let (columns, rows) = (columns.clamped(to: other.columns), rows.clamped(to: other.rows))
    if columns.isEmpty || rows.isEmpty || values.isEmpty && other.values.isEmpty {
      return RasterMask(columns: columns, rows: rows)
    }
    var new = [UInt8](repeating: 0, count: columns.count * rows.count)
    var place = 0
    for y in rows {
      for x in columns {
        let product = Int(value(x, y)) * Int(other.value(x, y))
        new[place] = UInt8((product + 127) / 255)
        place += 1
      }
    }
    return RasterMask(columns: columns, rows: rows, values: new)
  }
}
