import CairnNavigation

/// One change of a stack in one turn, whatever happened in between.
@MainActor
package struct StackEvent {
  /// Identifies the stack while it exists.
  package var stack: ObjectIdentifier { handle.id }
  package let handle: StackReference
  package nonisolated let kind: StackTransition
  package let cause: LeaveCause
  /// The values of the pages above the root, the lowest first. Pages of views have none.
  package let before: [(any Hashable)?]
  package let after: [(any Hashable)?]
}

/// A stack that may end.
@MainActor
package struct StackReference {
  package nonisolated let id: ObjectIdentifier
  private weak var stack: StackNode?

  init(_ stack: StackNode) {
    id = ObjectIdentifier(stack)
    self.stack = stack
  }

  /// Shows the pages of these values, without asking guards. Returns `false` if the stack has ended.
  package func show(_ values: [any Hashable]) -> Bool {
    guard let stack, !stack.flags.contains(.unmounted) else { return false }
    func show() { _ = stack.replace(keeping: 0, with: values.map { LinkValue.of($0) }) }
    if let leaving = stack.graph.leaving { leaving.withoutGuards(show) } else { show() }
    return true
  }
}

/// A view, or a log, that hears of each change of the stacks inside.
@MainActor
protocol StackListener: AnyObject {
  func hears(_ stack: Node) -> Bool
  /// Called after the change is on the screen.
  func changed(_ event: StackEvent)
}

/// The listeners of a graph. It has none until the first one appears.
@MainActor
final class StackListeners {
  private(set) var all: [any StackListener] = []

  func add(_ listener: any StackListener) { all.append(listener) }

  func remove(_ listener: any StackListener) { all.removeAll { $0 === listener } }
}

extension StackNode {
  /// Tells listeners what the turn has changed.
  func report() {
    guard let listeners = graph.stackListeners else { return }
    let values = model.entries.map { value(of: $0.id) }
    let ids = model.entries.map(\.id)
    defer { shownValues = ShownValues(ids: ids, values: values) }
    guard let before = shownValues, before.ids != ids || !values.elementsEqual(before.values, by: areSameValues) else {
      return
    }
    let event = StackEvent(
      handle: StackReference(self),
      kind: ids.count > before.ids.count ? .push : ids.count < before.ids.count ? .pop : .replace,
      cause: cause ?? .code, before: before.values, after: values)
    for listener in listeners.all where listener.hears(self) {
      graph.effects.add(.change, of: self) { listener.changed(event) }
    }
  }
}

/// The pages of a stack as its listeners know them.
struct ShownValues {
  let ids: [EntryID]
  let values: [(any Hashable)?]
}

private func areSameValues(_ a: (any Hashable)?, _ b: (any Hashable)?) -> Bool {
  switch (a, b) {
  case (nil, nil): true
  case (let a?, let b?): CairnNavigation.areSame(a, b)
  default: false
  }
}

/// Hears of the changes of the stacks inside.
nonisolated package struct StackListenerModifier: UnaryModifier {
  package typealias Body = Never
  let action: @MainActor (StackEvent) -> Void

  package init(_ action: @escaping @MainActor (StackEvent) -> Void) { self.action = action }

  final class ModifierNode: UnaryNode, UnaryModifierNode, StackListener {
    var modifier: StackListenerModifier

    init(_ modifier: StackListenerModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      let listeners = graph.stackListeners ?? StackListeners()
      graph.stackListeners = listeners
      listeners.add(self)
    }

    func modifierChanged(from old: StackListenerModifier) {}

    func hears(_ stack: Node) -> Bool { isAround(stack) }

    func changed(_ event: StackEvent) { modifier.action(event) }

    override func willUnmount() { graph.stackListeners?.remove(self) }
  }
}
