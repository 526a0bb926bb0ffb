import CairnScreen

/// The node of a view that is one element with others inside it, whatever its shell.
class AnyContainerNode: Node {
  let element: Element
  @exclusivity(unchecked) private(set) var content: Node!

  fileprivate init(_ role: Role, under parent: borrowing Node) {
    let scope = parent.childScope
    element = Element(on: scope.screen, role: role)
    super.init(under: parent, in: scope)
  }

  /// Takes the node of what is inside, once that has been made.
  final func hold(_ content: Node) {
    self.content = content
    graph.enqueueStructure(self)
  }

  override final var gathersElements: Bool { true }

  override final func gatherElements() {
    var elements: [Element] = []
    // Most hold a few, for which the list would be made anew as it grows.
    elements.reserveCapacity(3)
    content.collectElements(into: &elements)
    element.setChildren(elements)
  }

  override final func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override final func collectElements(into elements: inout [Element]) { elements.append(element) }
}

/// The same with a shell of a known kind.
final class ContainerNode<Shell: _ContainerShell>: AnyContainerNode, EventHandler {
  @exclusivity(unchecked) private var shell: Shell
  private let type: ViewType
  @exclusivity(unchecked) private var reads = RecordedReads()

  init(_ shell: Shell, under parent: borrowing Node) {
    self.shell = shell
    type = parent.graph.type(Shell.self)
    super.init(Shell._role, under: parent)
    fill()
  }

  func update(_ new: Shell) {
    shell = new
    fill()
  }

  /// Something of the environment that the element shows has changed.
  override func run() { fill() }

  private func fill() {
    flags.remove(.dirty)
    let handle = _ElementHandle(element: element, node: self)
    // Only a binding can lead to an observable object.
    if type.plan.dynamicFields.isEmpty {
      tracking { shell._fill(handle) }
    } else {
      reads.record(for: self, type) { shell._fill(handle) }
    }
    element.isHandled(by: self)
  }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    shell._handle(_EventHandle(event: event), in: self)
  }

  override func willUnmount() {
    reads.end()
    element.leave()
  }
}
