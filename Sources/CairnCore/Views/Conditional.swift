import CairnScreen

/// One of two views, as built by `if` and `switch` in a view builder. The other branch does not exist.
///
/// ```swift
/// if isOn { Text("On") } else { Image(systemName: "moon") }
/// ```
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

nonisolated extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor public static var _holdsRows: Bool { TrueContent._holdsRows || FalseContent._holdsRows }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    let node = BranchNode(under: parent)
    view.show(in: node)
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch (view.storage, node.branch) {
    case (.first(let content), 0): TrueContent._updateNode(node.child!, to: content)
    case (.second(let content), 1): FalseContent._updateNode(node.child!, to: content)
    default: view.show(in: node)
    }
  }

  @MainActor private func show(in node: BranchNode) {
    switch storage {
    case .first(let content): node.show(0) { TrueContent._makeNode(content, under: node) }
    case .second(let content): node.show(1) { FalseContent._makeNode(content, under: node) }
    }
  }
}

nonisolated extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public static var _holdsRows: Bool { Wrapped._holdsRows }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    let node = BranchNode(under: parent)
    if let view { node.show(0) { Wrapped._makeNode(view, under: node) } }
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch (view, node.child) {
    case (let view?, let child?): Wrapped._updateNode(child, to: view)
    case (let view?, nil): node.show(0) { Wrapped._makeNode(view, under: node) }
    case (nil, _?): node.clear()
    case (nil, nil): break
    }
  }
}

/// Holds the current branch. Switching to the other unmounts everything in it.
final class BranchNode: Node {
  private(set) var child: Node?
  private(set) var branch = -1

  func show(_ branch: Int, _ make: () -> Node) {
    child?.unmount()
    self.branch = branch
    child = make()
    structureChanged()
  }

  func clear() {
    child?.unmount()
    child = nil
    branch = -1
    structureChanged()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func collectElements(into elements: inout [Element]) {
    child?.collectElements(into: &elements)
  }

  override func collectRows(into rows: inout RowCollector) { collectRowsBelow(into: &rows) }
}
