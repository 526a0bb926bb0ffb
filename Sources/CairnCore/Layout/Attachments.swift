import CairnScreen
import CairnValues
import Foundation

/// Places views over or behind each element of the content.
nonisolated struct LayerModifier<Attached: View>: AttachmentModifier {
  typealias Body = Never
  let attached: Attached
  let alignment: Alignment
  let isBehind: Bool

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) {
    element.setLayout(isBehind ? .background(alignment: alignment) : .overlay(alignment: alignment))
  }
}

/// Masks each element of the content with the opacity of the attached views.
nonisolated struct MaskModifier<Attached: View>: AttachmentModifier {
  typealias Body = Never
  let attached: Attached
  let alignment: Alignment
  var isBehind: Bool { true }

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) {
    element.setLayout(.background(alignment: alignment))
    element.setEffect(.mask, by: ObjectIdentifier(element))
  }
}

/// Places views at one edge of each element of the content, which gets the remaining space.
nonisolated struct EdgeInsetModifier<Attached: View>: AttachmentModifier {
  typealias Body = Never
  let attached: Attached
  let edge: Edge
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  let spacing: CGFloat?

  /// Views at a leading edge are read before the content.
  var isBehind: Bool { edge == .top || edge == .leading }

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) {
    switch edge {
    case .top: element.setLayout(.safeAreaInset(edge: .top, alignment: horizontal, spacing: spacing, isBarFirst: true))
    case .bottom: element.setLayout(.safeAreaInset(edge: .bottom, alignment: horizontal, spacing: spacing))
    case .leading:
      element.setLayout(.safeAreaInset(edge: .leading, alignment: vertical, spacing: spacing, isBarFirst: true))
    case .trailing: element.setLayout(.safeAreaInset(edge: .trailing, alignment: vertical, spacing: spacing))
    }
  }
}

/// Lets each element of the content extend over the app's safe area insets.
nonisolated struct SafeAreaIgnoringModifier: WrappingModifier {
  typealias Body = Never
  let edges: Edge.Set

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) {
    element.setLayout(.ignoringSafeArea(edges: edges))
  }
}

nonisolated extension View {
  /// Places views in front of this one, which determines the size.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayerModifier(attached: content(), alignment: alignment, isBehind: false))
  }

  /// Places views behind this one, which determines the size.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayerModifier(attached: content(), alignment: alignment, isBehind: true))
  }

  /// Places a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(attached: overlay, alignment: alignment, isBehind: false))
  }

  /// Places a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(attached: background, alignment: alignment, isBehind: true))
  }

  /// Masks this view with the opacity of another. Has no effect in a terminal.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(MaskModifier(attached: mask(), alignment: alignment))
  }

  /// Masks this view with the opacity of another. Has no effect in a terminal.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(attached: mask, alignment: .center))
  }

  /// Places views at the top or bottom edge, and insets this view by their size.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      EdgeInsetModifier(
        attached: content(), edge: edge == .top ? .top : .bottom, horizontal: alignment, vertical: .center,
        spacing: spacing))
  }

  /// Places views at the leading or trailing edge, and insets this view by their size.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      EdgeInsetModifier(
        attached: content(), edge: edge == .leading ? .leading : .trailing, horizontal: .center, vertical: alignment,
        spacing: spacing))
  }

  /// Places a bar at the top or bottom edge, and insets this view by its size.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Lets the view extend under bars that the app has put around it with `safeAreaInset(edge:)` or `safeAreaPadding(_:)`.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view extend under bars that the app has put around it.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
