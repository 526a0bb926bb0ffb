import CairnScreen
import CairnUnsafe
import CairnValues

/// Toolbar content that is left out of the bars for a while but keeps its state.
nonisolated struct HiddenToolbarContent<Content: ToolbarContent>: ToolbarContent {
  typealias Body = Never
  let content: Content
  let isHidden: Bool

  @MainActor static func _makeItems(_ content: Self, under parent: _Node) -> _Node {
    let node = HiddenItemsNode(content.isHidden, under: parent)
    node.child = Content._makeItems(content.content, under: node)
    return node
  }

  @MainActor static func _updateItems(_ node: _Node, to content: Self) {
    let node = downcast(node, to: HiddenItemsNode.self)
    node.isHidden = content.isHidden
    Content._updateItems(node.child, to: content.content)
  }
}

nonisolated extension HiddenToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

final class HiddenItemsNode: UnaryNode {
  var isHidden: Bool {
    didSet { if isHidden != oldValue { preferencesChanged() } }
  }

  init(_ isHidden: Bool, under parent: Node) {
    self.isHidden = isHidden
    super.init(under: parent)
  }

  override func gather(_ collector: PreferenceCollector) {
    if !isHidden { super.gather(collector) }
  }
}

nonisolated extension ToolbarContent {
  /// Removes these items from the bars while `hidden` is true.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    HiddenToolbarContent(content: self, isHidden: hidden)
  }
}

nonisolated extension CustomizableToolbarContent {
  /// Removes these items from the bars while `hidden` is true.
  public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    HiddenToolbarContent(content: self, isHidden: hidden)
  }

  /// Sets whether these items are visible. The options have no effect, as users cannot rearrange toolbars.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    HiddenToolbarContent(
      content: self, isHidden: defaultVisibility == .hidden && !options.contains(.alwaysAvailable))
  }

  /// Sets how the user may customize these items. Has no effect.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
    self
  }

  /// Sets whether these items share a background with their neighbors. Has no effect.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }
}

/// Hides the toolbar item a view is in.
nonisolated struct ItemHiddenModifier: UnaryModifier {
  typealias Body = Never
  let isHidden: Bool

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: ItemHiddenModifier

    init(_ modifier: ItemHiddenModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      preferencesChanged()
    }

    func modifierChanged(from old: ItemHiddenModifier) { preferencesChanged() }

    override func gather(_ collector: PreferenceCollector) {
      if modifier.isHidden, let collector = collector as? BarItemCollector { collector.isHidden = true }
      super.gather(collector)
    }
  }
}

nonisolated extension View {
  /// Removes the toolbar item this view is in from the bars while `hidden` is true.
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View { modifier(ItemHiddenModifier(isHidden: hidden)) }
}
