import Foundation

extension Path {
  /// Returns the union of the areas of two paths. Curves become short lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// Returns the intersection of the areas of two paths. Curves become short lines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// Returns this path's area without that of another. Curves become short lines.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// Returns the area enclosed by exactly one of two paths. Curves become short lines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// Returns the outline of the path's area, without self-intersections. Curves become short lines.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { own, _ in own }
  }

  /// Returns the parts of the line inside another path. Curves become short lines.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { line(in: other, true, eoFill: eoFill) }

  /// Returns the parts of the line outside another path. Curves become short lines.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { line(in: other, false, eoFill: eoFill) }

  private func combined(with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
    let (own, theirs) = (Outline(self, isFilled: true), Outline(other, isFilled: true))
    let tolerance = Outline.tolerance(own, theirs)
    var kept: [LinePiece] = []
    var known: Set<LinePiece> = []
    for piece in LinePiece.pieces(of: own.pieces + theirs.pieces, cutBy: own.pieces + theirs.pieces, tolerance) {
      let (left, right) = piece.sides(at: tolerance * 16)
      let onLeft = isInside(own.encloses(left, eoFill: eoFill), theirs.encloses(left, eoFill: eoFill))
      let onRight = isInside(own.encloses(right, eoFill: eoFill), theirs.encloses(right, eoFill: eoFill))
      guard onLeft != onRight else { continue }
      // The enclosed area is on one side of all remaining pieces, so that they form closed loops.
      let kind = onLeft ? piece : piece.reversed
      if known.insert(kind).inserted { kept.append(kind) }
    }
    return Path(lines: Polyline.loops(of: kept))
  }

  private func line(in other: Path, _ isWanted: Bool, eoFill: Bool) -> Path {
    let (own, theirs) = (Outline(self, isFilled: false), Outline(other, isFilled: true))
    let tolerance = Outline.tolerance(own, theirs)
    var lines: [Polyline] = []
    for piece in LinePiece.pieces(of: own.pieces, cutBy: theirs.pieces, tolerance)
    where theirs.encloses(piece.middle, eoFill: eoFill) == isWanted {
      if lines.last?.points.last == piece.start {
        lines[lines.count - 1].points.append(piece.end)
      } else {
        lines.append(Polyline(points: [piece.start, piece.end], isClosed: false))
      }
    }
    return Path(lines: lines)
  }

  private init(lines: [Polyline]) {
    var elements: [Element] = []
    for line in lines {
      guard let first = line.points.first else { continue }
      elements.append(.move(to: first))
      elements += line.points.dropFirst().map { .line(to: $0) }
      if line.isClosed { elements.append(.closeSubpath) }
    }
    self.init(elements: elements)
  }
}

/// A path as straight pieces.
private struct Outline {
  var pieces: [LinePiece] = []

  /// Filling closes every subpath.
  init(_ path: Path, isFilled: Bool) {
    for contour in path.contours {
      let points = contour.points
      guard var last = isFilled ? points.last : points.first else { continue }
      for point in points {
        let piece = LinePiece(start: last, end: point)
        if piece.isDrawn {
          pieces.append(piece)
          last = point
        }
      }
    }
  }

  /// Returns the distance below which points coincide. It is a power of two, so that integers stay exact.
  static func tolerance(_ outlines: Outline...) -> CGFloat {
    let farthest = outlines.flatMap(\.pieces).reduce(1) { max($0, abs($1.start.x), abs($1.start.y)) }
    return exp2(log2(farthest).rounded(.up) - 30)
  }

  func encloses(_ point: CGPoint, eoFill: Bool) -> Bool {
    var (winding, crossings) = (0, 0)
    for piece in pieces where (piece.start.y <= point.y) != (piece.end.y <= point.y) {
      let share = (point.y - piece.start.y) / (piece.end.y - piece.start.y)
      guard piece.start.x + share * (piece.end.x - piece.start.x) > point.x else { continue }
      crossings += 1
      winding += piece.end.y > piece.start.y ? 1 : -1
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }
}

/// A straight line from one point to another.
private struct LinePiece: Hashable {
  var start: CGPoint
  var end: CGPoint

  static func == (a: LinePiece, b: LinePiece) -> Bool { a.start == b.start && a.end == b.end }

  func hash(into hasher: inout Hasher) {
    for number in [start.x, start.y, end.x, end.y] { hasher.combine(number) }
  }

  var reversed: LinePiece { LinePiece(start: end, end: start) }
  var middle: CGPoint { start + (end - start) * 0.5 }
  var lowX: CGFloat { min(start.x, end.x) }
  var highX: CGFloat { max(start.x, end.x) }

  var isDrawn: Bool {
    start != end && start.x.isFinite && start.y.isFinite && end.x.isFinite && end.y.isFinite
  }

  /// Returns the points on either side of the middle.
  func sides(at distance: CGFloat) -> (left: CGPoint, right: CGPoint) {
    let length = start.distance(to: end)
    let across = CGPoint(x: (end.y - start.y) / length * distance, y: (start.x - end.x) / length * distance)
    return (middle + across, middle - across)
  }

  /// Returns the pieces, cut where others cross or touch them.
  static func pieces(of pieces: [LinePiece], cutBy others: [LinePiece], _ tolerance: CGFloat) -> [LinePiece] {
    let cutters = others.sorted { $0.lowX < $1.lowX }
    let widest = cutters.reduce(0) { max($0, $1.highX - $1.lowX) }
    return pieces.flatMap { piece in
      var cuts: [CGFloat] = [0, 1]
      // Only cutters that begin near enough on the left can reach the piece.
      var index = cutters.firstPlace { $0.lowX >= piece.lowX - widest - tolerance }
      while index < cutters.count, cutters[index].lowX <= piece.highX + tolerance {
        piece.addCuts(by: cutters[index], tolerance, to: &cuts)
        index += 1
      }
      let points = cuts.sorted().map { piece.point(at: $0).rounded(to: tolerance * 4) }
      return zip(points, points.dropFirst()).map(LinePiece.init).filter(\.isDrawn)
    }
  }

  private func point(at share: CGFloat) -> CGPoint { share == 1 ? end : start + (end - start) * share }

  private func addCuts(by other: LinePiece, _ tolerance: CGFloat, to cuts: inout [CGFloat]) {
    for point in [other.start, other.end] {
      if let share = share(of: point, tolerance) { cuts.append(share) }
    }
    let (own, theirs) = (end - start, other.end - other.start)
    let across = own.x * theirs.y - own.y * theirs.x
    guard abs(across) > tolerance * tolerance else { return }
    let between = other.start - start
    let share = (between.x * theirs.y - between.y * theirs.x) / across
    let theirShare = (between.x * own.y - between.y * own.x) / across
    if share > 0, share < 1, theirShare >= 0, theirShare <= 1 { cuts.append(share) }
  }

  /// Returns the fraction of the piece at which a point lies, or `nil` if it is not on the piece.
  private func share(of point: CGPoint, _ tolerance: CGFloat) -> CGFloat? {
    let along = end - start
    let square = along.x * along.x + along.y * along.y
    let way = point - start
    let share = (way.x * along.x + way.y * along.y) / square
    guard share > 0, share < 1, self.point(at: share).distance(to: point) <= tolerance else { return nil }
    return share
  }
}

extension CGPoint {
  fileprivate func rounded(to step: CGFloat) -> CGPoint {
    // Adding zero normalizes minus zero.
    CGPoint(x: (x / step).rounded() * step + 0, y: (y / step).rounded() * step + 0)
  }
}

extension Array {
  /// Returns the first index in a partitioned array at which a condition holds.
  fileprivate func firstPlace(where isReached: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Polyline {
  /// Returns the closed loops that the pieces form.
  fileprivate static func loops(of pieces: [LinePiece]) -> [Polyline] {
    var leaving = Dictionary(grouping: pieces.indices.reversed()) { pieces[$0].start.key }
    var isUsed = Array(repeating: false, count: pieces.count)
    var loops: [Polyline] = []
    for first in pieces.indices where !isUsed[first] {
      var points: [CGPoint] = []
      var next: Int? = first
      while let index = next, !isUsed[index] {
        isUsed[index] = true
        points.append(pieces[index].start)
        let place = pieces[index].end.key
        while let candidate = leaving[place]?.last, isUsed[candidate] { leaving[place]?.removeLast() }
        next = leaving[place]?.last
      }
      let line = Polyline(points: withoutStraightCorners(points), isClosed: true)
      if line.points.count > 2 { loops.append(line) }
    }
    return loops
  }

  private static func withoutStraightCorners(_ points: [CGPoint]) -> [CGPoint] {
    points.indices.filter { index in
      let before = points[(index + points.count - 1) % points.count]
      let (into, out) = (points[index] - before, points[(index + 1) % points.count] - points[index])
      let across = into.x * out.y - into.y * out.x
      return abs(across) > 1e-7 * (abs(into.x) + abs(into.y)) * (abs(out.x) + abs(out.y))
        || into.x * out.x + into.y * out.y < 0
    }.map { points[$0] }
  }
}

extension CGPoint {
  fileprivate var key: [CGFloat] { [x, y] }
}
