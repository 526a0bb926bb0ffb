/// Calls an action when a value differs from what it was the last time the body ran.
nonisolated struct ChangeModifier<V: Equatable>: UnaryModifier {
  typealias Body = Never
  let value: V
  let initial: Bool
  let action: (_ old: V, _ new: V) -> Void

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: ChangeModifier
    private var needsInitial: Bool

    init(_ modifier: ChangeModifier, under parent: Node) {
      self.modifier = modifier
      needsInitial = modifier.initial
      super.init(under: parent)
      guard needsInitial else { return }
      markLifecycle()
      if flags.contains(.shown) { shownChanged() }
    }

    override func shownChanged() {
      guard needsInitial, flags.contains(.shown) else { return }
      needsInitial = false
      record(modifier.value, modifier.value)
    }

    /// Values with the same bytes have not changed, even those that say they differ from themselves.
    func modifierChanged(from old: ChangeModifier) {
      let isSame = withUnsafePointer(to: old.value) { a in
        withUnsafePointer(to: modifier.value) { b in equalityComparison(of: V.self)(a, b) }
      }
      if !isSame { record(old.value, modifier.value) }
    }

    private func record(_ old: V, _ new: V) {
      let action = modifier.action
      graph.effects.add(.change, of: self) { [weak self] in
        if let self, !flags.contains(.unmounted) { action(old, new) }
      }
    }
  }
}

nonisolated extension View {
  /// Calls an action with the new value whenever `value` changes.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }

  /// Calls an action with the old and the new value whenever `value` changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Calls an action whenever `value` changes.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }
}
