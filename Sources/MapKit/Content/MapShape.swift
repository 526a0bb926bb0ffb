import CairnCore
import CairnValues
import CoreLocation
import Foundation

/// A line or an area on the map of the earth. It may cross the date line: each point is next to the one before.
struct MapShape: Equatable, Sendable {
  let points: [EarthPoint]
  let isArea: Bool

  init(_ coordinates: [CLLocationCoordinate2D], isArea: Bool) {
    var points: [EarthPoint] = []
    points.reserveCapacity(coordinates.count)
    for coordinate in coordinates {
      var point = EarthPoint(coordinate)
      if let last = points.last { point.x = last.x + EarthPoint.way(from: last.x, to: point.x) }
      points.append(point)
    }
    self.points = points
    self.isArea = isArea
  }

  static func places(_ coordinates: [CLLocationCoordinate2D], isArea: Bool) -> [_MapPlace] {
    guard coordinates.count > 1 else { return [] }
    return [_MapPlace(.shape(MapShape(coordinates, isArea: isArea)), coordinate: coordinates[0])]
  }

  /// Its part that is near enough to be seen, without details too small for that. Hosts draw with numbers that would not
  /// hold the whole earth seen from near.
  func path(at sight: MapSight, in size: CGSize) -> Path {
    let view = CGRect(origin: .zero, size: size).insetBy(dx: -Self.margin, dy: -Self.margin)
    var path = Path()
    guard let first = points.first else { return path }
    let xs = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    // Turned maps show more of the earth along an axis.
    let reach = hypot(view.width, view.height) / 2 / sight.world
    // The earth repeats: those of its copies that reach into the view.
    let nearest = Int((sight.center.x - reach - xs.1).rounded(.up))
    let farthest = Int((sight.center.x + reach - xs.0).rounded(.down))
    guard nearest <= farthest else { return path }
    for copy in nearest...min(farthest, nearest + 2) {
      let places = points.map {
        sight.place(atWay: $0.x + Double(copy) - sight.center.x, y: $0.y, in: size)
      }
      if isArea {
        Self.add(Clipping.area(places, to: view), to: &path, closed: true)
      } else {
        for line in Clipping.lines(places, to: view) { Self.add(line, to: &path, closed: false) }
      }
    }
    return path
  }

  private static let margin: CGFloat = 64
  /// The smallest step that is drawn, in points.
  private static let detail: CGFloat = 0.75

  private static func add(_ places: [CGPoint], to path: inout Path, closed: Bool) {
    guard var last = places.first, places.count > 1 else { return }
    path.move(to: last)
    for (index, place) in places.enumerated().dropFirst()
    where index == places.count - 1 || abs(place.x - last.x) + abs(place.y - last.y) > detail {
      path.addLine(to: place)
      last = place
    }
    if closed { path.closeSubpath() }
  }
}

/// The parts of lines and areas inside a rectangle.
enum Clipping {
  /// Sutherland and Hodgman: cuts along one edge after the other.
  static func area(_ places: [CGPoint], to rect: CGRect) -> [CGPoint] {
    let edges: [(inside: (CGPoint) -> Bool, cut: (CGPoint, CGPoint) -> CGPoint)] = [
      ({ $0.x >= rect.minX }, { cut($0, $1, x: rect.minX) }), ({ $0.x <= rect.maxX }, { cut($0, $1, x: rect.maxX) }),
      ({ $0.y >= rect.minY }, { cut($0, $1, y: rect.minY) }), ({ $0.y <= rect.maxY }, { cut($0, $1, y: rect.maxY) }),
    ]
    var area = places
    for edge in edges {
      guard var before = area.last else { return [] }
      var next: [CGPoint] = []
      for place in area {
        if edge.inside(place) != edge.inside(before) { next.append(edge.cut(before, place)) }
        if edge.inside(place) { next.append(place) }
        before = place
      }
      area = next
    }
    return area
  }

  private static func cut(_ a: CGPoint, _ b: CGPoint, x: CGFloat) -> CGPoint {
    CGPoint(x: x, y: a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x))
  }

  private static func cut(_ a: CGPoint, _ b: CGPoint, y: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), y: y)
  }

  /// The pieces of a line that are inside.
  static func lines(_ places: [CGPoint], to rect: CGRect) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for (a, b) in zip(places, places.dropFirst()) {
      guard let (start, end) = segment(a, b, to: rect) else { continue }
      if lines.last?.last == start { lines[lines.count - 1].append(end) } else { lines.append([start, end]) }
    }
    return lines
  }

  /// Liang and Barsky: narrows the share of a segment that is inside.
  private static func segment(_ a: CGPoint, _ b: CGPoint, to rect: CGRect) -> (CGPoint, CGPoint)? {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    var (from, to): (CGFloat, CGFloat) = (0, 1)
    for (step, room) in [
      (-dx, a.x - rect.minX), (dx, rect.maxX - a.x), (-dy, a.y - rect.minY), (dy, rect.maxY - a.y),
    ] {
      if step == 0 {
        if room < 0 { return nil }
      } else if step < 0 {
        from = max(from, room / step)
      } else {
        to = min(to, room / step)
      }
    }
    guard from <= to else { return nil }
    func place(_ share: CGFloat) -> CGPoint {
      share == 0 ? a : share == 1 ? b : CGPoint(x: a.x + dx * share, y: a.y + dy * share)
    }
    return (place(from), place(to))
  }
}

/// The shortest ways on the earth.
enum GreatCircle {
  static func line(through places: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
    var line = Array(places.prefix(1))
    for (start, end) in zip(places, places.dropFirst()) {
      line += between(start, end)
      line.append(end)
    }
    return line
  }

  private static func vector(_ place: CLLocationCoordinate2D) -> SIMD3<Double> {
    let (north, east) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return SIMD3(cos(north) * cos(east), cos(north) * sin(east), sin(north))
  }

  private static func between(
    _ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D
  ) -> [CLLocationCoordinate2D] {
    let (a, b) = (vector(start), vector(end))
    let angle = acos(min(max((a * b).sum(), -1), 1))
    let steps = min(Int(angle / (.pi / 90)), 90)
    // No single shortest way leads to the other side of the earth.
    guard steps > 1, sin(angle) > 1e-9 else { return [] }
    return (1..<steps).map { step in
      let share = Double(step) / Double(steps)
      let mixed = (a * sin((1 - share) * angle) + b * sin(share * angle)) / sin(angle)
      return CLLocationCoordinate2D(
        latitude: atan2(mixed.z, hypot(mixed.x, mixed.y)) * 180 / .pi, longitude: atan2(mixed.y, mixed.x) * 180 / .pi)
    }
  }
}
