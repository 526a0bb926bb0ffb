import CairnScreen

/// The node of a view with companion views declared on it that something inside shows elsewhere: the
/// suggestions of a search, or what a tab view has in addition to its tabs.
class AccompaniedNode: Node {
  final var content: Node!
  final var companion: GatheringNode!
  /// The scope of the content, where the companion is announced.
  final let own: Scope

  init(under parent: Node) {
    own = Scope(in: parent.childScope)
    super.init(under: parent)
  }

  /// Sets an environment value that makes the companion known inside.
  func announce() {}

  final var element: Element { companion.element }

  override final var childScope: Scope { own }

  override final func environmentShapeChanged() {
    own.reset(to: scope)
    announce()
    super.environmentShapeChanged()
  }

  final var held: Node? { content }

  override final func forEachChild(_ visit: (Node) -> Void) {
    if let companion { visit(companion) }
    if let content { visit(content) }
  }

  override final func collectElements(into elements: inout [Element]) { content.collectElements(into: &elements) }

  override func gather(_ collector: PreferenceCollector) { content.gather(collector) }
}
