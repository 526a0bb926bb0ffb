import CairnValues

/// The steps of a page, or of another view, into view and out of it.
package enum ViewPhase: Sendable { case willAppear, didAppear, willDisappear, didDisappear }

/// Tells an action when the content comes and goes, before the transition and after it.
nonisolated package struct PhaseModifier: UnaryModifier {
  package typealias Body = Never
  let action: @MainActor (ViewPhase, LeaveCause?) -> Void

  package init(_ action: @escaping @MainActor (ViewPhase, LeaveCause?) -> Void) { self.action = action }

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: PhaseModifier
    private let place: PagePlace
    private var isShown = false
    /// Counts the changes, so that a transition that is interrupted ends only once.
    private var changes = 0
    private var isMoving = false

    init(_ modifier: PhaseModifier, under parent: Node) {
      self.modifier = modifier
      place = parent.childScope.box(PageKey.self).value
      super.init(under: parent)
      markLifecycle()
      if isInView { shownChanged() }
    }

    func modifierChanged(from old: PhaseModifier) {}

    override func shownChanged() {
      let isShown = isInView && !flags.contains(.unmounted)
      guard isShown != self.isShown else { return }
      self.isShown = isShown
      changes += 1
      let number = changes
      let wasMoving = isMoving
      isMoving = true
      let cause = place.page?.stack.cause
      graph.effects.add(isShown ? .appear : .disappear, of: self) { [self] in
        // A transition in the other direction has been interrupted.
        if wasMoving { modifier.action(isShown ? .didDisappear : .didAppear, cause) }
        modifier.action(isShown ? .willAppear : .willDisappear, cause)
        finishLater(number, isShown, cause)
      }
      graph.requestTurnIfNeeded()
    }

    private func finishLater(_ number: Int, _ isShown: Bool, _ cause: LeaveCause?) {
      let duration = graph.session?.transitionDuration ?? .zero
      let finish = { @MainActor [self] in
        guard number == changes, isMoving else { return }
        isMoving = false
        modifier.action(isShown ? .didAppear : .didDisappear, cause)
      }
      if duration == .zero { return graph.effects.add(.task, of: self, finish) }
      graph.session?.after(duration, finish)
    }

    override func willUnmount() { shownChanged() }
  }
}

extension Session {
  /// How long the host's pages take to replace one another.
  fileprivate var transitionDuration: Duration {
    host.surroundings.accessibility.reducesMotion ? .zero : host.transitionDuration
  }

  fileprivate func after(_ duration: Duration, _ work: @escaping @MainActor () -> Void) {
    host.after(duration) { [weak self] in
      self?.onHostTime(work)
      self?.graph.requestTurnIfNeeded()
    }
  }
}
