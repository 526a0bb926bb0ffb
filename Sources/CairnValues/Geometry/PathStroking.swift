import Foundation

extension Path {
  /// Returns the outline of the path's stroke.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    let pen = Pen(style: style)
    var list: [Element] = []
    for contour in contours {
      var points: [CGPoint] = []
      for point in contour.points where point != points.last { points.append(point) }
      if contour.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      for line in Dashes(style).cut(Polyline(points: points, isClosed: contour.isClosed)) {
        list += pen.outline(of: line)
      }
    }
    return Path(elements: list)
  }
}

/// Straight lines through points. No two consecutive points are equal.
struct Polyline: Equatable {
  var points: [CGPoint]
  var isClosed: Bool
}

/// Cuts lines into dashes.
struct Dashes {
  private let lengths: [CGFloat]
  private let phase: CGFloat

  init(_ style: StrokeStyle) {
    let isValid = style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dashPhase.isFinite
    // An odd number of lengths is repeated, so that dashes and gaps swap.
    lengths = isValid ? (style.dash.count % 2 == 1 ? style.dash + style.dash : style.dash) : []
    phase = style.dashPhase
  }

  func cut(_ line: Polyline) -> [Polyline] {
    let period = lengths.reduce(0, +)
    let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
    let total = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    // Dashing with a period far below anything visible would only waste time.
    guard period > 0, points.count > 1, total / period < 100_000 else { return [line] }
    var offset = phase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    var index = 0
    while offset >= lengths[index] {
      offset -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - offset
    var result: [Polyline] = []
    var dash: [CGPoint] = index % 2 == 0 ? [points[0]] : []
    for (a, b) in zip(points, points.dropFirst()) {
      let length = a.distance(to: b)
      var position: CGFloat = 0
      while length - position > left {
        position += left
        let point = a + (b - a) * (position / length)
        if index % 2 == 0 {
          if dash.last != point { dash.append(point) }
          result.append(Polyline(points: dash, isClosed: false))
          dash = []
        } else {
          dash = [point]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - position
      if index % 2 == 0, dash.last != b { dash.append(b) }
    }
    if index % 2 == 0, dash.count > 1 { result.append(Polyline(points: dash, isClosed: false)) }
    return result
  }
}

/// Draws the outline of a line by following its left side forwards and then backwards.
struct Pen {
  let style: StrokeStyle
  private var radius: CGFloat { style.lineWidth / 2 }

  init(style: StrokeStyle) { self.style = style }

  func outline(of line: Polyline) -> [Path.Element] {
    guard line.points.count > 1 else { return line.points.first.map(dot) ?? [] }
    if line.isClosed {
      return loop(line.points) + loop(line.points.reversed())
    }
    var list = side(line.points)
    list += side(line.points.reversed())
    return closed(list)
  }

  private func closed(_ lines: [Path.Element]) -> [Path.Element] {
    guard let start = lines.first?.end else { return [] }
    return [.move(to: start)] + lines.dropFirst() + [.closeSubpath]
  }

  private func loop(_ points: [CGPoint]) -> [Path.Element] {
    let count = points.count
    var list: [Path.Element] = []
    for index in points.indices {
      list += join(points[(index + count - 1) % count], points[index], points[(index + 1) % count])
    }
    return closed(list)
  }

  /// Returns the left side of an open line, with the cap at its end.
  private func side(_ points: [CGPoint]) -> [Path.Element] {
    let last = points.count - 1
    var list: [Path.Element] = [.line(to: points[0] + normal(points[0], points[1]))]
    for index in 1..<max(1, last) { list += join(points[index - 1], points[index], points[index + 1]) }
    let n = normal(points[last - 1], points[last])
    list.append(.line(to: points[last] + n))
    let forward = CGPoint(x: n.y, y: -n.x)
    switch style.lineCap {
    case .butt: break
    case .square:
      list.append(.line(to: points[last] + n + forward))
      list.append(.line(to: points[last] - n + forward))
    case .round:
      list += Arc(start: Double(atan2(n.y, n.x)), delta: -.pi).elements(center: points[last], radius: radius)
    }
    return list
  }

  /// Returns the offset from a line to its left side: a quarter turn from +x towards +y.
  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let d = b - a
    let length = hypot(d.x, d.y)
    return CGPoint(x: -d.y / length * radius, y: d.x / length * radius)
  }

  private func join(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) -> [Path.Element] {
    let (a, b) = (normal(before, point), normal(point, after))
    let cross = a.x * b.y - a.y * b.x
    let dot = a.x * b.x + a.y * b.y
    let square = radius * radius
    if cross >= 0, dot > 0 || cross > 0 {
      // The inner side passes through the corner itself, which keeps the outline intact however short the lines
      // are.
      return dot > 0.999 * square
        ? [.line(to: point + b)] : [.line(to: point + a), .line(to: point), .line(to: point + b)]
    }
    switch style.lineJoin {
    case .miter:
      // 1 / sin² of half the corner's angle.
      let reach = 2 * square / (square + dot)
      guard square + dot > 1e-9 * square, reach <= style.miterLimit * style.miterLimit else { break }
      return [.line(to: point + (a + b) * (square / (square + dot)))]
    case .round:
      let turn = Double(atan2(cross, dot))
      return [.line(to: point + a)]
        + Arc(start: Double(atan2(a.y, a.x)), delta: turn > 0 ? turn - 2 * .pi : turn)
        .elements(center: point, radius: radius)
    case .bevel: break
    }
    return [.line(to: point + a), .line(to: point + b)]
  }

  /// Returns the caps of a line without length.
  private func dot(_ point: CGPoint) -> [Path.Element] {
    let box = CGRect(center: point, size: CGSize(width: style.lineWidth, height: style.lineWidth))
    switch style.lineCap {
    case .butt: return []
    case .round: return Path(ellipseIn: box).elements
    case .square: return Path(box).elements
    }
  }
}
