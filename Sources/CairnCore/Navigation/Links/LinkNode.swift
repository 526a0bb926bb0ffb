import CairnNavigation
import CairnScreen

/// The node of a link: a pressable element that finds the stack that knows its destination.
///
/// It has no generic types, because each of them would be looked up several times for every row with a link.
final class LinkNode: Node, EventHandler, ColumnLead, LinkWithBinding {
  /// What a link leads to.
  enum Target {
    /// A value for a destination declared elsewhere; nil disables the link.
    case value(LinkValue?)
    /// A view, and the source location of the link.
    case view(PageSource, SourcePlace)
    /// A view that a modifier around the link shows while a binding is true, and the source location of the link.
    case bound(Binding<Bool>, SourcePlace)
  }

  private var target: Target
  private var isDetail: Bool
  private var hasNotedIntent = false
  private let id: LinkID
  private let element: Element
  private var label: Node!

  static func make<Label: View>(_ target: Target, isDetail: Bool, label: Label, under parent: Node) -> LinkNode {
    let node = LinkNode(target, isDetail: isDetail, under: parent)
    node.label = Label._makeNode(label, under: node)
    node.graph.enqueueStructure(node)
    return node
  }

  private init(_ target: Target, isDetail: Bool, under parent: Node) {
    self.target = target
    self.isDetail = isDetail
    id = LinkID(parent.graph.nextNumber())
    element = Element(on: parent.childScope.screen, role: .link, layout: .row())
    super.init(under: parent)
    element.handler = self
    run()
  }

  func update<Label: View>(_ target: Target, isDetail: Bool, label newLabel: Label) {
    take(target, isDetail)
    Label._updateNode(label, to: newLabel)
    refill()
  }

  private func take(_ new: Target, _ isDetail: Bool) {
    let old = value
    target = new
    self.isDetail = isDetail
    run()
    if !Self.areSame(old, value) {
      hasNotedIntent = false
      element.enclosingRow?.linkChanged()
    }
  }

  /// Shows the new destination where the previous one is shown.
  private func refill() {
    guard case .view(let destination, _) = target, let page else { return }
    page.stack.column?.next?.refill(with: destination, by: self)
    page.stack.update(id, showing: destination)
  }

  private static func areSame(_ a: LinkValue?, _ b: LinkValue?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.isSame(as: b)
  }

  private var page: PageNode? { scope.box(PageKey.self).value.page }

  /// Updates whether the link is enabled and how it looks, which depends on its surroundings.
  override func run() {
    flags.remove(.dirty)
    var isOn = true
    tracking {
      let environment = EnvironmentValues(in: scope)
      isOn = environment.isEnabled
      if case .builtIn(let look) = environment[ButtonStyleKey.self] { setLook(look, in: environment) }
      pressed = environment[PressedLinkKey.self]
    }
    let isEnabled = isOn && canLead
    element.describe {
      if isEnabled { $0.traits.remove(.disabled) } else { $0.traits.insert(.disabled) }
    }
    var events: EventSet = !isEnabled ? [] : pressed == nil ? .activate : [.activate, .press]
    if isEnabled, graph.linkIntents != nil { events.formUnion([.hover, .focus]) }
    element.setEvents(events)
  }

  /// Whether it is pressed, for the style that draws it.
  private var pressed: Binding<Bool>?

  /// Gives the link the look of a button, if the style around it has one.
  private func setLook(_ look: _Looks.Button, in environment: EnvironmentValues) {
    if look == .automatic, !element.hasTraits { return }
    element.setLook(.button(look), in: environment[ControlSurroundingsKey.self])
    let metrics = element.screen.metrics
    element.setLayout(look.hasBorder ? .freeStandingControl(metrics.insets(ofButton: element.controlLook)) : .row())
  }

  override func metricsChanged() {
    super.metricsChanged()
    run()
  }

  /// The value by which a list that selects values of this type identifies the link.
  var value: LinkValue? {
    if case .value(let value) = target { value } else { nil }
  }

  /// The source location of the link in the app.
  private var place: SourcePlace? {
    switch target {
    case .value(let value): value?.place
    case .view(_, let place), .bound(_, let place): place
    }
  }

  private var canLead: Bool {
    if case .value(nil) = target { return false }
    guard let page else {
      reportNoContainer()
      return false
    }
    if case .value = target, !page.takesValues {
      reportLegacyContainer()
      return false
    }
    return true
  }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    if event == .hover(true) || event == .focus(true) {
      noteIntent()
      return false
    }
    if case .press(let isDown) = event, let pressed {
      pressed.wrappedValue = isDown
      return true
    }
    guard case .activate = event, !flags.contains(.unmounted), let page else { return false }
    let isInSelectingList = scope.box(LinkSelectionKey.self).value.target != nil
    if isInSelectingList, element.enclosingRow?.selectsInEditMode() == true { return true }
    if graph.leaving != nil, !mayFollow(from: page) { return true }
    switch target {
    case .value(let value?): follow(value, from: page)
    case .value(nil): return false
    case .view(let destination, _): follow(destination, from: page)
    case .bound(let isActive, _): isActive.wrappedValue = true
    }
    return true
  }

  /// Notes, once, that the user points at the link or has focused it.
  private func noteIntent() {
    guard !hasNotedIntent, let intents = graph.linkIntents, let value = value?.hashable.base as? any Hashable else {
      return
    }
    hasNotedIntent = true
    intents.note(value, of: self)
  }

  /// Returns whether what later columns show may leave for the link's destination.
  private func mayFollow(from page: PageNode) -> Bool {
    guard let next = page.stack.column?.next else { return true }
    return next.mayLeave(.link, to: LeaveTarget(value: value?.hashable.base as? any Hashable)) { [weak self] _ in
      if let self, !flags.contains(.unmounted) { _ = handle(.activate, on: element) }
    }
  }

  /// Shows the view in the next column if the link is in an earlier one, and pushes it otherwise.
  private func follow(_ destination: PageSource, from page: PageNode) {
    if isDetail, let next = page.stack.column?.next {
      if next.isFilled(by: self) { next.clearStacks() }
      return next.fill(with: destination, by: self)
    }
    page.stack.follow(id, showing: destination, from: page)
  }

  /// Shows the value in the nearest stack that knows its type, then tries the stacks around it, later columns, and
  /// finally the list the link is in.
  private func follow(_ value: LinkValue, from page: PageNode) {
    var candidate: PageNode? = page
    while let current = candidate {
      if let column = current.stack.column, let next = column.next {
        if let source = current.stack.source(for: value) { return next.fill(with: source, by: self) }
        if column.split.columns(after: column).contains(where: { $0.show(value, for: self) }) { return }
      } else if current.stack.canFollow(value) {
        return current.stack.follow(value, from: current)
      }
      candidate = current.stack.outerPage
    }
    if scope.box(LinkSelectionKey.self).value.target?.select(value) == true { return }
    graph.diagnostics.report(
      .warning, "navigation.dead-link",
      "A NavigationLink is presenting a value of type “\(value.type)” but there is no matching navigationDestination "
        + "declaration visible from the location of the link. The link cannot be activated.\n\nNote: Links search for "
        + "destinations in any surrounding NavigationStack, then within the same column of a NavigationSplitView.\n\n"
        + (page.stack.remedy(for: value)), at: place)
  }

  // MARK: Following in a column

  /// Whether a later column shows the link's destination. The link is then selected.
  var isFollowed = false {
    didSet {
      if isFollowed != oldValue { pinRows(isFollowed) }
      let isFollowed = isFollowed
      element.describe { if isFollowed { $0.traits.insert(.selected) } else { $0.traits.remove(.selected) } }
      element.enclosingRow?.linkChanged()
    }
  }

  func ended(in column: ColumnNode) {}

  func bindingIsFollowed(_ isFollowed: Bool) {
    if case .bound = target { self.isFollowed = isFollowed }
  }

  // MARK: Diagnostics

  private func reportLegacyContainer() {
    graph.diagnostics.report(
      .warning, "navigation.value-link-in-navigation-view",
      "NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView. Link will be "
        + "disabled. Use a NavigationStack or NavigationSplitView, or give the link a destination view.", at: place)
  }

  private func reportNoContainer() {
    graph.diagnostics.report(
      .warning, "navigation.link-outside-container",
      "A NavigationLink is outside any NavigationStack or NavigationSplitView, so it is disabled. Wrap the views "
        + "around it in `NavigationStack { … }`.", at: place)
  }

  override var gathersElements: Bool { true }

  override func gatherElements() {
    graph.fill(element) { label.collectElements(into: &$0) }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let label { visit(label) }
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  override func willUnmount() { element.leave() }
}

extension PageNode {
  /// Whether links with values work here.
  fileprivate var takesValues: Bool { stack.takesValues || stack.outerPage?.takesValues ?? false }
}
