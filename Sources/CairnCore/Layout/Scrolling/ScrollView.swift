import CairnScreen
import CairnValues
import Foundation

/// A scrollable viewport for its content.
///
/// ```swift
/// ScrollView {
///   VStack { ForEach(messages) { MessageRow($0) } }
/// }
/// ```
nonisolated public struct ScrollView<Content: View>: _ContainerView {
  public typealias Body = Never
  /// The content.
  public var content: Content
  /// The axes that scroll.
  public var axes: Axis.Set
  /// Whether there are scroll bars.
  public var showsIndicators: Bool

  /// Creates a view that scrolls its content.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public var _shell: any _ContainerShell { ScrollShell(axes: axes) }

  /// Several views are one below the other, whatever the scroll axis.
  @MainActor public var _content: some View {
    Shelled(GroupShell(.column()), content: content)
      .environment(key: ContentMarginsKey.self, ContentMargins())
  }
}

private struct ScrollShell: _ContainerShell {
  let axes: Axis.Set

  @MainActor static var _role: Role { .scrollArea }

  @MainActor func _makeNode(under parent: _Node) -> _Node {
    let node = ContainerNode(self, under: parent)
    node.graph.restorations?.add(RestorableOffset(node.element, of: node), of: node)
    return node
  }

  @MainActor func _fill(_ handle: _ElementHandle) {
    let settings = handle.environment[ScrollSettingsKey.self]
    handle.element.events = settings.isDisabled ? [] : settings.refresh == nil ? .scroll : [.scroll, .refresh]
    let layout = handle.element.layoutKind as? ScrollElementLayout
    let margins = handle.environment[ContentMarginsKey.self].content
    if layout?.axes != axes || layout?.askedMargins != margins || layout?.anchors != settings.anchors {
      handle.setLayout(.scrollArea(axes, anchors: settings.anchors, margins: margins))
    }
  }

  @MainActor func _handle(_ event: _EventHandle, in node: _Node) -> Bool {
    guard let node = node as? AnyContainerNode else { return false }
    return node.element.answerScrolling(event.event, in: node)
  }
}

extension Element {
  /// Handles scrolling and refreshing of a scroll area.
  @MainActor func answerScrolling(_ event: ElementEvent, in node: Node) -> Bool {
    switch event {
    case .scroll(let offset):
      let targets = node.scope.box(ScrollSettingsKey.self).value.targets
      scrollOffset = targets.map { restingOffset(for: offset, $0) } ?? offset
    case .refresh:
      guard let refresh = node.scope.box(ScrollSettingsKey.self).value.refresh else { return false }
      refresh.start(in: node.graph)
    default: return false
    }
    node.graph.requestTurnIfNeeded()
    return true
  }

  /// The nearest scrollable ancestor.
  package var scrollArea: Element? {
    var current = parent
    while let element = current {
      if element.isScrollArea(along: .vertical) || element.isScrollArea(along: .horizontal) { return element }
      current = element.parent
    }
    return nil
  }

  /// Scrolls the area around the element until the element is visible.
  func scrollIntoView(anchor: UnitPoint?) {
    guard let area = scrollArea, let content = area.children.first else { return }
    area.scroll(toShow: frame(in: content), anchor: anchor)
  }
}
