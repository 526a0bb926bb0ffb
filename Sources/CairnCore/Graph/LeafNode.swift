import CairnScreen

/// The node of a view that is one element and nothing else.
final class LeafNode<V: _LeafView>: Node, EventHandler {
  @exclusivity(unchecked) private var view: V
  private let type: ViewType
  @exclusivity(unchecked) private var reads = RecordedReads()
  let element: Element

  init(_ view: V, under parent: Node) {
    self.view = view
    type = parent.graph.type(V.self)
    element = Element(on: parent.childScope.screen, role: V._role)
    super.init(under: parent)
    run()
  }

  func update(_ new: V) {
    var new = new
    if V._isSame(&view, &new, for: self) { return }
    view = new
    run()
  }

  override func run() {
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

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    view._handle(_EventHandle(event: event), in: self)
  }

  override func willUnmount() {
    reads.end()
    element.leave()
  }
}
