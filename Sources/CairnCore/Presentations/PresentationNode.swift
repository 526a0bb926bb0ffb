import CairnScreen
import CairnValues

/// The style of a presentation.
package enum PresentationStyle: Equatable, Sendable {
  case sheet
  case fullScreenCover
  case popover(PopoverPlace)
  case alert
  case dialog
  case inspector

  /// Whether choosing an action ends it. Dialogs ignore the presentation options of their content.
  var isDialog: Bool { self == .alert || self == .dialog }
}

/// A view presented above the window's content: a sheet, a popover or an alert.
///
/// Its node is a child of its presenter's node and shares that environment; its element belongs to the window. For
/// navigation it starts a new context.
class PresentationNode: Node, WindowLayer {
  let style: PresentationStyle
  let element: Element
  private weak var owner: (any PresentationOwner)?
  private let own: Scope
  private(set) var options = PresentationOptions()
  private var background: Element?
  private var chosenDetent: PresentationDetent?
  private var select: ((PresentationDetent) -> Void)?
  private var column: Element?
  private let colorScheme: ColorSchemePlace
  /// Whether it has ended with a result. It stays until the turn that removes it.
  private var hasFinished = false

  init(_ style: PresentationStyle, owner: any PresentationOwner, under parent: Node) {
    self.style = style
    self.owner = owner
    own = Scope(in: parent.childScope)
    colorScheme = ColorSchemePlace(outer: parent.childScope)
    element = Element(on: parent.childScope.screen, role: .sheet, layout: .layers())
    super.init(under: parent)
    flags.insert(.collectsPreferences)
    decideView(true)
    setPlace()
    element.handler = self
  }

  override var childScope: Scope { own }

  /// Starts a new navigation context: the pages, columns and dialogs around the presenter are not visible to its
  /// content.
  private func setPlace() {
    colorScheme.hold(in: own)
    own.set(ObjectIdentifier(PageKey.self), ValueBox<PageKey.Value>(PagePlace(nil)))
    own.set(ObjectIdentifier(ColumnKey.self), ValueBox<ColumnKey.Value>(ColumnPlace(nil)))
    own.set(ObjectIdentifier(SearchOfferKey.self), ValueBox<SearchOfferKey.Value>(SearchOffer()))
    own.set(ObjectIdentifier(SearchKey.self), ValueBox<SearchKey.Value>(SearchPlace(nil)))
    own.set(ObjectIdentifier(PresentedKey.self), ValueBox<PresentedKey.Value>(PresentedBy(self)))
    own.set(ObjectIdentifier(ChoiceKey.self), ValueBox<ChoiceKey.Value>(ChoicePlace(style.isDialog ? self : nil)))
  }

  /// Puts the element on top of the window.
  final func present() {
    if !isInWindow { window?.presentations.append(self) }
    showInWindow()
    graph.enqueueStructure(self)
    describe()
  }

  /// Takes the element off the window, so that it can be placed elsewhere.
  final func withdraw() {
    leaveWindow()
    graph.enqueueStructure(self)
    describe()
  }

  private func leaveWindow() {
    guard let window, let index = window.presentations.firstIndex(where: { $0 === self }) else { return }
    window.presentations.remove(at: index)
    showInWindow()
  }

  private var isInWindow: Bool { window?.presentations.contains { $0 === self } ?? false }

  private var window: SceneWindow? { scope.box(WindowKey.self).value.window }

  private func showInWindow() {
    if let node = window?.node { graph.enqueueStructure(node) }
  }

  /// Takes the presentation's own result, if something waits for it.
  func receive(_ result: Any & Sendable) -> Bool { false }

  // MARK: Options

  override func readPreferences() {
    let collector = PresentationCollector()
    forEachChild { $0.gather(collector) }
    select = collector.select
    if collector.select == nil { collector.options.detent = chosenDetent }
    guard collector.options != options || collector.background !== background else { return }
    options = collector.options
    background = collector.background
    graph.enqueueStructure(self)
    describe()
  }

  /// Sets a height that no binding follows.
  private func choose(_ detent: PresentationDetent) {
    chosenDetent = detent
    options.detent = detent
    describe()
  }

  /// Subscribes the running node to its surroundings: the width decides what a popover becomes, and a presentation
  /// takes the color scheme of what it covers.
  final func readSurroundings() {
    colorScheme.follow()
    if case .popover = style { _ = EnvironmentValues(in: scope).horizontalSizeClass }
  }

  final func describe() {
    element.role = role
    let look = PresentationLook(style: style, options: options)
    element.setTrait(PresentationTrait.self, look)
    element.setLayout(layout)
    element.events = canBeSwipedAway ? .dismiss : []
    if (options.detents?.count ?? 0) > 1 { element.events.insert(.step) }
    element.describe {
      if look.isModal, isInWindow { $0.traits.insert(.modal) } else { $0.traits.remove(.modal) }
    }
  }

  private var role: Role {
    switch style {
    case .sheet, .fullScreenCover: .sheet
    case .inspector: isInWindow ? .sheet : .inspector
    case .popover: isPopover ? .popover : .sheet
    case .alert: .alert
    case .dialog: .dialog
    }
  }

  private var layout: ElementLayout {
    if element.role == .inspector, let width = options.width {
      return .frame(minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max)
    }
    guard element.role == .sheet else { return .panel }
    if style == .fullScreenCover { return .cover }
    if let detent = options.detent ?? options.detents?.least { return .sheet { detent.height(of: $0) ?? $0 } }
    if case .popover = style { return .fittingSheet }
    return .wholeSheet
  }

  /// Whether a popover stays one. In a narrow window it becomes a sheet, unless its content asks otherwise.
  private var isPopover: Bool {
    switch options.horizontalAdaptation?.kind ?? .automatic {
    case .none, .popover: true
    case .sheet, .fullScreenCover: false
    case .automatic: scope.box(HorizontalSizeClassKey.self).value != .compact
    }
  }

  private var canBeSwipedAway: Bool {
    switch style {
    case .alert, .fullScreenCover: false
    case .dialog: true
    case .sheet, .popover: !options.isDismissDisabled
    case .inspector: isInWindow && !options.isDismissDisabled
    }
  }

  // MARK: Elements

  override final var gathersElements: Bool { true }

  override func gatherElements() {
    var elements: [Element] = []
    forEachChild { $0.collectElements(into: &elements) }
    let content = elements.count == 1 ? elements : [inColumn(elements)]
    element.setChildren((background.map { [$0] } ?? []) + content)
  }

  private func inColumn(_ elements: [Element]) -> Element {
    let shown = column ?? Element(on: element.screen, role: .group, layout: .column())
    column = shown
    shown.setChildren(elements)
    return shown
  }

  override final func collectElements(into elements: inout [Element]) {}

  override func environmentShapeChanged() {
    own.reset(to: scope)
    setPlace()
    super.environmentShapeChanged()
  }

  override func willUnmount() {
    leaveWindow()
    column?.leave()
    element.leave()
  }
}

extension PresentationNode: Presented {
  var isPresented: Bool { !flags.contains(.unmounted) }

  func dismiss() { if isPresented { owner?.dismiss() } }
}

extension PresentationNode: PresentedResult {
  func finish(with result: Any & Sendable) -> Bool {
    if hasFinished { return true }
    hasFinished = true
    let isWanted = receive(result) || offer(result, of: nil)
    graph.withoutGuards { owner?.dismiss() }
    return isWanted
  }
}

extension PresentationNode: ChoiceHost {
  /// Runs an action of an alert and dismisses the alert. A presentation that the action itself started stays.
  func choose(_ action: () -> Void) {
    action()
    dismiss()
  }
}

extension PresentationNode {
  /// Moves a sheet up or down by `steps` of its detents.
  private func resize(by steps: Int) -> Bool {
    let heights = (options.detents ?? []).byHeight
    guard let least = heights.first else { return false }
    let present = heights.firstIndex(of: options.detent ?? least) ?? 0
    let next = heights[min(max(present + steps, 0), heights.count - 1)]
    guard next != heights[present] else { return false }
    if let select { select(next) } else { choose(next) }
    return true
  }
}

extension PresentationNode: EventHandler {
  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    if case .step(let steps) = event { return resize(by: steps) }
    guard case .dismiss = event, canBeSwipedAway else { return false }
    // Dismissing a dialog chooses its cancel action.
    if style == .dialog, let cancel = element.firstInside(where: { $0.hasTrait(.cancels) }),
      let handler = cancel.handler
    {
      return handler.handle(.activate, on: cancel)
    }
    dismiss()
    return true
  }
}
