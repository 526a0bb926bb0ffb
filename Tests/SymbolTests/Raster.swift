import CairnSymbols

/// A symbol drawn at a size, in shades from 0 to 1. Each shade is the mean of three by three points.
struct Raster {
  private(set) var shades: [Double]

  private static let points = 3

  init(_ symbol: Symbol, side: Int) {
    var sheet = Sheet(width: side * Self.points)
    for mark in symbol.marks {
      let scale = Double(sheet.width) / Symbol.side
      let lines = SymbolOutline(mark.path).polygons.map { $0.map { Place(x: $0.x * scale, y: $0.y * scale) } }
      if mark.ink.isFilled { sheet.fill(lines, isInk: !mark.ink.isCut) }
      for line in lines {
        for (from, to) in zip(line, line.dropFirst()) {
          sheet.stroke(from, to, reach: Symbol.lineWidth / 2 * scale, isInk: !mark.ink.isCut)
        }
      }
    }
    let share = 1 / Double(Self.points * Self.points)
    shades = [Double](repeating: 0, count: side * side)
    for place in sheet.isInk.indices where sheet.isInk[place] {
      let (row, column) = (place / sheet.width, place % sheet.width)
      shades[row / Self.points * side + column / Self.points] += share
    }
  }

  /// How much ink there is, in pixels.
  var ink: Double { shades.reduce(0, +) }

  /// How many pixels' worth of ink differs from another picture.
  func difference(from other: Raster) -> Double {
    zip(shades, other.shades).reduce(0) { $0 + abs($1.0 - $1.1) }
  }
}

private struct Place {
  var x: Double
  var y: Double
}

/// Points that have ink or not.
private struct Sheet {
  let width: Int
  var isInk: [Bool]

  init(width: Int) {
    self.width = width
    isInk = [Bool](repeating: false, count: width * width)
  }

  /// The points between two coordinates.
  private func points(from low: Double, to high: Double) -> Range<Int> {
    let first = min(max(Int((low - 0.5).rounded(.up)), 0), width)
    return first..<max(min(Int((high - 0.5).rounded(.down)) + 1, width), first)
  }

  mutating func stroke(_ a: Place, _ b: Place, reach: Double, isInk value: Bool) {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    for row in points(from: min(a.y, b.y) - reach, to: max(a.y, b.y) + reach) {
      for column in points(from: min(a.x, b.x) - reach, to: max(a.x, b.x) + reach) {
        let (x, y) = (Double(column) + 0.5 - a.x, Double(row) + 0.5 - a.y)
        let share = length == 0 ? 0 : min(max((x * dx + y * dy) / length, 0), 1)
        let (awayX, awayY) = (x - share * dx, y - share * dy)
        if awayX * awayX + awayY * awayY <= reach * reach { isInk[row * width + column] = value }
      }
    }
  }

  /// Fills what the lines go around, whichever way they do.
  mutating func fill(_ lines: [[Place]], isInk value: Bool) {
    for row in 0..<width {
      let y = Double(row) + 0.5
      var crossings: [(x: Double, turn: Int)] = []
      for line in lines {
        guard var last = line.last else { continue }
        for point in line {
          if (last.y <= y) != (point.y <= y) {
            let x = last.x + (y - last.y) / (point.y - last.y) * (point.x - last.x)
            crossings.append((x, point.y > last.y ? 1 : -1))
          }
          last = point
        }
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        winding += crossing.turn
        guard winding != 0 else { continue }
        for column in points(from: crossing.x, to: next.x) { isInk[row * width + column] = value }
      }
    }
  }
}
