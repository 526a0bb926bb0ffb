import SwiftUI

nonisolated extension View {
  /// Shows or hides the x-axes of charts.
  public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }

  /// Shows or hides the y-axes of charts.
  public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }

  /// Sets the marks of the x-axes of charts.
  ///
  /// ```swift
  /// chart.chartXAxis { AxisMarks(values: .stride(by: .month)) }
  /// ```
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: @escaping () -> Content) -> some View {
    chart { $0.x.content = content }
  }

  /// Sets the marks of the y-axes of charts.
  ///
  /// ```swift
  /// chart.chartYAxis { AxisMarks(position: .leading) }
  /// ```
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: @escaping () -> Content) -> some View {
    chart { $0.y.content = content }
  }

  /// Sets a title for the x-axes of charts.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Sets a title for the x-axes of charts.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Sets a title for the x-axes of charts.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.x.titles.append(title) }
  }

  /// Sets a title for the y-axes of charts.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Sets a title for the y-axes of charts.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Sets a title for the y-axes of charts.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.y.titles.append(title) }
  }

  /// Changes the look of the labels of the x-axes of charts.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { chart { $0.x.style = { AnyView(content($0)) } } }

  /// Changes the look of the labels of the y-axes of charts.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { chart { $0.y.style = { AnyView(content($0)) } } }
}

/// A label of an axis, for `chartXAxisStyle`.
nonisolated public struct ChartAxisContent: View {
  let content: AnyView
  @MainActor public var body: some View { content }
}
