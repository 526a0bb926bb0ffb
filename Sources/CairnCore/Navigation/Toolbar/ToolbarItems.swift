import CairnScreen

/// One item of a toolbar.
///
/// ```swift
/// .toolbar {
///   ToolbarItem(placement: .primaryAction) { Button("Add") { add() } }
/// }
/// ```
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  let itemID: ID
  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor public static func _makeItems(_ item: Self, under parent: _Node) -> _Node {
    BarItemNode.make(item.content, item.placement, name: item.itemID as? String, under: parent)
  }

  @MainActor public static func _updateItems(_ node: _Node, to item: Self) {
    BarItemNode.update(node, to: item.content, item.placement)
  }
}

nonisolated extension ToolbarItem where ID == () {
  /// An item at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(itemID: (), placement: placement, content: content())
  }
}

nonisolated extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// An item a person may move, known by its id.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(itemID: id, placement: placement, content: content())
  }

  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    self.init(itemID: id, placement: placement, content: content())
  }
}

nonisolated extension ToolbarItem: Identifiable where ID: Hashable {
  public var id: ID { itemID }
}

/// Several items with one placement.
///
/// ```swift
/// ToolbarItemGroup(placement: .bottomBar) {
///   Button("Reply") { reply() }
///   Button("Archive") { archive() }
/// }
/// ```
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  init(placement: ToolbarItemPlacement, views content: Content) {
    self.placement = placement
    self.content = content
  }

  /// Items at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, views: content())
  }

  /// Items at a place, with a label to show for all of them where room is scarce.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement, views: LabeledToolbarItemGroupContent(content: content(), label: label()))
  }

  @MainActor public static func _makeItems(_ group: Self, under parent: _Node) -> _Node {
    BarItemNode.make(group.content, group.placement, under: parent)
  }

  @MainActor public static func _updateItems(_ node: _Node, to group: Self) {
    BarItemNode.update(node, to: group.content, group.placement)
  }
}

/// The items of a group and the label that stands for them.
///
/// ```swift
/// ToolbarItemGroup { EditButtons() } label: { Text("Edit") }
/// ```
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  public typealias Body = Never
  let content: Content
  let label: Label

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    Content._makeNode(view.content, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    Content._updateNode(node, to: view.content)
  }
}

/// A menu on the title of the page.
///
/// ```swift
/// .toolbar { ToolbarTitleMenu { Button("Duplicate") { duplicate() } } }
/// ```
nonisolated public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
  public typealias Body = Never
  let content: Content
  private let isDefault: Bool

  /// The menu with what the system offers.
  public init() where Content == EmptyView {
    content = EmptyView()
    isDefault = true
  }

  /// A menu of your own.
  public init(@ViewBuilder content: () -> Content) { self.init(isDefault: false, content: content) }

  /// - Parameter isDefault: whether any other menu takes its place.
  init(isDefault: Bool, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.isDefault = isDefault
  }

  @MainActor public static func _makeItems(_ menu: Self, under parent: _Node) -> _Node {
    BarItemNode.make(menu.content, .title, kind: .titleMenu(isDefault: menu.isDefault), under: parent)
  }

  @MainActor public static func _updateItems(_ node: _Node, to menu: Self) {
    BarItemNode.update(node, to: menu.content, .title)
  }
}

/// How much room a spacer takes.
///
/// ```swift
/// ToolbarSpacer(.fixed)
/// ```
public struct SpacerSizing: Sendable, Equatable {
  let isFlexible: Bool
  /// As much as there is.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// As much as the system finds right.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between items.
///
/// ```swift
/// ToolbarSpacer(.flexible, placement: .bottomBar)
/// ```
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent {
  public typealias Body = Never
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor public static func _makeItems(_ spacer: Self, under parent: _Node) -> _Node {
    BarItemNode.make(
      EmptyView(), spacer.placement, kind: .spacer(isFlexible: spacer.sizing.isFlexible), under: parent)
  }

  @MainActor public static func _updateItems(_ node: _Node, to spacer: Self) {
    BarItemNode.update(node, to: EmptyView(), spacer.placement)
  }
}

/// Something every toolbar has, put where you want it.
///
/// ```swift
/// DefaultToolbarItem(kind: .search, placement: .bottomBar)
/// ```
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never
  let kind: ToolbarDefaultItemKind
  let placement: ToolbarItemPlacement

  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  @MainActor public static func _makeItems(_ item: Self, under parent: _Node) -> _Node {
    BarItemNode.make(EmptyView(), item.placement, kind: .standard(item.kind), under: parent)
  }

  @MainActor public static func _updateItems(_ node: _Node, to item: Self) {
    BarItemNode.update(node, to: EmptyView(), item.placement)
  }
}

/// What every toolbar has of itself.
///
/// ```swift
/// .toolbar(removing: .title)
/// ```
public struct ToolbarDefaultItemKind: Sendable, Hashable {
  enum Kind: Hashable, Sendable { case sidebarToggle, title, search }
  let kind: Kind
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The title.
  public static let title = ToolbarDefaultItemKind(kind: .title)
  /// The search field.
  public static let search = ToolbarDefaultItemKind(kind: .search)
}
