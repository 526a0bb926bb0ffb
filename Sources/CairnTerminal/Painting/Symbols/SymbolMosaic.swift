import CairnScreen
import CairnSymbols
import CairnValues
import Foundation

/// Cairn's drawing of a symbol in cells: large areas in quarters of cells, everything else in dots.
@MainActor
struct SymbolMosaic {
  /// The characters, line by line; `nil` where the background shows.
  let cells: [Unicode.Scalar?]

  private struct Key: Hashable {
    var name: String
    var width: Int
    var height: Int
  }

  private static var made: [Key: SymbolMosaic] = [:]

  /// Returns the drawing of a symbol, or `nil` if it has none or there are too few cells to recognize it.
  static func of(_ name: String, width: Int, height: Int) -> SymbolMosaic? {
    guard width >= 3, height >= 2, width <= 200, height <= 100 else { return nil }
    let key = Key(name: name, width: width, height: height)
    if let known = made[key] { return known }
    guard let symbol = Symbol.named(name) else { return nil }
    // An app may ask for any number of sizes.
    if made.count >= 200 { made = [:] }
    let mosaic = SymbolMosaic(
      symbol, isFilled: name.split(separator: ".").contains("fill"), width: width, height: height)
    made[key] = mosaic
    return mosaic
  }

  /// Returns the number of lines that a symbol's font asks for, or `nil` for a symbol of the size of a word.
  static func lines(of image: ImageContent, cell: CGSize) -> Int? {
    // The size of a page's emblem is the host's own.
    let size = image.scale == .emblem ? 56 : image.font?.resolved().pointSize ?? 0
    guard size >= 24, case .symbol(let name) = image.source, isDrawn(name) else { return nil }
    return max(Int((min(size, 2_000) * 1.2 / cell.height).rounded()), 2)
  }

  /// Which names have a drawing.
  private static var drawn: [String: Bool] = [:]

  private static func isDrawn(_ name: String) -> Bool {
    if let known = drawn[name] { return known }
    let isDrawn = Symbol.named(name) != nil
    if drawn.count < 1_000 { drawn[name] = isDrawn }
    return isDrawn
  }

  private init(_ symbol: Symbol, isFilled: Bool, width: Int, height: Int) {
    let shapes = symbol.marks.map(MarkShape.init)
    // A line is at least about as thick as a dot is wide, so that none is lost.
    let side = min(Double(width), Double(height) * 2)
    let unit = Symbol.side / side
    let (left, top) = ((Double(width) - side) / 2, (Double(height) - side / 2) / 2)
    let reach = max(Symbol.lineWidth / 2, unit * (isFilled ? 0.3 : 0.27))
    func isInked(_ x: Double, _ y: Double) -> Bool {
      let point = CGPoint(x: (x - left) * unit, y: (y - top) * unit * 2)
      var isInked = false
      for shape in shapes where shape.covers(point, reach: reach) { isInked = !shape.isCut }
      return isInked
    }
    // Few cells show more of a symbol in dots; in many, an area is more solid without.
    let rows = isFilled && height > 4 ? 2 : 4
    cells = (0..<height * width).map { place in
      let (x, y) = (Double(place % width), Double(place / width))
      var bits: UInt8 = 0
      for part in 0..<rows * 2
      where isInked(x + 0.25 + Double(part % 2) / 2, y + (Double(part / 2) + 0.5) / Double(rows)) {
        bits |= 1 << UInt8(part)
      }
      if bits == 0 { return nil }
      return rows == 2 ? Mosaic.quarters(bits) ?? "█" : Mosaic.dots(bits)
    }
  }
}

/// A mark of a symbol as lines between points.
private struct MarkShape {
  private struct Line {
    let start, end: CGPoint
    /// The corners of the smallest rectangle around it.
    let low, high: CGPoint

    init(_ start: CGPoint, _ end: CGPoint) {
      (self.start, self.end) = (start, end)
      low = CGPoint(x: min(start.x, end.x), y: min(start.y, end.y))
      high = CGPoint(x: max(start.x, end.x), y: max(start.y, end.y))
    }

    func distance(from point: CGPoint) -> Double {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let share = length > 0 ? min(max(((point.x - start.x) * dx + (point.y - start.y) * dy) / length, 0), 1) : 0
      return hypot(point.x - start.x - share * dx, point.y - start.y - share * dy)
    }
  }

  private let lines: [Line]
  /// The filled area, or `nil` for a mark of lines.
  private let interior: PathInterior?
  let isCut: Bool

  init(_ mark: SymbolMark) {
    let polygons = SymbolOutline(mark.path).polygons.map { $0.map { CGPoint(x: $0.x, y: $0.y) } }
    lines = polygons.flatMap { points in
      points.count == 1 ? [Line(points[0], points[0])] : zip(points, points.dropFirst()).map(Line.init)
    }
    interior = mark.ink.isFilled ? PathInterior(polygons.reduce(into: Path()) { $0.addLines($1) }) : nil
    isCut = mark.ink.isCut
  }

  func covers(_ point: CGPoint, reach: Double) -> Bool {
    if let interior, interior.contains(point) { return true }
    for line in lines {
      // Most lines of a mark are far from a point.
      guard point.x >= line.low.x - reach, point.x <= line.high.x + reach else { continue }
      guard point.y >= line.low.y - reach, point.y <= line.high.y + reach else { continue }
      if line.distance(from: point) <= reach { return true }
    }
    return false
  }
}
