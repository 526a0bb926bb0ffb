import CairnScreen
import CairnValues
import Foundation

/// The bars of a page: at the top the way back, the title and items, at the bottom more items.
@MainActor
final class PageBar: EventHandler {
  private unowned let page: PageNode
  private var top: Element?
  private var bottom: Element?
  private var back: Element?
  private var middle: Element?
  private lazy var title = BarTitle(of: page)
  /// The parts of the top bar, made as they are needed.
  private var parts: [BarPart: Element] = [:]
  private var more: BarMenu?
  private var sizeWatch: BarSizeWatch?

  init(of page: PageNode) { self.page = page }

  /// The items of the top bar in reading order.
  private(set) var items: [Element] = []

  /// Puts the bars around the elements of the page's content.
  func frame(_ content: [Element]) -> [Element] {
    bringUpToDate()
    // With one element in the middle at all times, the first bar of the page is the one at the top.
    let middle = content.count == 1 ? content : [column(of: content)]
    return (top.map { [$0] } ?? []) + middle + (bottom.map { [$0] } ?? [])
  }

  /// Brings the bars up to what the page says and where it lies.
  func update() {
    let (oldTop, oldBottom) = (top, bottom)
    bringUpToDate()
    if oldTop !== top || oldBottom !== bottom { page.graph.enqueueStructure(page) }
  }

  private func bringUpToDate() {
    let settings = page.settings
    let canGoBack = page.stack.canGoBack(from: page) && settings.hidesBackButton != true
    let plan = plan(settings, canGoBack: canGoBack)
    updateTop(settings, plan, canGoBack: canGoBack)
    updateBottom(settings, plan)
  }

  private func plan(_ settings: PageSettings, canGoBack: Bool) -> BarPlan {
    var isNarrow = false
    if settings.items.contains(where: { $0.placement == .navigation }) {
      let watch = sizeWatch ?? BarSizeWatch(under: page)
      sizeWatch = watch
      isNarrow = watch.isNarrow
    }
    return BarPlan(settings.items, hasLargeTitle: hasLargeTitle, hasCrowdedEdge: canGoBack && isNarrow)
  }

  /// At the root a title is large if nothing else is said, and further up it is like the one below.
  private var hasLargeTitle: Bool {
    switch page.settings.displayMode?.kind ?? .automatic {
    case .large, .inlineLarge: true
    case .inline: false
    case .automatic: page.position == 0 ? page.settings.title != nil : page.pageBelow?.bar.hasLargeTitle ?? false
    }
  }

  // MARK: Top

  private func updateTop(_ settings: PageSettings, _ plan: BarPlan, canGoBack: Bool) {
    guard settings.hidesBar != true else { return removeTop() }
    var leading = page.splitControls + (canGoBack ? [backButton()] : [])
    leading += plan.leading.map(\.element)
    let centre = centre(settings, plan)
    var trailing = plan.trailing.map(\.element)
    if let menu = moreMenu(plan.secondary) { trailing.insert(contentsOf: menu.elements, at: 0) }
    items = plan.leading.map(\.element) + plan.principal.map(\.element) + trailing
    guard !leading.isEmpty || !centre.isEmpty || !trailing.isEmpty else { return removeTop() }

    let bar = top ?? Element(on: page.element.screen, role: .bar, layout: .row())
    top = bar
    bar.setTrait(BarTrait.self, settings.bars[.top])
    bar.setChildren(part(.leading, leading) + part(.centre, centre) + part(.trailing, trailing))
  }

  private func centre(_ settings: PageSettings, _ plan: BarPlan) -> [Element] {
    if !plan.principal.isEmpty { return plan.principal.map(\.element) }
    if settings.removed.contains(.title) { return [] }
    return title.elements(settings, menu: plan.titleMenu, subtitle: plan.subtitle, isLarge: hasLargeTitle)
  }

  /// A part of the bar; one without anything in it is left out.
  private func part(_ part: BarPart, _ content: [Element]) -> [Element] {
    if content.count <= 1 { return content }
    let element = parts[part] ?? Element(on: page.element.screen, role: .group, layout: .row())
    parts[part] = element
    element.setChildren(content)
    return [element]
  }

  private func removeTop() {
    items = []
    top?.leave()
    top = nil
  }

  /// Named after the page it leads to, as far as that has been made.
  private func backButton() -> Element {
    let button = back ?? Element(on: page.element.screen, role: .backButton, layout: .text)
    if back == nil {
      button.events = .activate
      button.handler = self
      back = button
    }
    button.setText(TextContent(page.pageBelow?.titleText ?? "Back"))
    return button
  }

  private func moreMenu(_ nodes: [BarItemNode]) -> BarMenu? {
    if nodes.isEmpty {
      more?.leave()
      more = nil
      return nil
    }
    let menu = more ?? BarMenu(on: page, label: "More")
    more = menu
    menu.show(nodes)
    return menu
  }

  // MARK: Bottom

  private func updateBottom(_ settings: PageSettings, _ plan: BarPlan) {
    let items = plan.bottomItems
    guard !items.isEmpty, settings.bars[.bottom]?.isHidden != true else {
      bottom?.leave()
      bottom = nil
      return
    }
    let bar = bottom ?? Element(on: page.element.screen, role: .bar, layout: .row())
    bottom = bar
    bar.setTrait(BarTrait.self, settings.bars[.bottom])
    bar.setChildren(items.map(\.element))
  }

  // MARK: Middle

  /// Several views at the top of a page stand one below the other.
  private func column(of content: [Element]) -> Element {
    let element = middle ?? Element(on: page.element.screen, role: .group, layout: .column())
    middle = element
    element.setChildren(content)
    return element
  }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    guard case .activate = event, element === back, !page.flags.contains(.unmounted) else { return false }
    return page.stack.goBack(from: page.id)
  }

  func leave() {
    for element in [top, bottom, back, middle] { element?.leave() }
    for part in parts.values { part.leave() }
    title.leave()
    more?.leave()
    sizeWatch?.unmount()
  }
}

private enum BarPart { case leading, centre, trailing }

/// Follows the width of the window for the bar of one page.
private final class BarSizeWatch: Node {
  private unowned let page: PageNode

  init(under page: PageNode) {
    self.page = page
    super.init(under: page)
  }

  var isNarrow: Bool { tracking { EnvironmentValues(in: scope).horizontalSizeClass == .compact } }

  override func run() { page.bar.update() }
}
