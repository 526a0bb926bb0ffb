import CairnScreen

/// The node of a view that is a single element.
final class LeafNode<V: _LeafView>: Node, EventHandler {
  private(set) var view: V
  private let type: ViewType
  private var reads = RecordedReads()
  let element: Element

  init(_ view: borrowing V, under parent: borrowing Node) {
    self.view = copy view
    type = parent.graph.type(V.self)
    // Most leaves are texts, and their layout need not be set again later.
    let scope = parent.childScope
    element = Element(on: scope.screen, role: V._role, layout: V._role == .text ? .text : .passThrough)
    super.init(under: parent, in: scope)
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
    // Only a binding can refer to an observable object.
    if type.plan.dynamicFields.isEmpty {
      tracking { fill(handle, from: &view) }
    } else {
      reads.record(for: self, type) { fill(handle, from: &view) }
    }
    element.isHandled(by: self)
  }

  /// Takes the view `inout`, in place, because it would otherwise be copied for the call.
  @inline(never)
  private func fill(_ handle: _ElementHandle, from view: inout V) { view._fill(handle) }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    view._handle(_EventHandle(event: event), in: self)
  }

  override func shownChanged() { graph.timedNodes?.shownChanged(self) }

  override func willUnmount() {
    graph.timedNodes?.remove(self)
    reads.end()
    element.leave()
  }
}
