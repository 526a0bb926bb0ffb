import CairnScreen

/// Actions that are always in the bar's menu, regardless of the available room.
///
/// ```swift
/// .toolbar { ToolbarOverflowMenu { Button("Duplicate") { duplicate() } } }
/// ```
nonisolated public struct ToolbarOverflowMenu<Content: View>: CustomizableToolbarContent {
  public typealias Body = Never
  let content: Content

  /// Creates a toolbar overflow menu around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeItems(_ menu: Self, under parent: _Node) -> _Node {
    BarItemNode.make(menu.content, .secondaryAction, under: parent)
  }

  @MainActor public static func _updateItems(_ node: _Node, to menu: Self) {
    BarItemNode.update(node, to: menu.content, .secondaryAction)
  }
}

/// When a bar shrinks as the user scrolls. Bars in Cairn never shrink.
///
/// ```swift
/// ScrollView { Chapters() }.toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
/// ```
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
  private let number: UInt8
  /// The system default.
  public static var automatic: ToolbarMinimizationBehavior { ToolbarMinimizationBehavior(number: 0) }
  /// While the user scrolls down.
  public static let onScrollDown = ToolbarMinimizationBehavior(number: 1)
  /// While the user scrolls up.
  public static let onScrollUp = ToolbarMinimizationBehavior(number: 2)
  /// Never.
  public static let never = ToolbarMinimizationBehavior(number: 3)
}

nonisolated extension View {
  /// Adds actions to the bar's menu, regardless of the available room.
  public func toolbarOverflowMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = ToolbarOverflowMenu(content: content)
    return toolbar { menu }
  }

  /// Sets when bars shrink as the user scrolls. Has no effect.
  public func toolbarMinimizationBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets when bars shrink as the user scrolls. Has no effect.
  @available(*, deprecated, renamed: "toolbarMinimizationBehavior(_:for:)")
  public func toolbarMinimizeBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View { self }
}
