import CairnScreen
import CairnValues

/// Gives its content the means to scroll to a view by its id.
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("Latest") { proxy.scrollTo(messages.last?.id) }
///   List(messages) { Text($0.text) }
/// }
/// ```
nonisolated public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    ScrollReaderNode(view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: ScrollReaderNode<Content>.self).update(view)
  }
}

/// Scrolls to views by their ids.
///
/// ```swift
/// proxy.scrollTo(message.id, anchor: .bottom)
/// ```
public struct ScrollViewProxy {
  let scroll: @MainActor (AnyHashable, UnitPoint?) -> Void

  /// Scrolls until the view with an id shows: at a place of the scroll view, or by the shortest way.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    scroll(AnyHashable(id), anchor)
  }
}

final class ScrollReaderNode<Content: View>: BodyNode, LayoutFollower {
  private var view: ScrollViewReader<Content>
  private var reads = RecordedReads()
  /// Where to scroll once layout knows where that is.
  private var target: (id: AnyHashable, anchor: UnitPoint?, rounds: Int)?

  init(_ view: ScrollViewReader<Content>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    graph.addFollower(self)
    invalidate()
  }

  func update(_ new: ScrollViewReader<Content>) {
    view = new
    invalidate()
  }

  override func run() {
    let proxy = ScrollViewProxy { [weak self] id, anchor in
      guard let self else { return }
      target = (id, anchor, 0)
      graph.wantsLayout = true
      graph.requestTurnIfNeeded()
    }
    let body = reads.record(for: self, graph.type(Self.self)) { view.content(proxy) }
    show(body)
  }

  /// A row that is not made yet is scrolled to where it is guessed to be, and again once it is there.
  func followLayout() -> Bool {
    guard let target else { return false }
    var found: (element: Element?, place: (LazyNode, Int)?)
    find(target.id, below: self, &found)
    if let element = found.element, !element.isGone {
      element.scrollIntoView(anchor: target.anchor)
      self.target = target.rounds < 2 ? (target.id, target.anchor, target.rounds + 1) : nil
      return true
    }
    guard let (container, item) = found.place, target.rounds < 4, let area = container.element.scrollArea,
      let content = area.children.first
    else {
      self.target = nil
      return false
    }
    var frame = container.frame(ofItem: item)
    let origin = container.element === content ? .zero : container.element.frame(in: content).origin
    frame.origin.x += origin.x
    frame.origin.y += origin.y
    area.scroll(toShow: frame, anchor: target.anchor)
    self.target = (target.id, target.anchor, target.rounds + 1)
    return true
  }

  private func find(_ id: AnyHashable, below node: Node, _ found: inout (element: Element?, place: (LazyNode, Int)?)) {
    if found.element != nil { return }
    if let identified = node as? any NodeWithID, identified.anyID == id {
      var elements: [Element] = []
      node.collectElements(into: &elements)
      if let first = elements.first, first.parent != nil {
        found.element = first
        return
      }
    }
    if let container = node as? LazyNode, let item = container.item(withID: id) { found.place = (container, item) }
    node.forEachChild { find(id, below: $0, &found) }
  }

  override func willUnmount() {
    graph.removeFollower(self)
    reads.end()
  }
}

/// A node that stands for a view with an id: one given with `id`, or the id of a row.
@MainActor
protocol NodeWithID {
  var anyID: AnyHashable { get }
}

extension IdentifiedNode: NodeWithID {
  var anyID: AnyHashable { AnyHashable(id) }
}

extension RowNode: NodeWithID {
  var anyID: AnyHashable { AnyHashable(id) }
}

extension LazyRowNode: NodeWithID {
  var anyID: AnyHashable { AnyHashable(id) }
}
