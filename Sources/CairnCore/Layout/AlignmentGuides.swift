import CairnScreen
import CairnValues
import Foundation

/// Sets an alignment guide on each element of the content.
nonisolated struct GuideModifier: WrappingModifier {
  typealias Body = Never
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) {
    nonisolated(unsafe) let compute = compute
    element.setLayout(.guide(key) { compute($0) })
  }
}

nonisolated extension View {
  /// Sets a vertical guide for the view.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }

  /// Sets a horizontal guide for the view.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }
}
