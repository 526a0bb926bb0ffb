import SwiftUI

nonisolated extension View {
  /// Shows or hides the legends of charts.
  public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }

  /// Sets where the legends of charts stand.
  public func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  /// Sets the legends of charts to a view.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chart {
      $0.legend = LegendSettings(position: position, alignment: alignment, spacing: spacing, content: view)
    }
  }

  /// Changes the look of the plots of charts.
  ///
  /// ```swift
  /// chart.chartPlotStyle { plot in plot.background(.gray.opacity(0.1)) }
  /// ```
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { chart { $0.plotStyle = { AnyView(content($0)) } } }

  /// Places a view over charts, made for their scales.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chart { $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) } }

  /// Places a view behind charts, made for their scales.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chart { $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) } }

  /// Gives charts a gesture, whose locations are in the coordinates of the plot.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chart { $0.gesture = { proxy, plot in AnyView(plot.gesture(gesture(proxy))) } }
  }
}

/// The plot of a chart, for `chartPlotStyle`.
nonisolated public struct ChartPlotContent: View {
  let content: AnyView
  @MainActor public var body: some View { content }
}
