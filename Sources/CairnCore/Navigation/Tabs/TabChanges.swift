import CairnScreen
import CairnValues

/// What modifiers say of tabs. What nobody has said is nil.
nonisolated struct TabChanges: Equatable {
  var badge: Text??
  var isHidden: Bool?
  var isDisabled: Bool?
  var placement: TabPlacement?
  var customizationID: String?
  var isHiddenAtFirst: Bool?

  /// These, and for the rest those of someone inside.
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

/// Tabs, and what is said of them.
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
    let node = unsafeDowncast(node, to: TabChangesNode.self)
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
  /// Puts a number on these tabs; none for 0.
  public func badge(_ count: Int) -> some TabContent<Self.TabValue> {
    ChangedTabs(self) { $0.badge = count == 0 ? .some(nil) : Text(verbatim: "\(count)") }
  }

  /// Puts a few words on these tabs.
  public func badge(_ label: Text?) -> some TabContent<Self.TabValue> { ChangedTabs(self) { $0.badge = label } }

  /// Puts a few words on these tabs.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<Self.TabValue> {
    ChangedTabs(self) { $0.badge = Text(key) }
  }

  /// Puts a few words on these tabs.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<Self.TabValue> {
    ChangedTabs(self) { $0.badge = Text(label) }
  }

  /// Leaves these tabs out while `hidden` is true.
  public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
    ChangedTabs(self) { $0.isHidden = hidden }
  }

  /// Keeps these tabs from being chosen while `disabled` is true.
  public func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> {
    ChangedTabs(self) { $0.isDisabled = disabled }
  }

  /// Says where these tabs are offered.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> {
    ChangedTabs(self) { $0.placement = placement }
  }

  /// Names these tabs, so that what a person has changed about them can be kept.
  public func customizationID(_ id: String) -> some TabContent<Self.TabValue> {
    ChangedTabs(self) { $0.customizationID = id }
  }

  /// Says what a person may change about these tabs.
  public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
    -> some TabContent<Self.TabValue>
  { self }

  /// Says whether these tabs are shown as long as the person has not changed that.
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
    -> some TabContent<Self.TabValue>
  {
    ChangedTabs(self) {
      if !placements.contains(.sidebar) || placements.count > 1 { $0.isHiddenAtFirst = visibility == .hidden }
    }
  }

  /// Offers actions on a section where tabs stand in a sidebar with sections.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<Self.TabValue> {
    self
  }

  /// Offers actions on a tab where tabs stand in a list.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<Self.TabValue> { self }

  /// Offers a menu on a tab where tabs stand in a list.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<Self.TabValue> { self }
}
