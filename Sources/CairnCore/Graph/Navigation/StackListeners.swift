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
  private weak var stack: (any ReplaceableStack)?

  init(_ stack: any ReplaceableStack) {
    id = ObjectIdentifier(stack)
    self.stack = stack
  }

  /// Shows the pages of these values, without asking guards. Returns `false` if the stack has ended.
  package func show(_ values: [any Hashable]) -> Bool {
    guard let stack, !stack.flags.contains(.unmounted) else { return false }
    stack.graph.withoutGuards { stack.replaceAll(with: values) }
    return true
  }
}

/// A stack whose pages can be replaced by others.
@MainActor
protocol ReplaceableStack: Node {
  func replaceAll(with values: [any Hashable])
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
final class StackListeners: Participants<any StackListener> {}
