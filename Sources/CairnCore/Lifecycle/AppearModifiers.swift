import CairnValues

/// Calls one action when the content comes into view, and another when it has left.
nonisolated struct AppearModifier: UnaryModifier {
  typealias Body = Never
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: AppearModifier
    private var hasAppeared = false
    private var turnOfAppearing = -1
    /// Whether the action will be called after this turn. A row may come into view twice in one turn.
    private var isDue = false

    init(_ modifier: AppearModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      markLifecycle()
      if isInView { shownChanged() }
    }

    func modifierChanged(from old: AppearModifier) {}

    override func shownChanged() {
      let isShown = isInView && !flags.contains(.unmounted)
      guard isShown != hasAppeared else { return }
      hasAppeared = isShown
      if isShown {
        turnOfAppearing = graph.turnCount
        guard modifier.appear != nil, !isDue else { return }
        isDue = true
        // Looks the action up when it runs, because the body may have run again in the meantime.
        graph.effects.add(.appear, of: self) { [weak self] in
          guard let self else { return }
          isDue = false
          if hasAppeared { modifier.appear?() }
        }
      } else if let action = modifier.disappear, !cameAndWentUnseen {
        graph.effects.add(.disappear, of: self, action)
        graph.requestTurnIfNeeded()
      }
    }

    /// Whether the view appeared and disappeared within one turn: no frame was shown, so there is nothing to report.
    private var cameAndWentUnseen: Bool { graph.isInTurn && turnOfAppearing == graph.turnCount }

    override func willUnmount() { shownChanged() }
  }
}

nonisolated extension View {
  /// Calls an action before the view's first frame, and again whenever it comes back into view.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(appear: action, disappear: nil))
  }

  /// Calls an action after the view has left the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(appear: nil, disappear: action))
  }
}
