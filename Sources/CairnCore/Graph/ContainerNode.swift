import CairnScreen

/// The node of a view that is one element with others inside it.
final class ContainerNode<V: _ContainerView>: Node, EventHandler {
  @exclusivity(unchecked) private var view: V
  private let type: ViewType
  @exclusivity(unchecked) private var reads = RecordedReads()
  let element: Element
  @exclusivity(unchecked) private var content: Node!

  init(_ view: V, under parent: Node) {
    self.view = view
    type = parent.graph.type(V.self)
    element = Element(on: parent.childScope.screen, role: V._role)
    super.init(under: parent)
    fill()
    content = V._Content._makeNode(view._content, under: self)
    graph.enqueueStructure(self)
  }

  func update(_ new: V) {
    view = new
    fill()
    V._Content._updateNode(content, to: new._content)
  }

  /// Something of the environment that the element shows has changed.
  override func run() { fill() }

  private func fill() {
    flags.remove(.dirty)
    let handle = _ElementHandle(element: element, node: self)
    // Only a binding can lead to an observable object.
    if type.plan.dynamicFields.isEmpty {
      tracking { view._fill(handle) }
    } else {
      reads.record(for: self, type) { view._fill(handle) }
    }
    element.isHandled(by: self)
  }

  override var gathersElements: Bool { true }

  override func gatherElements() {
    var elements: [Element] = []
    content.collectElements(into: &elements)
    element.setChildren(elements)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    view._handle(_EventHandle(event: event), in: self)
  }

  override func willUnmount() {
    reads.end()
    element.leave()
  }
}
