import CairnScreen
import CairnValues

/// What a person who cannot see or touch the view can have it do.
///
/// ```swift
/// row.accessibilityAction(.escape) { close() }
/// ```
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: Text

  /// The view's main action.
  public static let `default` = AccessibilityActionKind(name: Text("Activate"))
  /// Leaves what is open.
  public static let escape = AccessibilityActionKind(name: Text("Escape"))
  /// A special action, such as answering a call.
  public static let magicTap = AccessibilityActionKind(name: Text("Magic Tap"))
  public static let delete = AccessibilityActionKind(name: Text("Delete"))
  public static let showMenu = AccessibilityActionKind(name: Text("Show Menu"))

  init(name: Text) { self.name = name }

  public init(named name: Text) { self.name = name }
}

/// Which way to adjust a value.
///
/// ```swift
/// dial.accessibilityAdjustableAction { direction in turn(direction == .increment ? 1 : -1) }
/// ```
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}

/// The actions of an element for those who cannot see it, outermost modifier last.
package struct AssistiveActions: ElementTraitKey {
  package typealias Value = [AssistiveAction]
}

/// One thing an element can do, by its name.
package struct AssistiveAction {
  package let name: String
  package let action: @MainActor () -> Void
}

/// Adds an action to each element of the content.
nonisolated struct AssistiveActionModifier: UnaryModifier {
  typealias Body = Never
  let name: Text
  let action: () -> Void

  final class ModifierNode: UnaryNode, UnaryModifierNode, RowDecorator {
    var modifier: AssistiveActionModifier

    init(_ modifier: AssistiveActionModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
    }

    func modifierChanged(from old: AssistiveActionModifier) {}

    override func collectElements(into elements: inout [Element]) {
      let start = elements.count
      child.collectElements(into: &elements)
      for element in elements[start...] { add(to: element) }
    }

    override func collectRows(into rows: inout RowCollector) {
      rows.decorate(with: self) { collectRowsBelow(into: &$0) }
    }

    func decorate(_ elements: inout [Element]) {
      for element in elements { add(to: element) }
    }

    private func add(to element: Element) {
      let name = modifier.name.string(locale: scope.box(LocaleKey.self).value)
      var actions = element.traits?[AssistiveActions.self] ?? []
      actions.removeAll { $0.name == name }
      // The closure is looked up when it is called, so that a later one counts.
      actions.append(AssistiveAction(name: name) { [weak self] in self?.modifier.action() })
      element.setTrait(AssistiveActions.self, actions)
    }
  }
}

nonisolated extension View {
  /// Lets a person who cannot see the view have it do something.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { modifier(AssistiveActionModifier(name: actionKind.name, action: handler)) }

  /// Lets a person who cannot see the view have it do something that has a name.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(AssistiveActionModifier(name: name, action: handler))
  }

  /// Lets a person who cannot see the view have it do something that has a name.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Lets a person who cannot see the view have it do something that has a name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Lets a person who cannot see the view adjust its value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityAction(named: Text("Increment")) { handler(.increment) }
      .accessibilityAction(named: Text("Decrement")) { handler(.decrement) }
  }

  /// Says where in the order of what surrounds it the view is read; what is higher comes first.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    trait(ReadingPriority.self, sortPriority)
  }

  /// Other names by which a person can call the view.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Other names by which a person can call the view.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Keeps the colours of the view where all others are inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Shows the view large where a person holds it, where texts are large.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}

/// How early an element is read among its neighbours.
package struct ReadingPriority: ElementTraitKey {
  package typealias Value = Double
}
