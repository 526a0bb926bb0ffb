import SwiftUI

/// The frames of marks that take space along both axes.
@MainActor
struct BarLayout {
  private let x: PlacedScale
  private let y: PlacedScale
  /// The distance between neighboring values of bars without categories or units.
  private let xStep: CGFloat
  private let yStep: CGFloat

  init(_ marks: [ArrangedMark], _ x: PlacedScale, _ y: PlacedScale) {
    self.x = x
    self.y = y
    let boxes = marks.filter { $0.mark.kind.traits.isBox }
    xStep = Self.step(boxes.filter { $0.valueAxis == .vertical || $0.mark.kind.traits.spansBothAxes }.map(\.x), x)
    yStep = Self.step(boxes.filter { $0.valueAxis == .horizontal || $0.mark.kind.traits.spansBothAxes }.map(\.y), y)
  }

  private static func step(_ fields: [PlottedField?], _ scale: PlacedScale) -> CGFloat {
    let points = Set(fields.compactMap { field in field.flatMap { scale.position($0.lower) } }).sorted()
    let step = zip(points, points.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }.min()
    return max(min(step ?? 24, scale.length), 1)
  }

  /// Returns the frame of a bar or rectangle.
  func frame(of mark: ArrangedMark) -> CGRect? {
    let isVertical = mark.valueAxis == .vertical
    guard
      let across = extent(
        mark.x, mark, x, step: xStep, size: mark.mark.width, isAcross: isVertical || mark.mark.kind.traits.spansBothAxes
      ),
      let along = extent(
        mark.y, mark, y, step: yStep, size: mark.mark.height,
        isAcross: !isVertical || mark.mark.kind.traits.spansBothAxes)
    else { return nil }
    let offset = mark.mark.style.offset
    return CGRect(
      x: across.lowerBound + offset.x.start, y: along.lowerBound + offset.y.start,
      width: max(across.upperBound - across.lowerBound + offset.x.end - offset.x.start, 0),
      height: max(along.upperBound - along.lowerBound + offset.y.end - offset.y.start, 0))
  }

  /// - Parameter isAcross: Whether the mark is centered on the value rather than growing to it.
  private func extent(
    _ field: PlottedField?, _ mark: ArrangedMark, _ scale: PlacedScale, step: CGFloat, size: MarkDimension,
    isAcross: Bool
  ) -> ClosedRange<CGFloat>? {
    guard let field else {
      let start = mark.mark.edges.start ?? 0
      let end = mark.mark.edges.end ?? scale.length
      let range = min(start, end)...max(start, end)
      // A bar that fills the plot's height would look like a background.
      guard mark.mark.edges.start == nil, mark.mark.edges.end == nil, mark.mark.kind.traits.isBar else { return range }
      return Self.sized(range, size, automatic: 1)
    }
    if field.isInterval {
      guard let start = position(field.lower, scale), let end = position(field.upper ?? field.lower, scale) else {
        return nil
      }
      return min(start, end)...max(start, end)
    }
    guard isAcross else {
      guard let end = position(field.lower, scale), let start = scale.position(scale.scale.baseline) else { return nil }
      return min(start, end)...max(start, end)
    }
    guard let span = scale.span(of: field) else { return nil }
    let isPoint = span.lowerBound == span.upperBound
    let band = isPoint ? (span.lowerBound - step / 2)...(span.upperBound + step / 2) : span
    let ratio: CGFloat = mark.mark.kind.traits.spansBothAxes || field.upper != nil && field.unit == nil ? 0.97 : 0.75
    guard let slot = mark.slot else { return Self.sized(band, size, automatic: ratio) }
    let whole = Self.sized(band, slot.span, automatic: 0.85)
    let part = (whole.upperBound - whole.lowerBound) / CGFloat(slot.count)
    let start = whole.lowerBound + part * CGFloat(slot.place)
    return Self.sized(start...(start + part), size, automatic: slot.count > 1 ? 0.95 : 1)
  }

  /// Where a scale has no place, as for zero on a logarithmic one, bars begin at its end.
  private func position(_ datum: Datum, _ scale: PlacedScale) -> CGFloat? {
    scale.position(datum) ?? (datum.number == 0 ? scale.position(scale.scale.baseline) : nil)
  }

  private static func sized(
    _ band: ClosedRange<CGFloat>, _ size: MarkDimension, automatic ratio: CGFloat
  ) -> ClosedRange<CGFloat> {
    let half = max(size.size(in: band.upperBound - band.lowerBound, automatic: ratio), 0.5) / 2
    let middle = (band.lowerBound + band.upperBound) / 2
    return (middle - half)...(middle + half)
  }

  /// Returns the middle of a mark's slot along an axis.
  func middle(_ field: PlottedField?, _ mark: ArrangedMark, _ axis: Axis) -> CGFloat? {
    let scale = axis == .horizontal ? x : y
    guard let field else {
      let edges = mark.mark.edges
      return edges.start ?? scale.length / 2
    }
    guard let span = scale.span(of: field) else { return nil }
    let middle = (span.lowerBound + span.upperBound) / 2
    guard let slot = mark.slot, slot.count > 1, mark.mark.style.position?.axis ?? .horizontal == axis else {
      return middle
    }
    let whole = Self.sized(span, slot.span, automatic: 0.85)
    return whole.lowerBound + (whole.upperBound - whole.lowerBound) * (CGFloat(slot.place) + 0.5) / CGFloat(slot.count)
  }
}
