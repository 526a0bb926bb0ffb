import CairnScreen
import CairnValues

/// The kind of container a background fills.
///
/// ```swift
/// DetailView().containerBackground(.green.gradient, for: .navigation)
/// ```
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// Names a container that another module knows.
  package init(_ name: String) { self.name = name }

  /// A page of a stack.
  public static let navigation = ContainerBackgroundPlacement("navigation")
  /// A column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement("navigationSplitView")
  /// A page of a tab view.
  public static let tabView = ContainerBackgroundPlacement("tabView")
  /// The window.
  public static let window = ContainerBackgroundPlacement("window")
}

nonisolated extension View {
  /// Fills the view's container with a style. The background is behind the view itself, which covers everything
  /// on its page except the bars.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { background(style) }

  /// Fills the view's container with a view.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment, content: content) }
}
