import CairnFoundation
import CairnScreen
import CairnUnsafe
import CairnValues

/// What modifiers change about tabs. Unchanged properties are `nil`.
nonisolated struct TabChanges: Equatable {
  var badge: Text??
  var isHidden: Bool?
  var isDisabled: Bool?
  var placement: TabPlacement?
  var customizationID: String?
  var isHiddenAtFirst: Bool?

  /// Returns these changes, with those of an inner modifier filling the gaps.
  func over(_ inner: TabChanges) -> TabChanges {
    var all = self
    all.badge = badge ?? inner.badge
    all.isHidden = isHidden ?? inner.isHidden
    all.isDisabled = isDisabled ?? inner.isDisabled
    all.placement = placement ?? inner.placement
    all.customizationID = customizationID ?? inner.customizationID
    all.isHiddenAtFirst = isHiddenAtFirst ?? inner.isHiddenAtFirst
    return all
  }
}

/// Tabs with changes applied to them.
nonisolated struct ChangedTabs<Content: TabContent>: TabContent {
  typealias TabValue = Content.TabValue
  typealias Body = ChangedTabs<Content>
  let content: Content
  let changes: TabChanges

  init(_ content: Content, _ change: (inout TabChanges) -> Void) {
    self.content = content
    var changes = TabChanges()
    change(&changes)
    self.changes = changes
  }

  @MainActor static func _makeTabs(_ tabs: Self, under parent: _Node) -> _Node {
    let node = TabChangesNode(tabs.changes, under: parent)
    node.child = Content._makeTabs(tabs.content, under: node)
    return node
  }

  @MainActor static func _updateTabs(_ node: _Node, to tabs: Self) {
    let node = downcast(node, to: TabChangesNode.self)
    node.changes = tabs.changes
    Content._updateTabs(node.child, to: tabs.content)
  }
}

final class TabChangesNode: UnaryNode {
  var changes: TabChanges {
    didSet { if changes != oldValue { structureChanged() } }
  }

  init(_ changes: TabChanges, under parent: Node) {
    self.changes = changes
    super.init(under: parent)
  }
}

nonisolated extension TabContent {
  /// Adds a number to these tabs. 0 shows no badge.
  public func badge(_ count: Int) -> some TabContent<Self.TabValue> {
    ChangedTabs(self) { $0.badge = count == 0 ? .some(nil) : Text(verbatim: "\(count)") }
  }

  /// Adds a short text to these tabs.
  public func badge(_ label: Text?) -> some TabContent<Self.TabValue> { ChangedTabs(self) { $0.badge = label } }

  /// Adds a short text to these tabs.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<Self.TabValue> {
    ChangedTabs(self) { $0.badge = Text(key) }
  }

  /// Adds a short text to these tabs.
  @_disfavoredOverload
  public func badge(_ key: LocalizedStringResource) -> some TabContent<Self.TabValue> {
    ChangedTabs(self) { $0.badge = Text(key) }
  }

  /// Adds a short text to these tabs.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<Self.TabValue> {
    ChangedTabs(self) { $0.badge = Text(label) }
  }

  /// Removes these tabs from the bar while `hidden` is true.
  public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
    ChangedTabs(self) { $0.isHidden = hidden }
  }

  /// Prevents these tabs from being selected while `disabled` is true.
  public func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> {
    ChangedTabs(self) { $0.isDisabled = disabled }
  }

  /// Sets where these tabs appear.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> {
    ChangedTabs(self) { $0.placement = placement }
  }

  /// Identifies these tabs, so that the user's customizations can be saved.
  public func customizationID(_ id: String) -> some TabContent<Self.TabValue> {
    ChangedTabs(self) { $0.customizationID = id }
  }

  /// Sets how the user may customize these tabs. Has no effect.
  public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
    -> some TabContent<Self.TabValue>
  { self }

  /// Sets whether these tabs are visible until the user changes that.
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
    -> some TabContent<Self.TabValue>
  {
    ChangedTabs(self) {
      if !placements.contains(.sidebar) || placements.count > 1 { $0.isHiddenAtFirst = visibility == .hidden }
    }
  }

  /// Adds actions to a section in a sidebar of tabs. Has no effect.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<Self.TabValue> {
    self
  }

  /// Adds swipe actions to a tab that is shown in a list. Has no effect.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<Self.TabValue> { self }

  /// Adds a context menu to a tab that is shown in a list. Has no effect.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<Self.TabValue> { self }
}
