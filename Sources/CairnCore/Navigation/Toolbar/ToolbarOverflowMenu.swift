import CairnScreen

/// Actions that are always in the menu of the bar, whatever room there is.
///
/// ```swift
/// .toolbar { ToolbarOverflowMenu { Button("Duplicate") { duplicate() } } }
/// ```
nonisolated public struct ToolbarOverflowMenu<Content: View>: CustomizableToolbarContent {
  public typealias Body = Never
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeItems(_ menu: Self, under parent: _Node) -> _Node {
    BarItemNode.make(menu.content, .secondaryAction, under: parent)
  }

  @MainActor public static func _updateItems(_ node: _Node, to menu: Self) {
    BarItemNode.update(node, to: menu.content, .secondaryAction)
  }
}

/// When a bar takes less room because a person scrolls. Bars here always take the room they need.
///
/// ```swift
/// ScrollView { Chapters() }.toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
/// ```
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
  private let number: UInt8
  /// As the system finds right.
  public static var automatic: ToolbarMinimizationBehavior { ToolbarMinimizationBehavior(number: 0) }
  /// While a person scrolls down.
  public static let onScrollDown = ToolbarMinimizationBehavior(number: 1)
  /// While a person scrolls up.
  public static let onScrollUp = ToolbarMinimizationBehavior(number: 2)
  /// Not at all.
  public static let never = ToolbarMinimizationBehavior(number: 3)
}

nonisolated extension View {
  /// Puts actions into the menu of the bar, whatever room there is.
  public func toolbarOverflowMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = ToolbarOverflowMenu(content: content)
    return toolbar { menu }
  }

  /// Says when bars take less room because a person scrolls.
  public func toolbarMinimizationBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View { self }

  @available(*, deprecated, renamed: "toolbarMinimizationBehavior(_:for:)")
  public func toolbarMinimizeBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View { self }
}
