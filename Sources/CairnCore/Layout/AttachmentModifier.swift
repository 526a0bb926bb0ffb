import CairnScreen
import CairnUnsafe
import CairnValues

/// A primitive modifier that attaches views to each element of its content: over it, behind it, at an edge.
protocol AttachmentModifier: ViewModifier where Body == Never {
  associatedtype Attached: View
  var attached: Attached { get }
  /// Whether the attached views come before the element they are attached to.
  var isBehind: Bool { get }
  @MainActor func fill(_ element: Element, environment: EnvironmentValues)
  /// Places the attached elements. Returns true if the container must examine the wrapper again.
  @MainActor func place(_ attached: [Element], around element: Element, in wrapper: Element) -> Bool
}

extension AttachmentModifier {
  @MainActor func place(_ attached: [Element], around element: Element, in wrapper: Element) -> Bool {
    wrapper.setChildren(isBehind ? attached + [element] : [element] + attached)
    return false
  }

  @MainActor public static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = AttachmentNode(modifier, under: parent)
    node.main = C._makeNode(content, under: node)
    node.attachFirst()
    return node
  }

  @MainActor public static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = downcast(node, to: AttachmentNode<Self>.self)
    C._updateNode(node.main, to: content)
    node.update(modifier)
  }
}

/// Keeps one copy of the attached views for each element of the content. There is almost always a single
/// element, so the first copy is made right away, before the element is known.
final class AttachmentNode<M: AttachmentModifier>: Node, RowDecorator {
  fileprivate(set) var modifier: M
  fileprivate(set) var main: Node!
  private var copies: [AttachedCopy<M>] = []

  init(_ modifier: M, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
  }

  fileprivate func attachFirst() { copies = [AttachedCopy(of: self)] }

  func update(_ new: M) {
    modifier = new
    for copy in copies { copy.update() }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let main { visit(main) }
    for copy in copies { visit(copy) }
  }

  override func collectElements(into elements: inout [Element]) {
    let start = elements.count
    main.collectElements(into: &elements)
    if decorateGridRows(&elements, from: start) { return }
    var old = copies
    var new: [AttachedCopy<M>] = []
    for index in start..<elements.count {
      let element = elements[index]
      let known = old.firstIndex { $0.element === element } ?? old.firstIndex { $0.element == nil }
      let copy = known.map { old.remove(at: $0) } ?? AttachedCopy(of: self)
      copy.attach(to: element)
      elements[index] = copy.wrapper
      new.append(copy)
    }
    // Keeps the attached views alive while there is nothing to attach them to.
    if new.isEmpty, let first = old.first {
      first.element = nil
      new.append(old.removeFirst())
    }
    for copy in old { copy.unmount() }
    copies = new
  }

  override func collectRows(into rows: inout RowCollector) {
    rows.decorate(with: self) { main.collectRows(into: &$0) }
  }

  /// Discards what is attached to rows that are gone.
  func decorate(_ elements: inout [Element]) {
    copies.removeAll { copy in
      guard copy.element?.isGone ?? false else { return false }
      copy.unmount()
      return true
    }
    for index in elements.indices {
      let element = elements[index]
      let known = copies.first { $0.element === element } ?? copies.first { $0.element == nil }
      let copy = known ?? AttachedCopy(of: self)
      if known == nil { copies.append(copy) }
      copy.attach(to: element)
      elements[index] = copy.wrapper
    }
  }
}

/// The attached views of one element, and the wrapper around both.
final class AttachedCopy<M: AttachmentModifier>: Node {
  private unowned let owner: AttachmentNode<M>
  let wrapper: Element
  fileprivate(set) var element: Element?
  private var content: Node!

  init(of owner: AttachmentNode<M>) {
    self.owner = owner
    wrapper = Element(on: owner.childScope.screen, role: .group)
    super.init(under: owner)
    content = M.Attached._makeNode(owner.modifier.attached, under: self)
    run()
  }

  func update() {
    run()
    M.Attached._updateNode(content, to: owner.modifier.attached)
  }

  override func run() {
    flags.remove(.dirty)
    wrapper.wrapping = owner.modifier.isBehind ? .lastChild : .firstChild
    tracking {
      let environment = EnvironmentValues(in: scope)
      owner.modifier.fill(wrapper, environment: environment)
      wrapper.setDirection(scope.direction)
    }
  }

  func attach(to element: Element) {
    wrapper.traits = element.traits
    self.element = element
    _ = place()
  }

  override var gathersElements: Bool { true }

  override func gatherElements() {
    guard place() else { return }
    owner.structureChanged()
  }

  private func place() -> Bool {
    guard let element else { return false }
    var attached: [Element] = []
    content.collectElements(into: &attached)
    return owner.modifier.place(attached, around: element, in: wrapper)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func willUnmount() { wrapper.leave() }
}
