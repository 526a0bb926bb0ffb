/// A view that receives the results of pages that no task awaits.
@MainActor
package protocol ResultHandler: _Node {
  /// Takes a result. Returns `false` if it is not for this view.
  func receive(_ result: Any & Sendable, of request: Any?) -> Bool
}

/// Receives results of pages above, and of presentations of the content.
nonisolated package struct ResultHandlerModifier: UnaryModifier {
  package typealias Body = Never
  let handle: @MainActor (_ result: Any & Sendable, _ request: Any?) -> Bool

  package init(_ handle: @escaping @MainActor (_ result: Any & Sendable, _ request: Any?) -> Bool) {
    self.handle = handle
  }

  final class ModifierNode: UnaryNode, UnaryModifierNode, ResultHandler {
    var modifier: ResultHandlerModifier
    private let place: PagePlace

    init(_ modifier: ResultHandlerModifier, under parent: Node) {
      self.modifier = modifier
      place = parent.childScope.box(PageKey.self).value
      super.init(under: parent)
      place.page?.stack.resultHandlers.append(self)
    }

    func modifierChanged(from old: ResultHandlerModifier) {}

    func receive(_ result: Any & Sendable, of request: Any?) -> Bool { modifier.handle(result, request) }

    var page: PageNode? { place.page }

    override func willUnmount() { place.page?.stack.resultHandlers.removeAll { $0 === self } }
  }
}
