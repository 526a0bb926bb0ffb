import CairnScreen

/// A primitive modifier that changes the appearance or the description of each element of its content, without
/// a separate element.
protocol EffectModifier: ViewModifier where Body == Never {
  /// Whether the effect applies to the element inside paddings and frames, such as a button, rather than to the
  /// wrapper.
  static var reachesInside: Bool { get }
  /// Returns the effect on each element. Its reads of the environment are tracked.
  @MainActor func effect(in environment: EnvironmentValues) -> ElementEffect?
}

extension EffectModifier {
  static var reachesInside: Bool { false }

  @MainActor public static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    EffectNode<Self>.make(content, modifier, under: parent)
  }

  @MainActor public static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    EffectNode<Self>.update(node, to: content, modifier)
  }
}

/// Keeps a modifier's effect on the elements of its content up to date.
final class EffectNode<M: EffectModifier>: UnaryNode, UnaryModifierNode, RowDecorator {
  var modifier: M
  private var elements: [Element] = []

  init(_ modifier: M, under parent: Node) {
    self.modifier = modifier
    super.init(under: parent)
  }

  func modifierChanged(from old: M) { run() }

  override func run() {
    flags.remove(.dirty)
    guard !elements.isEmpty else { return }
    let effect = tracking { modifier.effect(in: EnvironmentValues(in: scope)) }
    for element in elements {
      let handle = _ElementHandle(element: element, node: self)
      element.setEffect(tracking { effect?.followingContainer(in: handle) }, by: ObjectIdentifier(self))
    }
  }

  override func collectElements(into elements: inout [Element]) {
    let start = elements.count
    child.collectElements(into: &elements)
    let mine = elements[start...]
    let isSame =
      mine.count == self.elements.count
      && zip(mine, self.elements).allSatisfy { (M.reachesInside ? $0.subject : $0) === $1 }
    if isSame { return }
    self.elements = M.reachesInside ? mine.map(\.subject) : Array(mine)
    run()
  }

  override func collectRows(into rows: inout RowCollector) {
    rows.decorate(with: self) { collectRowsBelow(into: &$0) }
  }

  /// Drops the elements of rows that are gone.
  func decorate(_ elements: inout [Element]) {
    self.elements.removeAll(where: \.isGone)
    let known = self.elements.count
    for element in elements {
      let target = M.reachesInside ? element.subject : element
      if !self.elements.contains(where: { $0 === target }) { self.elements.append(target) }
    }
    if self.elements.count > known { run() }
  }

  override func willUnmount() { elements = [] }
}

/// An effect that does not depend on the environment.
nonisolated struct FixedEffectModifier: EffectModifier {
  typealias Body = Never
  let value: ElementEffect?

  @MainActor func effect(in environment: EnvironmentValues) -> ElementEffect? { value }
}

nonisolated extension View {
  func effect(_ effect: ElementEffect?) -> ModifiedContent<Self, FixedEffectModifier> {
    modifier(FixedEffectModifier(value: effect))
  }
}
