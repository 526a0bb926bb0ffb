import CairnScreen
import CairnValues

/// The container a background is for.
///
/// ```swift
/// DetailView().containerBackground(.green.gradient, for: .navigation)
/// ```
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The page of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The page of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

nonisolated extension View {
  /// Fills what the view is shown in with a style. The style is behind the view itself, which is all of its page that
  /// its bars leave free.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { background(style) }

  /// Fills what the view is shown in with a view.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment, content: content) }
}
