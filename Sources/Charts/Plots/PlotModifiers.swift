import SwiftUI

// Modifiers that take a property of each element.
nonisolated extension VectorizedChartContent {
  /// Gives marks whose elements have the same value the same color, which a legend explains.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { each { $0.foregroundBy = $0.foregroundBy ?? value.field($1) } }

  /// Sets the color, gradient or other style of each mark.
  public func foregroundStyle<S: ShapeStyle>(
    _ style: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.foreground = $0.foreground ?? AnyShapeStyle($1[keyPath: style]) }
  }

  /// Sets the opacity of each mark.
  public func opacity(_ opacity: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
    each { $0.opacity *= $1[keyPath: opacity] }
  }

  /// Gives points whose elements have the same value the same symbol, which a legend explains.
  public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { each { $0.symbolBy = $0.symbolBy ?? value.field($1) } }

  /// Sets the symbol of each point.
  public func symbol<S: ChartSymbolShape>(
    _ symbol: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.symbol = $0.symbol ?? .shape($1[keyPath: symbol]) }
  }

  /// Gives points symbols whose area grows with a value of their elements.
  public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { each { $0.symbolSizeBy = $0.symbolSizeBy ?? value.field($1) } }

  /// Sets the area of each symbol, in square points.
  public func symbolSize(_ area: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    each { $0.symbolSize = $0.symbolSize ?? $1[keyPath: area] }
  }

  /// Gives lines whose elements have the same value the same dashes, which a legend explains.
  public func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { each { $0.strokeBy = $0.strokeBy ?? value.field($1) } }

  /// Places marks side by side that would otherwise share a position.
  public func position<D: Plottable>(
    by value: PlottableProjection<DataElement, D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    each { $0.position = $0.position ?? PositionChoice(field: value.field($1), axis: axis, span: span) }
  }

  /// Sets the label of each mark for screen readers.
  public func accessibilityLabel(_ label: KeyPath<DataElement, String>) -> some VectorizedChartContent<DataElement> {
    each { $0.label = $0.label ?? Text($1[keyPath: label]) }
  }

  /// Sets the value of each mark for screen readers.
  public func accessibilityValue(_ value: KeyPath<DataElement, String>) -> some VectorizedChartContent<DataElement> {
    each { $0.value = $0.value ?? Text($1[keyPath: value]) }
  }

  private func each(_ change: (inout MarkStyle, DataElement) -> Void) -> StyledPlot<DataElement> {
    StyledPlot(_plot: _plot.styled(change))
  }
}

// Modifiers of all marks, after which those above still apply.
nonisolated extension VectorizedChartContent {
  /// Sets the color, gradient or other style of the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some VectorizedChartContent<DataElement> {
    all { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
  }

  /// Sets the opacity of the marks.
  public func opacity(_ opacity: Double) -> some VectorizedChartContent<DataElement> { all { $0.opacity *= opacity } }

  /// Rounds the corners of bars, rectangles and sectors.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some VectorizedChartContent<DataElement> { all { $0.cornerRadius = $0.cornerRadius ?? radius } }

  /// Sets the width, dashes and joins of lines.
  public func lineStyle(_ style: StrokeStyle) -> some VectorizedChartContent<DataElement> {
    all { $0.stroke = $0.stroke ?? style }
  }

  /// Sets how lines and edges of areas run between their points.
  public func interpolationMethod(_ method: InterpolationMethod) -> some VectorizedChartContent<DataElement> {
    all { $0.interpolation = $0.interpolation ?? method }
  }

  /// Sets the symbol at points.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some VectorizedChartContent<DataElement> {
    all { $0.symbol = $0.symbol ?? .shape(symbol) }
  }

  /// Sets the area of symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some VectorizedChartContent<DataElement> {
    all { $0.symbolSize = $0.symbolSize ?? area }
  }

  /// Draws marks with larger numbers in front.
  public func zIndex(_ value: Double) -> some VectorizedChartContent<DataElement> {
    all { $0.zIndex = $0.zIndex ?? value }
  }

  private func all(_ change: (inout MarkStyle) -> Void) -> StyledPlot<DataElement> {
    StyledPlot(_plot: _plot.styledAlike(change))
  }
}
