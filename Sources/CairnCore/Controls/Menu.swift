import CairnFoundation
import CairnScreen
import CairnUnsafe
import CairnValues

/// A control that opens a menu of actions.
///
/// ```swift
/// Menu("Sort") {
///   Button("By name") { sort(by: \.name) }
///   Button("By date") { sort(by: \.date) }
/// }
/// ```
nonisolated public struct Menu<Label: View, Content: View>: View {
  public typealias Body = Never
  let content: Content
  let label: Label
  /// The action a press performs instead of opening the menu.
  var primaryAction: (() -> Void)?

  /// Creates a menu with views as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a menu with views as its label and an action for a plain tap.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// Creates the menu's node. A custom style turns the menu into another kind of view.
  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    switch parent.childScope.box(MenuStyleKey.self).value {
    case .builtIn: MenuNode(view, under: parent)
    case .own: StyledMenu<Label, Content>._makeNode(StyledMenu(menu: view), under: parent)
    }
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    if type(of: node) == MenuNode<Label, Content>.self {
      downcast(node, to: MenuNode<Label, Content>.self).update(view)
    } else {
      StyledMenu<Label, Content>._updateNode(node, to: StyledMenu(menu: view))
    }
  }
}

nonisolated extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
    label = Text(titleKey)
  }

  /// Creates a menu with a title from a string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.content = content()
    label = Text(titleResource)
  }

  /// Creates a menu with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
    label = Text(title)
  }

  /// Creates a menu with a localized title and an action for a plain tap.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(titleKey, content: content)
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a title from a string resource and an action for a plain tap.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(titleResource, content: content)
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a title that is not localized and an action for a plain tap.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(title, content: content)
    self.primaryAction = primaryAction
  }
}

nonisolated extension Menu where Label == CairnCore.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
    label = CairnCore.Label(titleKey, systemImage: systemImage)
  }

  /// Creates a menu with a title from a string resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
    label = CairnCore.Label(titleResource, systemImage: systemImage)
  }

  /// Creates a menu with a title that is not localized and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
    label = CairnCore.Label(title, systemImage: systemImage)
  }

  /// Creates a menu with a localized title and a symbol and an action for a plain tap.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, content: content)
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a title from a string resource and a symbol and an action for a plain tap.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(titleResource, systemImage: systemImage, content: content)
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a title that is not localized and a symbol and an action for a plain tap.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(title, systemImage: systemImage, content: content)
    self.primaryAction = primaryAction
  }
}

/// The node of a menu. Its items always exist, but are shown only while it is open.
final class MenuNode<Label: View, Content: View>: Node, EventHandler, ChoiceHost {
  private var menu: Menu<Label, Content>
  private let element: Element
  private let items: Element
  private let own: Scope
  private var label: Node!
  private var content: MenuContentNode!
  private var isOpen = false

  init(_ menu: Menu<Label, Content>, under parent: Node) {
    self.menu = menu
    let screen = parent.childScope.screen
    element = Element(on: screen, role: .menu)
    items = Element(on: screen, role: .group, layout: .popUp)
    own = Scope(in: parent.childScope)
    super.init(under: parent)
    element.handler = self
    label = ControlLabel<Label>._makeNode(ControlLabel(menu.label), under: self)
    content = MenuContentNode(in: own, host: self)
    content.child = Content._makeNode(menu.content, under: content)
    run()
    graph.enqueueStructure(self)
  }

  func update(_ new: Menu<Label, Content>) {
    menu = new
    ControlLabel<Label>._updateNode(label, to: ControlLabel(new.label))
    Content._updateNode(content.child, to: new.content)
    run()
  }

  override func run() {
    flags.remove(.dirty)
    tracking {
      let handle = _ElementHandle(element: element, node: self)
      handle.look(.menu(handle.environment[MenuStyleKey.self].look))
      let spoken = handle.environment.spokenLabel(menu.label)
      handle.control([.activate, .expand]) {
        $0.setUnseenLabel(spoken)
        if isOpen { $0.traits.insert(.expanded) } else { $0.traits.remove(.expanded) }
      }
    }
  }

  override var gathersElements: Bool { true }

  override func gatherElements() {
    var labels: [Element] = []
    label.collectElements(into: &labels)
    var offered: [Element] = []
    content.collectElements(into: &offered)
    items.setChildren(offered)
    items.describe { if isOpen { $0.traits.remove(.hidden) } else { $0.traits.insert(.hidden) } }
    heading.setChildren(labels)
    element.setLayout(isOpen ? .column(alignment: .leading) : .first)
    element.setChildren([heading, items])
    // Open or closed, the menu is named by its label, not by its items.
    let name = heading.textsInside.joined(separator: ", ")
    if element.semantics?.label == nil || isNamed, !name.isEmpty {
      isNamed = true
      element.describe { $0.label = name }
    }
  }

  private var isNamed = false
  private lazy var heading = Element(
    on: element.screen, role: .group, layout: .choiceHeading(.menu, on: element.screen))

  override func metricsChanged() {
    super.metricsChanged()
    heading.setLayout(.choiceHeading(.menu, on: element.screen))
  }

  override func environmentShapeChanged() {
    own.reset(to: scope)
    content.mark()
    super.environmentShapeChanged()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let label { visit(label) }
    if let content { visit(content) }
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  override func willUnmount() {
    heading.leave()
    items.leave()
    element.leave()
  }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    switch event {
    case .activate:
      if let action = menu.primaryAction { action() } else { open(!isOpen) }
    case .expand(let wanted): open(wanted)
    default: return false
    }
    return true
  }

  private func open(_ isWanted: Bool) {
    guard isOpen != isWanted else { return }
    isOpen = isWanted
    run()
    graph.enqueueStructure(self)
  }

  /// Closes the menu and runs the chosen action. Closing first keeps the menu from covering what the action shows.
  func choose(_ action: () -> Void) {
    open(false)
    let outer = scope.box(ChoiceKey.self).value.host
    if let outer { outer.choose(action) } else { action() }
  }
}

/// The content of a menu, in an environment that refers to the menu.
final class MenuContentNode: UnaryNode {
  private let own: Scope
  private weak var host: (any ChoiceHost)?

  init(in own: Scope, host: any ChoiceHost & Node) {
    self.own = own
    self.host = host
    super.init(under: host)
    mark()
  }

  fileprivate func mark() { own.set(ObjectIdentifier(ChoiceKey.self), ValueBox<ChoiceKey.Value>(ChoicePlace(host))) }

  override var childScope: Scope { own }
}
