import SwiftUI

/// Converts between a chart's values and points of its plot.
///
/// ```swift
/// chart.chartOverlay { proxy in
///   if let x = proxy.position(forX: "May") { Marker().position(x: x, y: 0) }
/// }
/// ```
public struct ChartProxy {
  private let x: PlacedScale?
  private let y: PlacedScale?
  private let info: PlotInfo?
  private let settings: ChartSettings
  /// The size of the plot.
  public let plotSize: CGSize

  init(_ info: PlotInfo?, size: CGSize, settings: ChartSettings) {
    self.info = info
    self.settings = settings
    plotSize = size
    let hasAxes = info?.isRound == false
    x = hasAxes ? info.map { PlacedScale($0.x, length: size.width, isUpward: false) } : nil
    y = hasAxes ? info.map { PlacedScale($0.y, length: size.height, isUpward: true) } : nil
  }

  /// The frame of the plot.
  public var plotFrame: Anchor<CGRect>? { info?.anchor }

  /// The frame of the plot's visible part.
  public var plotContainerFrame: Anchor<CGRect>? { info?.anchor }

  /// The size of the plot.
  @available(*, deprecated, renamed: "plotSize")
  public var plotAreaSize: CGSize { plotSize }

  /// The frame of the plot. It must only be read where there is a chart.
  @available(*, deprecated, renamed: "plotFrame")
  public var plotAreaFrame: Anchor<CGRect> {
    guard let anchor = info?.anchor else {
      preconditionFailure("There is no chart in the context of the chart proxy")
    }
    return anchor
  }

  // MARK: Points

  /// Returns where a value lies along the x-axis, or `nil` if it has no place.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { x?.position(value.datum) }

  /// Returns where a value lies along the y-axis, or `nil` if it has no place.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { y?.position(value.datum) }

  /// Returns where a pair of values lies, or `nil` if it has no place.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the points a value takes along the x-axis, such as the band of a category.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    x?.span(of: PlottedField(label: Text(""), lower: value.datum))
  }

  /// Returns the points a value takes along the y-axis, such as the band of a category.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    y?.span(of: PlottedField(label: Text(""), lower: value.datum))
  }

  // MARK: Values

  /// Returns the value at a point along the x-axis, or `nil` if it has another type.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    x?.datum(at: position).flatMap { P(nearest: $0) }
  }

  /// Returns the value at a point along the y-axis, or `nil` if it has another type.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    y?.datum(at: position).flatMap { P(nearest: $0) }
  }

  /// Returns the values at a point, or `nil` if they have other types.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// Returns the sum of the sectors up to an angle, or `nil` if the chart has none.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    angleDatum(angle).flatMap { P(nearest: $0) }
  }

  /// Returns the angle of a point around the middle of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    .radians(atan2(Double(position.x - plotSize.width / 2), Double(plotSize.height / 2 - position.y)))
  }

  private func angleDatum(_ angle: Angle) -> Datum? {
    guard let info, info.isRound else { return nil }
    let whole = info.marks.reduce(0) { $0 + max($1.mark.angle?.lower.number ?? 0, 0) }
    var share = angle.degrees.truncatingRemainder(dividingBy: 360) / 360
    if share < 0 { share += 1 }
    return .number(whole * share)
  }

  // MARK: Domains

  /// Returns the values of the x-axis: the ends of its range, or its categories.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { info.map { Self.domain($0.x) } ?? [] }

  /// Returns the values of the y-axis: the ends of its range, or its categories.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { info.map { Self.domain($0.y) } ?? [] }

  private static func domain<P: Plottable>(_ scale: Scale) -> [P] {
    switch scale.content {
    case .categories(let names): names.compactMap { P(datum: .category($0)) }
    case .numbers: [scale.datum(at: 0), scale.datum(at: 1)].compactMap { $0.flatMap { P(datum: $0) } }
    }
  }

  // MARK: Selection

  /// Selects the value at a point along the x-axis.
  public func selectXValue(at xPosition: CGFloat) { settings.x.selection?.select?(x?.datum(at: xPosition)) }

  /// Selects the value at a point along the y-axis.
  public func selectYValue(at yPosition: CGFloat) { settings.y.selection?.select?(y?.datum(at: yPosition)) }

  /// Selects the range between two points along the x-axis.
  public func selectXRange(from startX: CGFloat, to endX: CGFloat) {
    guard let first = x?.datum(at: startX), let last = x?.datum(at: endX) else { return }
    settings.x.selection?.selectRange?((first, last))
  }

  /// Selects the range between two points along the y-axis.
  public func selectYRange(from startY: CGFloat, to endY: CGFloat) {
    guard let first = y?.datum(at: startY), let last = y?.datum(at: endY) else { return }
    settings.y.selection?.selectRange?((first, last))
  }

  /// Selects the value at an angle.
  public func selectAngleValue(at angle: Angle) { settings.angleSelection?(angleDatum(angle)) }
}
