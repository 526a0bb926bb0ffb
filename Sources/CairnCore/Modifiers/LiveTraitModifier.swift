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

  final class ModifierNode: UnaryNode, UnaryModifierNode, RowDecorator {
    var modifier: LiveTraitModifier
    private let live: LiveTrait<Payload>

    init(_ modifier: LiveTraitModifier, under parent: Node) {
      self.modifier = modifier
      live = LiveTrait(modifier.payload)
      super.init(under: parent)
      live.node = self
    }

    func modifierChanged(from old: LiveTraitModifier) { live.payload = modifier.payload }

    override func collectElements(into elements: inout [Element]) {
      let start = elements.count
      child.collectElements(into: &elements)
      for element in elements[start...] { element.setTrait(K.self, live) }
    }

    override func collectRows(into rows: inout RowCollector) {
      rows.decorate(with: self) { collectRowsBelow(into: &$0) }
    }

    func decorate(_ elements: inout [Element]) {
      for element in elements { element.setTrait(K.self, live) }
    }
  }
}
