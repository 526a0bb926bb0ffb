import SwiftUI

/// An axis along which a plot scrolls, in points of the whole plot.
struct ScrollSide {
  let scale: PlacedScale
  /// The length of the visible part.
  let visible: CGFloat

  private var furthest: CGFloat { max(scale.length - visible, 0) }

  /// The value at which the axis begins.
  var first: Datum? { scale.datum(at: scale.beginsAtFarEnd ? scale.length : 0) }

  /// Returns the offset that makes a value the first visible one.
  func offset(of datum: Datum) -> CGFloat? {
    guard let span = scale.span(of: PlottedField(label: Text(""), lower: datum)) else { return nil }
    let offset = scale.beginsAtFarEnd ? span.upperBound - visible : span.lowerBound
    return max(0, min(offset, furthest))
  }

  /// Returns the first visible value at an offset.
  func datum(at offset: CGFloat) -> Datum? {
    scale.datum(at: scale.beginsAtFarEnd ? offset + visible : offset)
  }

  /// Returns the offset where scrolling ends that would end at `target`.
  func restingOffset(_ target: CGFloat, from start: CGFloat, _ alignment: ChartScrollAlignment) -> CGFloat {
    var target = target
    if alignment.isLimited { target = max(start - visible, min(target, start + visible)) }
    let isFar = abs(target - start) > visible / 2
    let unit = isFar ? alignment.major ?? alignment.unit : alignment.unit
    if case .page = unit { return max(0, min((target / visible).rounded() * visible, furthest)) }
    guard let datum = datum(at: target) else { return target }
    let offsets = unit.neighbors(of: datum).compactMap(offset(of:))
    return offsets.min { abs($0 - target) < abs($1 - target) } ?? target
  }
}
