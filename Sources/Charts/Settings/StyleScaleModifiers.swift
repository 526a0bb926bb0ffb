import SwiftUI

nonisolated extension View {
  /// Sets the colors of groups.
  ///
  /// ```swift
  /// chart.chartForegroundStyleScale(["Fiction": .indigo, "Poetry": .orange])
  /// ```
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart {
      $0.foreground.domain = mapping.map(\.key.datum)
      $0.foreground.values = mapping.map { AnyShapeStyle($0.value) }
    }
  }

  /// Sets the groups in order and their colors.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chart {
      $0.foreground.domain = domain._request.request.values
      $0.foreground.set(range)
    }
  }

  /// Sets the colors of groups, in order.
  public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle { chart { $0.foreground.set(range) } }

  /// Sets the groups in order.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { chart { $0.foreground.domain = domain._request.request.values } }

  /// Sets the color of each group by a closure.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart { $0.foreground.mapping = { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } } }
  }

  /// Sets the groups in order, and the color of each by a closure.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.foreground.domain = domain.map(\.datum)
      $0.foreground.mapping = { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Sets the symbols of groups.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart {
      $0.symbols.domain = mapping.map(\.key.datum)
      $0.symbols.values = mapping.map { .shape($0.value) }
    }
  }

  /// Sets the symbols of groups, in order.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chart { $0.symbols.values = range.map { .shape($0) } }
  }

  /// Sets the groups in order and their symbols.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    chart {
      $0.symbols.domain = domain.map(\.datum)
      $0.symbols.values = range.map { .shape($0) }
    }
  }

  /// Sets the groups in order.
  public func chartSymbolScale<DataValue: Plottable>(domain: [DataValue]) -> some View {
    chart { $0.symbols.domain = domain.map(\.datum) }
  }

  /// Sets the symbol of each group by a closure that returns a view.
  public func chartSymbolScale<DataValue: Plottable, V: View>(
    domain: [DataValue], @ViewBuilder mapping: @escaping (DataValue) -> V
  ) -> some View {
    chart {
      $0.symbols.domain = domain.map(\.datum)
      $0.symbols.mapping = { DataValue(datum: $0).map { .view(AnyView(mapping($0))) } }
    }
  }

  /// Sets the widths and dashes of the lines of groups.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    chart {
      $0.strokes.domain = mapping.map(\.key.datum)
      $0.strokes.values = mapping.map(\.value)
    }
  }

  /// Sets the widths and dashes of the lines of groups, in order.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View { chart { $0.strokes.values = range } }

  /// Sets the groups in order and the widths and dashes of their lines.
  public func chartLineStyleScale<DataValue: Plottable>(domain: [DataValue], range: [StrokeStyle]) -> some View {
    chart {
      $0.strokes.domain = domain.map(\.datum)
      $0.strokes.values = range
    }
  }

  /// Sets the values with the smallest and the largest symbol, and the areas of those, in square points.
  ///
  /// ```swift
  /// chart.chartSymbolSizeScale(domain: 0...100, range: 20...400)
  /// ```
  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View {
    chart {
      $0.symbolSizeDomain = domain._request.request.values
      $0.symbolSizes = range
    }
  }

  /// Sets the groups in order and the areas of their symbols, in square points.
  public func chartSymbolSizeScale<DataValue: Plottable>(domain: [DataValue], range: [CGFloat]) -> some View {
    chart {
      $0.symbolSizeDomain = domain.map(\.datum)
      $0.groupSymbolSizes = range
    }
  }

  /// Sets the values with the smallest and the largest symbol.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chart { $0.symbolSizeDomain = domain._request.request.values }
  }

  /// Sets the areas of the smallest and largest symbols, in square points.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chart { $0.symbolSizes = range }
  }
}

extension StyleScaleRequest<AnyShapeStyle> {
  fileprivate mutating func set<Range: ScaleRange>(_ range: Range) where Range.VisualValue: ShapeStyle {
    if let gradient = range as? Gradient {
      self.gradient = gradient
    } else if let styles = range as? [Range.VisualValue] {
      values = styles.map { AnyShapeStyle($0) }
      if let colors = styles as? [Color] { gradient = Gradient(colors: colors) }
    }
  }
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
}
