import CairnScreen
import CairnUnsafe

/// An item of a bar. It lives with the view that declares it; the bar of its page only shows it.
final class BarItemNode: GatheringNode {
  /// What an item shows: views, or a standard item of every bar.
  enum Kind: Equatable {
    case views
    case spacer(isFlexible: Bool)
    case standard(ToolbarDefaultItemKind)
    case titleMenu(isDefault: Bool)

    var isTitleMenu: Bool { if case .titleMenu = self { true } else { false } }
  }

  let kind: Kind
  private(set) var placement: ToolbarItemPlacement
  private(set) var isHidden = false
  /// How long it stays in a bar without room for all items.
  var priority = ToolbarItemVisibilityPriority.automatic
  /// The identifier of the item when the user rearranges the bar.
  private(set) var name: String?
  /// How many of its views, from the last on, have no room in the bar and are in a menu, while the others stay.
  private(set) var countInMenu = 0
  /// The views in a menu, while others stay in the bar.
  private var rest: Element?
  /// The menu the item is in, if any.
  weak var menu: (any ChoiceHost)?
  private var own: Scope?
  private var renaming: RenameAction?

  init(_ kind: Kind, placement: ToolbarItemPlacement, under parent: Node) {
    self.kind = kind
    self.placement = placement
    passesChoicesOn = kind.isTitleMenu || placement == .secondaryAction
    super.init(under: parent, role: .group, layout: .row())
    if case .spacer = kind { element.setLayout(.spacer(minLength: nil)) }
    tellPurpose()
    if passesChoicesOn || showsIcons {
      let new = Scope(in: scope)
      fill(new)
      own = new
    }
    flags.insert(.collectsPreferences)
    preferencesChanged()
  }

  private func tellPurpose() {
    let purpose: BarItemPurpose? =
      switch placement {
      case .confirmationAction: .confirms
      case .cancellationAction: .cancels
      default: nil
      }
    if purpose != nil || element.traits != nil { element.setTrait(BarItemPurpose.self, purpose) }
  }

  /// Whether the item was made for a menu and reports the choice of its actions to it.
  let passesChoicesOn: Bool
  /// Whether labels inside it are icons.
  private var showsIcons: Bool { !passesChoicesOn && element.screen.metrics.barLabelsAreIcons }

  override var childScope: Scope { own ?? scope }

  /// Makes the item the host of choices inside it, which it forwards to its menu. In a title menu, the rename
  /// action renames the title. In other bars, labels may be icons.
  private func fill(_ own: Scope) {
    if showsIcons {
      if scope.box(LabelStyleKey.self).value == nil {
        own.set(ObjectIdentifier(LabelStyleKey.self), ValueBox<LabelStyleKey.Value>(BarLabelStyle()))
      }
      return
    }
    own.set(ObjectIdentifier(ChoiceKey.self), ValueBox<ChoiceKey.Value>(ChoicePlace(self)))
    guard kind.isTitleMenu, let renaming else { return }
    own.set(ObjectIdentifier(RenameActionKey.self), ValueBox<RenameActionKey.Value>(renaming))
  }

  override func environmentShapeChanged() {
    if let own {
      own.reset(to: scope)
      fill(own)
    }
    super.environmentShapeChanged()
  }

  /// Sets the action with which views in a title menu start renaming.
  func offer(_ new: RenameAction?) {
    guard (new == nil) != (renaming == nil) else { return }
    renaming = new
    environmentShapeChanged()
  }

  /// Creates the node of an item that contains views.
  static func make<Content: View>(
    _ content: Content, _ placement: ToolbarItemPlacement, kind: Kind = .views, name: String? = nil,
    under parent: Node
  ) -> Node {
    let node = BarItemNode(kind, placement: placement, under: parent)
    node.name = name
    node.child = Content._makeNode(content, under: node)
    node.graph.enqueueStructure(node)
    return node
  }

  static func update<Content: View>(_ node: Node, to content: Content, _ placement: ToolbarItemPlacement) {
    let node = downcast(node, to: BarItemNode.self)
    if node.placement != placement {
      node.placement = placement
      node.tellPurpose()
      node.preferencesChanged()
    }
    Content._updateNode(node.child, to: content)
  }

  override func collectElements(into elements: inout [Element]) {}

  // MARK: Views without room

  /// All views of the item, in the bar or in a menu.
  var views: [Element] { Array(element.children) + (rest.map { Array($0.children) } ?? []) }

  /// Whether it only keeps other items apart.
  var isSpace: Bool {
    if case .spacer = kind { return true }
    return !element.children.isEmpty && element.children.allSatisfy { $0.role == .spacer }
  }

  /// Measures the views again after the item has moved to another bar, where buttons have other borders.
  func measureAgain() {
    func visit(_ element: Element) {
      element.screen.needsLayout(element)
      for child in element.children { visit(child) }
    }
    visit(element)
  }

  /// What a menu shows of the item: everything, or the views without room in the bar.
  var elementInMenu: Element { countInMenu > 0 ? rest ?? element : element }

  /// Leaves all but the last views in the bar.
  func keepInBar(allBut count: Int) {
    guard count != countInMenu else { return }
    countInMenu = count
    divide(views)
  }

  private func divide(_ views: [Element]) {
    if countInMenu == 0, rest == nil { return element.setChildren(views) }
    let rest = rest ?? Element(on: element.screen, role: .group, layout: .column(alignment: .leading))
    self.rest = countInMenu > 0 ? rest : nil
    rest.setChildren([])
    element.setChildren(views.dropLast(countInMenu))
    rest.setChildren(views.suffix(countInMenu))
    if countInMenu == 0 { rest.leave() }
  }

  override func gatherElements() {
    super.gatherElements()
    if countInMenu > 0 { divide(Array(element.children)) }
  }

  override func willUnmount() {
    rest?.leave()
    super.willUnmount()
  }

  override func readPreferences() {
    let collector = BarItemCollector()
    child?.gather(collector)
    guard collector.isHidden != isHidden else { return }
    isHidden = collector.isHidden
    preferencesChanged()
  }

  /// Adds only the item itself to the page's settings. Declarations by its views stay inside.
  override func gather(_ collector: PreferenceCollector) {
    if let collector = collector as? PageCollector, !isHidden { collector.add(self) }
  }
}

extension BarItemNode: ChoiceHost {
  func choose(_ action: () -> Void) {
    if let menu { menu.choose(action) } else { action() }
  }
}

/// On the items of a bar that end what the page is about. Hosts emphasize those that confirm it.
package enum BarItemPurpose: ElementTraitKey {
  package typealias Value = BarItemPurpose

  case confirms, cancels
}

/// Collects whether an item's views hide it.
final class BarItemCollector: PreferenceCollector {
  var isHidden = false

  init() { super.init(key: ObjectIdentifier(BarItemCollector.self)) }
}

/// An item as the page's bar sees it.
struct BarItem: Equatable {
  let node: BarItemNode
  let placement: ToolbarItemPlacement
  let priority: ToolbarItemVisibilityPriority

  static func == (a: BarItem, b: BarItem) -> Bool {
    a.node === b.node && a.placement == b.placement && a.priority == b.priority
  }
}
