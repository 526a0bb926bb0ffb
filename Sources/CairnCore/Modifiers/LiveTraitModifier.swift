import CairnScreen

/// A trait whose payload changes without any need to examine the element again: most often a closure.
@MainActor
package final class LiveTrait<Payload> {
  package fileprivate(set) var payload: Payload
  fileprivate(set) weak var node: Node?

  init(_ payload: Payload) { self.payload = payload }
}

/// Sets a live trait on each element of the content.
nonisolated struct LiveTraitModifier<K: ElementTraitKey, Payload>: UnaryModifier where K.Value == LiveTrait<Payload> {
  typealias Body = Never
  let payload: Payload

  final class ModifierNode: ElementMarkingNode<LiveTraitModifier>, UnaryModifierNode {
    private let live: LiveTrait<Payload>

    required init(_ modifier: LiveTraitModifier, under parent: Node) {
      live = LiveTrait(modifier.payload)
      super.init(modifier, under: parent)
      live.node = self
    }

    override func modifierChanged(from old: LiveTraitModifier) { live.payload = modifier.payload }

    override func mark(_ element: Element) { element.setTrait(K.self, live) }
  }
}
