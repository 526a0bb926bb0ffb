import Combine

/// Calls an action with every value a publisher sends while the content is mounted.
nonisolated struct ReceiveModifier<P: Publisher>: UnaryModifier where P.Failure == Never {
  typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: ReceiveModifier
    private var subscription: AnyCancellable?

    init(_ modifier: ReceiveModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      subscribe()
    }

    /// Publishers have no identity to compare, but equal bytes are the same publisher.
    func modifierChanged(from old: ReceiveModifier) {
      var a = old.publisher
      var b = modifier.publisher
      if !areAlike(&a, &b) { subscribe() }
    }

    private func subscribe() {
      subscription = modifier.publisher.sink { [weak self] output in
        Runtime.shared.onMain {
          nonisolated(unsafe) let output = output
          MainActor.assumeIsolated { self?.receive(output) }
        }
      }
    }

    /// Runs the action as an effect if a turn is under way, because a publisher may send a value as soon as it
    /// is subscribed to.
    private func receive(_ output: P.Output) {
      guard !flags.contains(.unmounted) else { return }
      if graph.isInTurn {
        graph.effects.add(.change, of: self) { [weak self] in self?.modifier.action(output) }
      } else {
        modifier.action(output)
      }
    }

    override var nameOfChange: String { "onReceive" }

    override func willUnmount() { subscription = nil }
  }
}

nonisolated extension View {
  /// Calls an action with every value a publisher sends.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
