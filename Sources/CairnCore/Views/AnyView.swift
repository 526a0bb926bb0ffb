import CairnScreen
import CairnUnsafe

/// A view with its type erased. A different type in the same place is a different view, so the old one's state ends.
///
/// ```swift
/// let screens: [AnyView] = [AnyView(Text("One")), AnyView(Image(systemName: "star"))]
/// ```
nonisolated public struct AnyView: View {
  public typealias Body = Never

  let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor public static func _makeNode(_ view: AnyView, under parent: _Node) -> _Node {
    ErasedNode(view.view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: AnyView) {
    downcast(node, to: ErasedNode.self).update(view.view)
  }
}

/// The node of an erased view. It makes its content when it runs, not in its initialiser, so deeply nested
/// erased views do not recurse on the stack.
final class ErasedNode: Node {
  private var view: any View
  private var shown: (any View.Type)?
  private var child: Node?

  init(_ view: any View, under parent: Node) {
    self.view = view
    super.init(under: parent)
    invalidate()
  }

  func update(_ view: any View) {
    self.view = view
    invalidate()
  }

  override func run() {
    let type = Swift.type(of: view) as any View.Type
    if let child, let shown, shown == type {
      Self.update(child, view)
      return
    }
    child?.unmount()
    shown = type
    child = Self.make(view, under: self)
    structureChanged()
  }

  private static func make<V: View>(_ view: V, under parent: Node) -> Node { V._makeNode(view, under: parent) }

  private static func update<V: View>(_ node: Node, _ view: V) { V._updateNode(node, to: view) }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func collectElements(into elements: inout [Element]) {
    child?.collectElements(into: &elements)
  }

  override func collectRows(into rows: inout RowCollector) { collectRowsBelow(into: &rows) }
}
