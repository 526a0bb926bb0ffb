import SwiftUI

extension PlotDrawing {
  /// Draws a bar or rectangle.
  mutating func addBox(_ mark: ArrangedMark, _ layout: BarLayout) {
    guard let frame = layout.frame(of: mark) else { return }
    let style = mark.mark.style
    var path: Path
    if let radius = style.cornerRadius {
      path = Path(roundedRect: frame, cornerRadius: min(radius, frame.width / 2, frame.height / 2))
    } else if mark.mark.kind.traits.isBar {
      path = roundedEnd(of: mark, frame)
    } else {
      path = Path(frame)
    }
    if let clip = style.clip { path = clip(frame) }
    append(DrawnPath(path, style: model.styles.style(of: mark.mark), of: style))
    note(mark, frame)
  }

  /// Rounds a bar at its end, but not at the baseline or where another bar is stacked on it.
  private func roundedEnd(of mark: ArrangedMark, _ frame: CGRect) -> Path {
    let radius = min(4, frame.width / 4, frame.height / 4)
    let isVertical = mark.valueAxis == .vertical
    let field = isVertical ? mark.y : mark.x
    guard radius >= 1, let end = field?.upper?.number, let start = field?.lower.number, isOutermost(mark, end) else {
      return Path(frame)
    }
    let isDown = (end < start) != (isVertical ? y : x).scale.isReversed
    var radii = RectangleCornerRadii()
    if isVertical {
      (radii.topLeading, radii.topTrailing) = isDown ? (0, 0) : (radius, radius)
      (radii.bottomLeading, radii.bottomTrailing) = isDown ? (radius, radius) : (0, 0)
    } else {
      (radii.topTrailing, radii.bottomTrailing) = isDown ? (0, 0) : (radius, radius)
      (radii.topLeading, radii.bottomLeading) = isDown ? (radius, radius) : (0, 0)
    }
    return Path(roundedRect: frame, cornerRadii: radii)
  }

  /// Whether no bar is stacked on this one.
  private func isOutermost(_ mark: ArrangedMark, _ end: Double) -> Bool {
    let isVertical = mark.valueAxis == .vertical
    let position = (isVertical ? mark.x : mark.y)?.lower
    return !stackedStarts.contains(StackStart(position: position, slot: mark.slot?.place, number: end))
  }

  /// Draws a line across the plot, or a part of it.
  mutating func addRule(_ mark: ArrangedMark, _ layout: BarLayout) {
    let isVertical = mark.mark.y == nil || mark.mark.y?.isInterval == true
    let edges = mark.mark.edges
    let offset = mark.mark.style.offset
    var (start, end): (CGPoint, CGPoint)
    if isVertical {
      guard let at = layout.middle(mark.x, mark, .horizontal) else { return }
      let ends = interval(mark.y, y) ?? (edges.start ?? 0, edges.end ?? size.height)
      (start, end) = (CGPoint(x: at, y: ends.0), CGPoint(x: at, y: ends.1))
    } else {
      guard let at = layout.middle(mark.y, mark, .vertical) else { return }
      let ends = interval(mark.x, x) ?? (edges.start ?? 0, edges.end ?? size.width)
      (start, end) = (CGPoint(x: ends.0, y: at), CGPoint(x: ends.1, y: at))
    }
    start = CGPoint(x: start.x + offset.x.start, y: start.y + offset.y.start)
    end = CGPoint(x: end.x + offset.x.end, y: end.y + offset.y.end)
    let path = Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
    let stroke = model.styles.stroke(of: mark.mark)
    append(DrawnPath(path, stroke: stroke, style: model.styles.style(of: mark.mark), of: mark.mark.style))
    note(
      mark,
      CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y)))
  }

  private func interval(_ field: PlottedField?, _ scale: PlacedScale) -> (CGFloat, CGFloat)? {
    guard let field, field.isInterval, let span = scale.span(of: field) else { return nil }
    return (span.lowerBound, span.upperBound)
  }

  /// Draws the symbol of a point mark.
  mutating func addPoint(_ mark: ArrangedMark, _ layout: BarLayout) {
    guard let across = layout.middle(mark.x, mark, .horizontal), let along = layout.middle(mark.y, mark, .vertical)
    else { return }
    let offset = mark.mark.style.offset
    let point = CGPoint(x: across + offset.x.start, y: along + offset.y.start)
    addSymbol(mark, at: point, .shape(BasicChartSymbolShape.circle))
    let side = model.styles.symbolSide(of: mark.mark)
    note(mark, CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side))
  }
}

/// Where a stacked bar begins.
struct StackStart: Hashable {
  let position: Datum?
  let slot: Int?
  let number: Double
}
