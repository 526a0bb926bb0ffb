import CairnScreen
import CairnValues
import Foundation

/// Views over or behind each element of the content.
nonisolated struct LayerModifier<Attached: View>: AttachmentModifier {
  typealias Body = Never
  let attached: Attached
  let alignment: Alignment
  let isBehind: Bool

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) {
    element.setLayout(isBehind ? .background(alignment: alignment) : .overlay(alignment: alignment))
  }
}

/// Shows each element of the content only where the attached views are opaque.
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

/// Views at one edge of each element of the content, which has the rest of the room.
nonisolated struct EdgeInsetModifier<Attached: View>: AttachmentModifier {
  typealias Body = Never
  let attached: Attached
  let edge: Edge
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  let spacing: CGFloat?

  /// What stands before the content is read before it.
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

nonisolated extension View {
  /// Puts views in front of this one, which has the say over the size.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayerModifier(attached: content(), alignment: alignment, isBehind: false))
  }

  /// Puts views behind this one, which has the say over the size.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayerModifier(attached: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(attached: overlay, alignment: alignment, isBehind: false))
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(attached: background, alignment: alignment, isBehind: true))
  }

  /// Shows this view only where another is opaque.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(MaskModifier(attached: mask(), alignment: alignment))
  }

  /// Shows this view only where another is opaque.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(attached: mask, alignment: .center))
  }

  /// Puts views at the upper or lower edge; this one keeps clear of them.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      EdgeInsetModifier(
        attached: content(), edge: edge == .top ? .top : .bottom, horizontal: alignment, vertical: .center,
        spacing: spacing))
  }

  /// Puts views at the leading or trailing edge; this one keeps clear of them.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      EdgeInsetModifier(
        attached: content(), edge: edge == .leading ? .leading : .trailing, horizontal: .center, vertical: alignment,
        spacing: spacing))
  }

  /// Puts a bar at the upper or lower edge; this view keeps clear of it.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Lets the view reach under system bars.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    effect(.ignoresSafeArea(regions, edges))
  }

  /// Lets the view reach under system bars.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
