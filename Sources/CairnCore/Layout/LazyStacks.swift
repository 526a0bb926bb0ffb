import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// A vertical stack that makes its views when they come into view.
///
/// ```swift
/// ScrollView {
///   LazyVStack { ForEach(messages) { MessageRow($0) } }
/// }
/// ```
nonisolated public struct LazyVStack<Content: View>: LazyStack {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a lazy vertical stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  static var name: String { "LazyVStack" }

  @MainActor var elementLayout: ElementLayout {
    LazyStackElementLayout(.vertical, alignment: alignment.key, spacing: spacing)
  }
}

/// A horizontal stack that makes its views when they come into view.
///
/// ```swift
/// ScrollView(.horizontal) {
///   LazyHStack { ForEach(photos) { Thumbnail($0) } }
/// }
/// ```
nonisolated public struct LazyHStack<Content: View>: LazyStack {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a lazy horizontal stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  static var name: String { "LazyHStack" }

  @MainActor var elementLayout: ElementLayout {
    LazyStackElementLayout(.horizontal, alignment: alignment.key, spacing: spacing)
  }
}

nonisolated protocol LazyStack: View where Body == Never {
  associatedtype Content: View
  var content: Content { get }
  @MainActor var elementLayout: ElementLayout { get }
  var pinnedViews: PinnedScrollableViews { get }
  static var name: String { get }
}

extension PinnedScrollableViews {
  var places: [RowCollector.Part.Place] {
    (contains(.sectionHeaders) ? [.header] : []) + (contains(.sectionFooters) ? [.footer] : [])
  }
}

extension LazyStack {
  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    LazyStackNode(view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    downcast(node, to: LazyStackNode<Self>.self).update(view)
  }
}

final class LazyStackNode<V: LazyStack>: LazyNode {
  init(_ view: V, under parent: Node) {
    super.init(under: parent)
    arrange(view)
    fill(with: V.Content._makeNode(view.content, under: self))
  }

  override var lazyContainerName: String? { V.name }
  override var pinnedPlaces: [RowCollector.Part.Place] { places }
  private var places: [RowCollector.Part.Place] = []

  func update(_ new: V) {
    arrange(new)
    V.Content._updateNode(contentNode, to: new.content)
  }

  private func arrange(_ view: V) {
    places = view.pinnedViews.places
    _ElementHandle(element: element, node: self).setLayout(view.elementLayout)
  }
}
