import CairnScreen
import CairnUnsafe
import CairnValues

/// Provides its content with a proxy that scrolls to views by id.
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("Latest") { proxy.scrollTo(messages.last?.id) }
///   List(messages) { Text($0.text) }
/// }
/// ```
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// The content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a scroll view reader around its content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    ScrollReaderNode(view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    downcast(node, to: ScrollReaderNode<Content>.self).update(view)
  }
}

/// Scrolls to views by their ids.
///
/// ```swift
/// proxy.scrollTo(message.id, anchor: .bottom)
/// ```
public struct ScrollViewProxy {
  let scroll: @MainActor @Sendable (AnyHashable, UnitPoint?) -> Void

  /// Scrolls until the view with an id is visible, aligned to an anchor or by the shortest distance.
  nonisolated public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    // Nonisolated, because main-actor closures whose isolation was lost call this too.
    onMainActor(AnyHashable(id)) { [scroll] id in scroll(id, anchor) }
  }
}

final class ScrollReaderNode<Content: View>: BodyNode {
  private var view: ScrollViewReader<Content>
  private var reads = RecordedReads()
  private var search: ScrollSearch?

  init(_ view: ScrollViewReader<Content>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    startFollowingLayout()
    invalidate()
  }

  func update(_ new: ScrollViewReader<Content>) {
    view = new
    invalidate()
  }

  override func run() {
    let proxy = ScrollViewProxy { [weak self] id, anchor in
      guard let self else { return }
      search = ScrollSearch(for: id, anchor: anchor)
      wantsLayout()
    }
    let body = reads.record(for: self, graph.type(Self.self)) { view.content(proxy) }
    show(body)
  }

  override func followLayout() -> Bool { search.advance(below: self) }

  override func willUnmount() {
    reads.end()
  }
}
