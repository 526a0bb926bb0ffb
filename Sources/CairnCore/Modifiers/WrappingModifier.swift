import CairnScreen
import CairnValues

/// A primitive modifier that puts an element around each element of its content: a padding, a frame.
protocol WrappingModifier: ViewModifier where Body == Never {
  /// Writes the modifier into one of its elements. Its reads of the environment are tracked.
  @MainActor func fill(_ element: Element, environment: EnvironmentValues)
}

extension WrappingModifier {
  @MainActor public static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    WrappingNode<Self>.make(content, modifier, under: parent)
  }

  @MainActor public static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    WrappingNode<Self>.update(node, to: content, modifier)
  }
}

/// Keeps one wrapper for each element of the content, matched by the element's identity.
final class WrappingNode<M: WrappingModifier>: UnaryNode, UnaryModifierNode, RowDecorator {
  var modifier: M
  private var wrappers: [Element] = []

  init(_ modifier: M, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
  }

  func modifierChanged(from old: M) { run() }

  override func run() {
    flags.remove(.dirty)
    guard !wrappers.isEmpty else { return }
    tracking {
      let environment = EnvironmentValues(in: scope)
      let direction = scope.direction
      for wrapper in wrappers {
        modifier.fill(wrapper, environment: environment)
        wrapper.setDirection(direction)
      }
    }
  }

  override func collectElements(into elements: inout [Element]) {
    let start = elements.count
    child.collectElements(into: &elements)
    if elements.count == start + 1, wrappers.count == 1, wrappers[0].children.first === elements[start] {
      wrappers[0].traits = elements[start].traits
      elements[start] = wrappers[0]
      return
    }
    if !decorateGridRows(&elements, from: start) { wrap(&elements, from: start) }
  }

  private func wrap(_ elements: inout [Element], from start: Int) {
    var old = wrappers
    wrappers = elements[start...].map { element in
      if let index = old.firstIndex(where: { $0.children.first === element }) { return old.remove(at: index) }
      let wrapper = Element(on: element.screen, role: .group)
      wrapper.wrapping = .firstChild
      wrapper.setChildren([element])
      return wrapper
    }
    for gone in old { gone.leave() }
    for (index, wrapper) in wrappers.enumerated() {
      wrapper.traits = elements[start + index].traits
      elements[start + index] = wrapper
    }
    run()
  }

  override func collectRows(into rows: inout RowCollector) {
    rows.decorate(with: self) { collectRowsBelow(into: &$0) }
  }

  /// Discards the wrappers of rows that are gone.
  func decorate(_ elements: inout [Element]) {
    wrappers.removeAll { wrapper in
      guard wrapper.children.first?.isGone ?? true else { return false }
      wrapper.leave()
      return true
    }
    let known = wrappers.count
    for index in elements.indices {
      let wrapper = wrappers.first { $0.children.first === elements[index] } ?? makeWrapper(of: elements[index])
      wrapper.traits = elements[index].traits
      elements[index] = wrapper
    }
    if wrappers.count > known { run() }
  }

  private func makeWrapper(of element: Element) -> Element {
    let wrapper = Element(on: element.screen, role: .group)
    wrapper.wrapping = .firstChild
    wrapper.setChildren([element])
    wrappers.append(wrapper)
    return wrapper
  }

  override func willUnmount() {
    for wrapper in wrappers { wrapper.leave() }
  }
}
