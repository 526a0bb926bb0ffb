import CairnFoundation
import CairnScreen
import CairnValues

/// An action that assistive technologies can perform on a view.
///
/// ```swift
/// row.accessibilityAction(.escape) { close() }
/// ```
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: Text

  /// The view's main action.
  public static let `default` = AccessibilityActionKind(name: Text("Activate"))
  /// Dismisses what is open.
  public static let escape = AccessibilityActionKind(name: Text("Escape"))
  /// A special action, such as answering a call.
  public static let magicTap = AccessibilityActionKind(name: Text("Magic Tap"))
  /// Deletes the element.
  public static let delete = AccessibilityActionKind(name: Text("Delete"), isInMenu: true)
  /// Shows the element's menu.
  public static let showMenu = AccessibilityActionKind(name: Text("Show Menu"))

  /// Whether it is offered by its name.
  let isInMenu: Bool

  init(name: Text, isInMenu: Bool = false) {
    self.name = name
    self.isInMenu = isInMenu
  }

  /// Creates an action with a name.
  public init(named name: Text) { self.init(name: name, isInMenu: true) }
}

/// The direction in which a value is adjusted.
///
/// ```swift
/// dial.accessibilityAdjustableAction { direction in turn(direction == .increment ? 1 : -1) }
/// ```
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}

nonisolated extension View {
  /// Sets the view's priority in the reading order of its surroundings; higher values come first.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    trait(ReadingPriority.self, sortPriority)
  }

  /// Sets further names for voice control. Has no effect.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets further names for voice control. Has no effect.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Keeps the view's colors while the display's colors are inverted. Has no effect.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Enlarges the view while a user presses it, at large text sizes. Has no effect.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}

/// The priority of an element in the reading order.
package struct ReadingPriority: ElementTraitKey {
  package typealias Value = Double
}
