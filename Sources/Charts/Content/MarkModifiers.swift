import SwiftUI

nonisolated extension ChartContent {
  /// Sets the color, gradient or other style of the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    self.style { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
  }

  /// Gives marks with the same value the same color, which a legend explains.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    style { $0.foregroundBy = $0.foregroundBy ?? value.field }
  }

  /// Sets the opacity of the marks.
  public func opacity(_ opacity: Double) -> some ChartContent { style { $0.opacity *= opacity } }

  /// Rounds the corners of bars, rectangles and sectors.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    self.style { $0.cornerRadius = $0.cornerRadius ?? radius }
  }

  /// Sets the width, dashes and joins of lines.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    self.style { $0.stroke = $0.stroke ?? style }
  }

  /// Gives lines with the same value the same dashes, which a legend explains.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    style { $0.strokeBy = $0.strokeBy ?? value.field }
  }

  /// Sets how lines and edges of areas run between their points.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    style { $0.interpolation = $0.interpolation ?? method }
  }

  /// Sets the symbol at points.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    style { $0.symbol = $0.symbol ?? .shape(symbol) }
  }

  /// Sets the symbol at points to a view.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return style { $0.symbol = $0.symbol ?? .view(view) }
  }

  /// Gives points with the same value the same symbol, which a legend explains.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    style { $0.symbolBy = $0.symbolBy ?? value.field }
  }

  /// Sets the area of symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { style { $0.symbolSize = $0.symbolSize ?? area } }

  /// Sets the size of symbols, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent { symbolSize(size.width * size.height) }

  /// Gives points symbols whose area grows with a value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    style { $0.symbolSizeBy = $0.symbolSizeBy ?? value.field }
  }

  /// Places marks side by side that would otherwise share a position.
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    style { $0.position = $0.position ?? PositionChoice(field: value.field, axis: axis, span: span) }
  }

  // Each way to write an offset has its own function, because several with default values would be ambiguous.
  /// Moves marks.
  public func offset(x: CGFloat, y: CGFloat) -> some ChartContent { offset(xStart: x, xEnd: x, yStart: y, yEnd: y) }

  /// Moves marks along the x-axis.
  public func offset(x: CGFloat) -> some ChartContent { offset(x: x, y: 0) }

  /// Moves marks along the y-axis.
  public func offset(y: CGFloat) -> some ChartContent { offset(x: 0, y: y) }

  /// Moves marks.
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  /// Moves marks along the x-axis, and their ends along the y-axis.
  public func offset(x: CGFloat, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the ends of marks along the x-axis, and marks along the y-axis.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the ends of marks.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    style { style in
      style.offset.x.start += xStart
      style.offset.x.end += xEnd
      style.offset.y.start += yStart
      style.offset.y.end += yEnd
    }
  }

  /// Draws marks with larger numbers in front.
  public func zIndex(_ value: Double) -> some ChartContent { style { $0.zIndex = $0.zIndex ?? value } }

  /// Clips marks to a shape in their frame.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    self.style { $0.clip = $0.clip ?? { shape.path(in: $0) } }
  }

  /// Blurs the marks.
  public func blur(radius: CGFloat) -> some ChartContent { style { $0.blurRadius = max($0.blurRadius, radius) } }

  /// Gives the marks a shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { style { $0.shadow = $0.shadow ?? (color, radius, x, y) } }

  /// Aligns gradients with the whole plot instead of each mark. Without effect: they always follow the mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    style { $0.isAlignedWithPlot = aligns }
  }
}
