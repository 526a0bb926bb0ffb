import CairnScreen

/// A toolbar item.
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
  /// Creates an item with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(itemID: (), placement: placement, content: content())
  }
}

nonisolated extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item the user can move, identified by `id`.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(itemID: id, placement: placement, content: content())
  }

  /// Creates an item that the user can rearrange.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    self.init(itemID: id, placement: placement, content: content())
  }
}

nonisolated extension ToolbarItem: Identifiable where ID: Hashable {
  /// The identity of the item.
  public var id: ID { itemID }
}

/// Several toolbar items with the same placement.
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

  /// Creates a group of items with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, views: content())
  }

  /// Creates a group of items with a placement, and a label that replaces them where room is scarce.
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

/// The items of a group and the label that can replace them.
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

  /// Creates the system's default title menu.
  public init() where Content == EmptyView {
    content = EmptyView()
    isDefault = true
  }

  /// Creates a custom title menu.
  public init(@ViewBuilder content: () -> Content) { self.init(isDefault: false, content: content) }

  /// - Parameter isDefault: Whether any other menu replaces it.
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

/// The size of a toolbar spacer.
///
/// ```swift
/// ToolbarSpacer(.fixed)
/// ```
public struct SpacerSizing: Sendable, Equatable {
  let isFlexible: Bool
  /// All available room.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The system's standard spacing.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Space between items.
///
/// ```swift
/// ToolbarSpacer(.flexible, placement: .bottomBar)
/// ```
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent {
  public typealias Body = Never
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Creates a space between items.
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

/// A standard toolbar item with a custom placement.
///
/// ```swift
/// DefaultToolbarItem(kind: .search, placement: .bottomBar)
/// ```
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never
  let kind: ToolbarDefaultItemKind
  let placement: ToolbarItemPlacement

  /// Creates an item of the system.
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

/// The standard items of a toolbar.
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
