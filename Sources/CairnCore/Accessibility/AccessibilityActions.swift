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
  public static let delete = AccessibilityActionKind(name: Text("Delete"))
  /// Shows the element's menu.
  public static let showMenu = AccessibilityActionKind(name: Text("Show Menu"))

  init(name: Text) { self.name = name }

  /// Creates an action with a name.
  public init(named name: Text) { self.name = name }
}

/// The direction in which a value is adjusted.
///
/// ```swift
/// dial.accessibilityAdjustableAction { direction in turn(direction == .increment ? 1 : -1) }
/// ```
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}

/// The accessibility actions of an element, with the outermost modifier's last.
package struct AssistiveActions: ElementTraitKey {
  package typealias Value = [AssistiveAction]
}

/// A named action of an element.
package struct AssistiveAction {
  package let name: String
  package let action: @MainActor () -> Void
}

/// Adds an action to each element of the content.
nonisolated struct AssistiveActionModifier: UnaryModifier {
  typealias Body = Never
  let name: Text
  let action: () -> Void

  final class ModifierNode: ElementMarkingNode<AssistiveActionModifier>, UnaryModifierNode {
    override func modifierChanged(from old: AssistiveActionModifier) {}

    override func mark(_ element: Element) {
      let name = modifier.name.string(locale: scope.box(LocaleKey.self).value)
      var actions = element.traits?[AssistiveActions.self] ?? []
      actions.removeAll { $0.name == name }
      // Looks the closure up when it is called, so that the latest one runs.
      actions.append(AssistiveAction(name: name) { [weak self] in self?.modifier.action() })
      element.setTrait(AssistiveActions.self, actions)
    }
  }
}

nonisolated extension View {
  /// Adds an accessibility action to the view.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { modifier(AssistiveActionModifier(name: actionKind.name, action: handler)) }

  /// Adds a named accessibility action to the view.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(AssistiveActionModifier(name: name, action: handler))
  }

  /// Adds a named accessibility action to the view.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a named accessibility action to the view.
  @_disfavoredOverload
  public func accessibilityAction(named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void)
    -> some View
  {
    accessibilityAction(named: Text(nameResource), handler)
  }

  /// Adds a named accessibility action to the view.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Lets assistive technologies adjust the view's value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityAction(named: Text("Increment")) { handler(.increment) }
      .accessibilityAction(named: Text("Decrement")) { handler(.decrement) }
  }

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
