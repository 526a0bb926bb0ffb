import SwiftUI

nonisolated extension ChartContent {
  /// Places a view beside each mark.
  ///
  /// ```swift
  /// BarMark(x: .value("Month", month), y: .value("Pages", pages))
  ///   .annotation { Text(pages, format: .number).font(.caption) }
  /// ```
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic) { _ in
      content()
    }
  }

  /// Places a view beside each mark, made for the mark's size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
  }

  /// Places a view beside each mark, and says what happens where it would leave the plot.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution
    ) { _ in
      content()
    }
  }

  /// Places a view beside each mark, made for the mark's size, and says what happens where it would leave the plot.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    style { style in
      style.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
          content: { AnyView(content($0)) }))
    }
  }
}
