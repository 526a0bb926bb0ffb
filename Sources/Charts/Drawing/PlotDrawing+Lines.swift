import SwiftUI

extension PlotDrawing {
  /// Draws a line, broken where a value has no place, and the symbols at its points.
  mutating func addLine(_ marks: [ArrangedMark]) {
    guard let first = marks.first else { return }
    var path = Path()
    var points: [CGPoint] = []
    let method = first.mark.style.interpolation ?? .linear
    func finish(_ points: inout [CGPoint]) {
      guard let start = points.first else { return }
      path.move(to: start)
      Curve.add(points, method, to: &path)
      points = []
    }
    var places: [(ArrangedMark, CGPoint)] = []
    for mark in marks {
      guard let point = point(of: mark, isEnd: false) else {
        finish(&points)
        continue
      }
      points.append(point)
      places.append((mark, point))
    }
    finish(&points)
    append(
      DrawnPath(
        path, stroke: model.styles.stroke(of: first.mark), style: model.styles.style(of: first.mark),
        of: first.mark.style))
    for (mark, point) in places {
      addSymbol(mark, at: point, nil)
      note(mark, CGRect(x: point.x - 4, y: point.y - 4, width: 8, height: 8))
    }
  }

  /// Draws an area between two lines.
  mutating func addArea(_ marks: [ArrangedMark]) {
    guard let first = marks.first else { return }
    var edges: (start: [CGPoint], end: [CGPoint]) = ([], [])
    for mark in marks {
      guard let start = point(of: mark, isEnd: false), let end = point(of: mark, isEnd: true) else { continue }
      edges.start.append(start)
      edges.end.append(end)
      note(mark, CGRect(x: end.x - 4, y: min(start.y, end.y), width: 8, height: max(abs(end.y - start.y), 8)))
    }
    guard let corner = edges.end.first else { return }
    let method = first.mark.style.interpolation ?? .linear
    let path = Path { path in
      path.move(to: corner)
      Curve.add(edges.end, method, to: &path)
      let back = Array(edges.start.reversed())
      if let turn = back.first { path.addLine(to: turn) }
      Curve.add(back, method.reversed, to: &path)
      path.closeSubpath()
    }
    append(DrawnPath(path, style: model.styles.style(of: first.mark), of: first.mark.style))
  }

  /// Returns where a line's point is, or one of an area's two edges.
  private func point(of mark: ArrangedMark, isEnd: Bool) -> CGPoint? {
    guard let across = coordinate(mark.x, x, isEnd: isEnd), let along = coordinate(mark.y, y, isEnd: isEnd) else {
      return nil
    }
    let offset = mark.mark.style.offset
    return CGPoint(
      x: across + (isEnd ? offset.x.end : offset.x.start), y: along + (isEnd ? offset.y.end : offset.y.start))
  }

  private func coordinate(_ field: PlottedField?, _ scale: PlacedScale, isEnd: Bool) -> CGFloat? {
    guard let field else { return nil }
    if field.isInterval {
      return scale.position(isEnd ? field.upper ?? field.lower : field.lower)
        ?? scale.position(scale.scale.baseline)
    }
    guard let span = scale.span(of: field) else { return nil }
    return (span.lowerBound + span.upperBound) / 2
  }
}

extension InterpolationMethod {
  /// The method for the same line from its other end.
  fileprivate var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
