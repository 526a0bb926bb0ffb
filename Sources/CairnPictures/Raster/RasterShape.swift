import Foundation

/// An outline of straight lines. Curves have been cut into lines.
package struct RasterShape: Sendable {
  private struct Edge {
    let top: Double
    let bottom: Double
    let x: Double
    /// The way to the right for each line down.
    let slope: Double
    let winding: Int
  }

  private var edges: [Edge] = []
  private var low = (x: Double.infinity, y: Double.infinity)
  private var high = (x: -Double.infinity, y: -Double.infinity)

  /// The samples of a line of pixels. Along a line, coverage is exact.
  private static let samples = 16
  /// Beyond this, a point is as good as infinitely far away.
  private static let farthest = 1e7

  package init() {}

  /// Adds a line between two points. Points that are no numbers add nothing.
  package mutating func addLine(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard x1.isFinite, y1.isFinite, x2.isFinite, y2.isFinite else { return }
    let limit = Self.farthest
    let (x1, y1) = (min(max(x1, -limit), limit), min(max(y1, -limit), limit))
    let (x2, y2) = (min(max(x2, -limit), limit), min(max(y2, -limit), limit))
    low = (min(low.x, x1, x2), min(low.y, y1, y2))
    high = (max(high.x, x1, x2), max(high.y, y1, y2))
    guard y1 != y2 else { return }
    let slope = (x2 - x1) / (y2 - y1)
    edges.append(
      y1 < y2
        ? Edge(top: y1, bottom: y2, x: x1, slope: slope, winding: 1)
        : Edge(top: y2, bottom: y1, x: x2, slope: slope, winding: -1))
  }

  /// The pixels inside the outline, as far as they are in a rectangle.
  ///
  /// - Parameter smooth: Whether pixels can be covered in part.
  package func mask(
    columns: Range<Int>, rows: Range<Int>, isEvenOdd: Bool = false, smooth: Bool = true
  ) -> RasterMask {
    let nothing = RasterMask(columns: 0..<0, rows: 0..<0)
    guard !edges.isEmpty, low.x < high.x else { return nothing }
    let columns = columns.clamped(to: Int(low.x.rounded(.down))..<max(Int(high.x.rounded(.up)), Int(low.x) + 1))
    let rows = rows.clamped(to: Int(low.y.rounded(.down))..<max(Int(high.y.rounded(.up)), Int(low.y) + 1))
    guard !columns.isEmpty, !rows.isEmpty else { return nothing }
    let sorted = edges.sorted { $0.top < $1.top }
    var values = [UInt8](repeating: 0, count: columns.count * rows.count)
    var line = [Double](repeating: 0, count: columns.count + 1)
    var active: [Edge] = []
    var next = 0
    var crossings: [(x: Double, winding: Int)] = []
    for y in rows {
      let (top, bottom) = (Double(y), Double(y + 1))
      active.removeAll { $0.bottom <= top }
      while next < sorted.count, sorted[next].top < bottom {
        if sorted[next].bottom > top { active.append(sorted[next]) }
        next += 1
      }
      if active.isEmpty { continue }
      for index in line.indices { line[index] = 0 }
      let count = smooth ? Self.samples : 1
      for sample in 0..<count {
        let place = top + (Double(sample) + 0.5) / Double(count)
        crossings.removeAll(keepingCapacity: true)
        for edge in active where edge.top <= place && place < edge.bottom {
          crossings.append((edge.x + (place - edge.top) * edge.slope, edge.winding))
        }
        crossings.sort { $0.x < $1.x }
        var (winding, start) = (0, 0.0)
        for crossing in crossings {
          let wasInside = isEvenOdd ? winding % 2 != 0 : winding != 0
          winding += crossing.winding
          let isInside = isEvenOdd ? winding % 2 != 0 : winding != 0
          if isInside, !wasInside { start = crossing.x }
          if wasInside, !isInside { Self.add(start, crossing.x, columns, smooth, to: &line) }
        }
      }
      let offset = (y - rows.lowerBound) * columns.count
      for x in 0..<columns.count {
        values[offset + x] = UInt8(min(max(line[x] / Double(count) * 255 + 0.5, 0), 255))
      }
    }
    return RasterMask(columns: columns, rows: rows, values: values)
  }

  /// Adds the part of each pixel between two places of a line.
  private static func add(
    _ from: Double, _ to: Double, _ columns: Range<Int>, _ smooth: Bool, to line: inout [Double]
  ) {
    var start = max(from - Double(columns.lowerBound), 0)
    var end = min(to - Double(columns.lowerBound), Double(columns.count))
    // Without smooth edges, a pixel is inside if its middle is.
    if !smooth { (start, end) = ((start - 0.5).rounded(.up), (end - 0.5).rounded(.up)) }
    guard start < end else { return }
    let (first, last) = (Int(start), min(Int(end), columns.count - 1))
    if first >= last {
      line[first] += end - start
      return
    }
    line[first] += Double(first + 1) - start
    for index in first + 1..<max(last, first + 1) { line[index] += 1 }
    line[last] += end - Double(last)
  }
}
