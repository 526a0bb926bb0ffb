import CairnScreen
import CairnValues
import Foundation

extension WindowFocus {
  /// Offers a key to the nodes around the focus, from the inside out. Returns whether one of them handled it.
  func offer(_ press: KeyPress) -> Bool {
    guard let focused else { return false }
    let takers = keyHandlers.filter { $0.contains(focused) }.sorted { $0.depth > $1.depth }
    return takers.contains { $0.take(press) }
  }
}

/// Calls an action for keys pressed while the focus is inside the content.
nonisolated struct KeyPressModifier: UnaryModifier {
  typealias Body = Never
  let phases: KeyPress.Phases
  let isWanted: (KeyPress) -> Bool
  let action: @MainActor (KeyPress) -> KeyPress.Result

  final class ModifierNode: WatchingNode, UnaryModifierNode, KeyHandler {
    var modifier: KeyPressModifier

    init(_ modifier: KeyPressModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      window?.focus.add(self)
    }

    func modifierChanged(from old: KeyPressModifier) {}

    private var window: SceneWindow? { scope.box(WindowKey.self).value.window }

    func contains(_ element: Element) -> Bool { watches(element) }

    func take(_ press: KeyPress) -> Bool {
      guard modifier.phases.contains(press.phase), scope.box(IsEnabledKey.self).value, modifier.isWanted(press) else {
        return false
      }
      return modifier.action(press) == .handled
    }

    override func willUnmount() { window?.focus.remove(self) }
  }
}

nonisolated extension View {
  private func onKey(
    _ phases: KeyPress.Phases, _ isWanted: @escaping (KeyPress) -> Bool,
    _ action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isWanted: isWanted, action: action))
  }

  /// Calls an action when a key is pressed while the focus is inside this view.
  @preconcurrency
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result) -> some View {
    onKey([.down, .repeat], { $0.key == key }, { _ in action() })
  }

  /// Calls an action in the given phases of a key while the focus is inside this view.
  @preconcurrency
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(phases, { $0.key == key }, action)
  }

  /// Calls an action when one of several keys is pressed while the focus is inside this view.
  @preconcurrency
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(phases, { keys.contains($0.key) }, action)
  }

  /// Calls an action when a key that enters one of the given characters is pressed while the focus is inside this view.
  @preconcurrency
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(phases, { press in press.characters.unicodeScalars.contains { characters.contains($0) } }, action)
  }

  /// Calls an action when any key is pressed while the focus is inside this view.
  @preconcurrency
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(phases, { _ in true }, action)
  }

  /// Calls an action when a user presses an arrow key while the focus is inside this view.
  @preconcurrency
  public func onMoveCommand(perform action: (@MainActor (MoveCommandDirection) -> Void)?) -> some View {
    onKeyPress { press in
      guard let action, let direction = MoveCommandDirection(press.key) else { return .ignored }
      action(direction)
      return .handled
    }
  }

  /// Calls an action when a user presses Escape while the focus is inside this view.
  @preconcurrency
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onKeyPress(.escape) {
      action?()
      return action == nil ? .ignored : .handled
    }
  }

  /// Calls an action when a user presses a delete key while the focus is inside this view.
  @preconcurrency
  public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onKeyPress(keys: [.delete, .deleteForward]) { _ in
      action?()
      return action == nil ? .ignored : .handled
    }
  }

  /// Sets whether the focus is marked in this view.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(key: FocusEffectKey.self, !disabled)
  }
}

struct FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the focus is marked here.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}
