/// Calls an action when a value differs from that of the last body run.
nonisolated struct ChangeModifier<V: Equatable>: UnaryModifier {
  typealias Body = Never
  let value: V
  let initial: Bool
  let action: (_ old: V, _ new: V) -> Void

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: ChangeModifier
    private var needsInitial: Bool
    private var initialIsDue = false
    /// The value at the start of the turn. A body may run several times in one turn, and nobody else sees the
    /// values in between.
    private var valueBefore: V?

    init(_ modifier: ChangeModifier, under parent: Node) {
      self.modifier = modifier
      needsInitial = modifier.initial
      super.init(under: parent)
      guard needsInitial else { return }
      markLifecycle()
      if isInView { shownChanged() }
    }

    override func shownChanged() {
      guard needsInitial, isInView else { return }
      needsInitial = false
      initialIsDue = true
      if valueBefore == nil { record() }
    }

    func modifierChanged(from old: ChangeModifier) {
      guard valueBefore == nil, !isSame(old.value, modifier.value) else { return }
      valueBefore = old.value
      if !initialIsDue { record() }
    }

    private func record() {
      graph.effects.add(.change, of: self) { [weak self] in self?.deliver() }
    }

    private func deliver() {
      let old = valueBefore
      let isInitial = initialIsDue
      valueBefore = nil
      initialIsDue = false
      if flags.contains(.unmounted) { return }
      // A row that went out of view in the turn in which it was made has not been seen yet.
      if isInitial, !isInView {
        needsInitial = true
        return
      }
      let new = modifier.value
      if isInitial {
        modifier.action(new, new)
      } else if let old, !isSame(old, new) {
        modifier.action(old, new)
      }
    }

    /// Compares bytes first, so a value that is not equal to itself, such as NaN, does not count as changed.
    private func isSame(_ a: V, _ b: V) -> Bool { areAlike(a, b, by: equalityComparison(of: V.self)) }
  }
}

nonisolated extension View {
  /// Calls an action with the new value whenever `value` changes.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @_disfavoredOverload
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
