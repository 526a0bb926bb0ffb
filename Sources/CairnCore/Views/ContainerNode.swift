import CairnScreen

/// The node of a view that is one element with other elements inside it, whatever its shell.
class AnyContainerNode: PartsNode {
  let element: Element

  fileprivate init(_ role: Role, under parent: borrowing Node) {
    let scope = parent.childScope
    element = Element(on: scope.screen, role: role)
    super.init(under: parent, in: scope)
  }

  /// Makes the nodes of the content.
  @inline(__always)
  final func fill<Content: View>(with content: borrowing Content) {
    Content._addNodes(content, to: self)
    graph.enqueueStructure(self)
  }

  override final var gathersElements: Bool { true }

  override final func gatherElements() {
    graph.fill(element) {
      collectElementsOfChildren(into: &$0)
      element.gridCells?.decorate(&$0)
    }
  }

  override final func collectElements(into elements: inout [Element]) { elements.append(element) }
}

/// A container node whose kind of shell is known.
final class ContainerNode<Shell: _ContainerShell>: AnyContainerNode, EventHandler {
  private var shell: Shell
  private let type: ViewType
  private var reads = RecordedReads()

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

  /// Runs when an environment value that the element shows has changed.
  override func run() { fill() }

  private func fill() {
    flags.remove(.dirty)
    let handle = _ElementHandle(element: element, node: self)
    // Only a binding can refer to an observable object.
    if type.plan.dynamicFields.isEmpty {
      tracking { fill(handle, from: &shell) }
    } else {
      reads.record(for: self, type) { fill(handle, from: &shell) }
    }
    element.isHandled(by: self)
  }

  /// Takes the shell `inout`, in place, because it would otherwise be copied for the call.
  @inline(never)
  private func fill(_ handle: _ElementHandle, from shell: inout Shell) { shell._fill(handle) }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    shell._handle(_EventHandle(event: event), in: self)
  }

  override func willUnmount() {
    reads.end()
    element.leave()
  }
}
