import CairnScreen
import CairnValues
import Foundation

/// Views one below the other, made when they come into view.
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

/// Views side by side, made when they come into view.
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
  static var name: String { get }
}

extension LazyStack {
  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    LazyStackNode(view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: LazyStackNode<Self>.self).update(view)
  }
}

final class LazyStackNode<V: LazyStack>: LazyNode {
  init(_ view: V, under parent: Node) {
    super.init(under: parent)
    arrange(view)
    fill(with: V.Content._makeNode(view.content, under: self))
  }

  override var lazyContainerName: String? { V.name }

  func update(_ new: V) {
    arrange(new)
    V.Content._updateNode(contentNode, to: new.content)
  }

  private func arrange(_ view: V) {
    _ElementHandle(element: element, node: self).setLayout(view.elementLayout)
  }
}

/// Cells that flow line by line into columns.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///   ForEach(photos) { Thumbnail($0) }
/// }
/// ```
nonisolated public struct LazyVGrid<Content: View>: _ContainerView {
  public typealias Body = Never
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public static var _role: Role { .group }

  @MainActor public static var _lazyName: String? { "LazyVGrid" }

  @MainActor public var _content: Content { content }

  @MainActor public func _fill(_ handle: _ElementHandle) {
    handle.setLayout(.grid(columns: columns, alignment: alignment, spacing: spacing))
  }
}

/// Cells that flow column by column into rows.
///
/// ```swift
/// LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
///   ForEach(photos) { Thumbnail($0) }
/// }
/// ```
nonisolated public struct LazyHGrid<Content: View>: _ContainerView {
  public typealias Body = Never
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public static var _role: Role { .group }

  @MainActor public static var _lazyName: String? { "LazyHGrid" }

  @MainActor public var _content: Content { content }

  @MainActor public func _fill(_ handle: _ElementHandle) {
    handle.setLayout(.grid(rows: rows, alignment: alignment, spacing: spacing))
  }
}
