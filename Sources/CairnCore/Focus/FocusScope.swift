import CairnScreen
import CairnValues

/// Gives the focus to the content when it comes into view while nothing else has it.
nonisolated struct PreferredFocusModifier: UnaryModifier {
  typealias Body = Never
  let prefersDefaultFocus: Bool
  let namespace: Namespace.ID

  final class ModifierNode: WatchingNode, UnaryModifierNode, DefaultFocusView {
    var modifier: PreferredFocusModifier
    private var isShown = false

    init(_ modifier: PreferredFocusModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      window?.focus.defaults.add(self, in: modifier.namespace)
      markLifecycle()
      if isInView { shownChanged() }
    }

    private var window: SceneWindow? { scope.box(WindowKey.self).value.window }

    func modifierChanged(from old: PreferredFocusModifier) {}

    var prefersDefaultFocus: Bool { modifier.prefersDefaultFocus }

    /// The first element inside that can take the focus.
    var target: Element? {
      for element in elements {
        if let found = element.firstFocusable { return found }
      }
      return nil
    }

    override func shownChanged() {
      let nowShown = isInView && !flags.contains(.unmounted)
      guard nowShown != isShown else { return }
      isShown = nowShown
      guard isShown else { return }
      // Runs after appear actions, which may have moved the focus themselves.
      graph.effects.add(.task, of: self) { [weak self] in
        guard let self, isShown, modifier.prefersDefaultFocus, let window else { return }
        guard window.focus.isFree(for: self) else { return }
        if let target { window.focus.move(to: target) }
      }
    }
  }
}

/// An action that returns the focus to the preferred view of a scope.
///
/// ```swift
/// @Environment(\.resetFocus) private var resetFocus
/// Button("Clear") { resetFocus(in: form) }
/// ```
public struct ResetFocusAction {
  let window: WeakWindow

  /// Moves the focus to the preferred view of a scope.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {
    guard let window = window.window, let target = window.focus.defaults.target(in: namespace) else { return }
    window.focus.move(to: target)
  }
}

extension EnvironmentValues {
  /// The action that returns the focus to the preferred view of a scope.
  public var resetFocus: ResetFocusAction { ResetFocusAction(window: self[WindowKey.self]) }
}

nonisolated extension View {
  /// Makes the view a focus scope. Views that prefer the default focus join it through the namespace.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Sets whether the view prefers the default focus within a scope.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    modifier(PreferredFocusModifier(prefersDefaultFocus: prefersDefaultFocus, namespace: namespace))
  }
}
