import CairnScreen

/// A view with others declared at it that are shown elsewhere, by something inside it: suggestions of a search, what a tab view
/// has besides its tabs.
class AccompaniedNode: Node, ContentHolder {
  final var content: Node!
  final var companion: GatheringNode!
  /// What is said inside.
  final let own: Scope

  init(under parent: Node) {
    own = Scope(in: parent.childScope)
    super.init(under: parent)
  }

  /// Says inside that the others are here.
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
