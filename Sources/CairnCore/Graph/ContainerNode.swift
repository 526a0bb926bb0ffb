import CairnScreen

/// The node of a view that is one element with others inside it.
final class ContainerNode<V: _ContainerView>: Node, EventHandler {
  @exclusivity(unchecked) private var view: V
  private let type: ViewType
  @exclusivity(unchecked) private var reads = RecordedReads()
  let element: Element
  @exclusivity(unchecked) private var content: Node!

  required init(_ view: borrowing V, _ type: ViewType, under parent: borrowing Node) {
    self.view = copy view
    self.type = type
    element = Element(on: parent.childScope.screen, role: V._role)
    super.init(under: parent)
    fill()
    content = view._makeContent(under: self)
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
      tracking { fill(handle, from: &view) }
    } else {
      reads.record(for: self, type) { fill(handle, from: &view) }
    }
    element.isHandled(by: self)
  }

  /// By address, as the view would be copied for the call otherwise.
  @inline(__always)
  private func fill(_ handle: _ElementHandle, from view: UnsafeMutablePointer<V>) { view.pointee._fill(handle) }

  override var gathersElements: Bool { true }

  override func gatherElements() {
    var elements: [Element] = []
    // Most hold a few, for which the list would be made anew as it grows.
    elements.reserveCapacity(3)
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

/// Makes the node of a view that is one element with others inside it. The class of the node is remembered with what is
/// known of the view's type: it would have to be looked up for every view otherwise.
@MainActor
func makeContainerNode<V: _ContainerView>(_ view: borrowing V, under parent: Node) -> Node {
  let type = parent.graph.type(V.self)
  let nodeClass: AnyClass = type.nodeClass ?? rememberNodeClass(of: V.self, in: type)
  return unsafeBitCast(nodeClass, to: ContainerNode<V>.Type.self).init(view, type, under: parent)
}

@MainActor @inline(never)
private func rememberNodeClass<V: _ContainerView>(of view: V.Type, in type: ViewType) -> AnyClass {
  type.nodeClass = ContainerNode<V>.self
  return ContainerNode<V>.self
}
