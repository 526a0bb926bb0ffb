import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// The bars of a page: the top bar holds the back button, the title and items; the bottom bar holds more items.
@MainActor
final class PageBar: EventHandler {
  /// The page whose bar this is. Changes when another page reuses the bar.
  private unowned var page: PageNode
  private(set) var top: Element?
  private var bottom: Element?
  /// The items above the keyboard, and whether a field had the focus when the bar was made.
  private var keyboardItems: [Element] = []
  private var wasWriting = false
  /// Whether the items at the bottom were at the top when the bars were made.
  private var joinedTop = false
  private var back: Element?
  private var middle: Element?
  /// Created when there is something to show in the place of the title.
  private var title: BarTitle?
  /// The parts of the top bar, created on demand.
  private var parts: [BarPart: Element] = [:]
  private(set) var more: BarMenu?
  private var sizeWatch: BarSizeWatch?
  /// Set while some items may not fit.
  private var overflow: BarOverflow?
  /// Set while the page has a large title.
  private var shrinking: TitleShrinking?

  init(of page: PageNode) { self.page = page }

  /// The items of the top bar in reading order.
  private(set) var items: [Element] = []

  /// Wraps the bars around the elements of the page's content.
  func frame(_ elements: inout [Element]) {
    bringUpToDate()
    // Keep exactly one element in the middle, so that the first bar on the page is always the top one.
    if elements.count != 1 { elements = [column(of: elements)] }
    if let top { elements.insert(top, at: 0) }
    if let bottom { elements.append(bottom) }
  }

  /// Whether the page's settings, or anything else the bars depend on, have changed since the bars were made.
  var isStale = true
  private var madeFor = Place()
  /// Whether the bars were last filled with a back button and nothing else.
  private var isOnlyWayBack = false
  /// The stack's stamp when the bars were last updated.
  private var lookedAt = -1

  /// What the bars show in addition to the page's settings.
  private struct Place {
    var canGoBack = false
    var hasLargeTitle = false
    /// Whether the top bar stays even when it is empty.
    var keepsBar = false
    /// The title of the page that Back leads to, if that page has been created, and the label in the current
    /// language.
    var titleBelow: Text?
    var wayBack = "Back"
    /// The control that a split view puts in the bar.
    var splitControl: ElementID?
  }

  /// The title on the back button: that of the page it leads to, or "Back".
  var backTitle: String { madeFor.wayBack }

  /// Updates the bars from the page's settings and position.
  func update() {
    // An unmounted page may still be on top of a stack that is being torn down.
    guard !page.flags.contains(.unmounted) else { return }
    let (oldTop, oldBottom) = (top, bottom)
    bringUpToDate()
    if oldTop !== top || oldBottom !== bottom { page.graph.enqueueStructure(page) }
  }

  /// Updates the bars of a page that comes to the top of a stack, where most bars are already current.
  func update(since stamp: Int) { if lookedAt != stamp { update() } }

  /// Rebuilds the bars after something they depend on has changed.
  func makeAgain() {
    isStale = true
    update()
  }

  private func bringUpToDate() {
    // Read once into a local instead of at every use.
    let page = page
    let stack = page.stack
    let below = page.pageBelow
    updateSize(below)
    var place = Place()
    var control: Element?
    place.canGoBack = stack.canGoBack(from: page) && page.said?.settings.hidesBackButton != true
    place.hasLargeTitle = showsLargeTitle
    if let column = stack.hostColumn {
      place.keepsBar = page.element.screen.metrics.columnsHaveBars && column.frontStack === stack
      control = column.split.control(for: page, in: column)
      place.splitControl = control?.id
    }
    // Tabs above the stack are in the bar.
    if page.element.screen.metrics.tabsStandInPageBars, page.scope.box(TabBarPlacementKey.self).value == .topBar {
      place.keepsBar = true
    }
    let pageBack = !place.canGoBack ? nil : page.position > 1 ? below : page.pageBackLeadsTo
    let ownTitle = page.said?.settings.backTitle
    if let title = ownTitle ?? pageBack?.title?.text {
      place.titleBelow = title
    }
    if place.titleBelow != nil || place.canGoBack { page.followLanguage() }
    lookedAt = stack.barStamp
    guard isStale || !isMadeFor(place) || !(control.map(holds) ?? true) else { return }
    let locale = page.scope.box(LocaleKey.self).value
    if let ownTitle {
      place.wayBack = ownTitle.string(locale: locale)
    } else if place.titleBelow != nil {
      place.wayBack = pageBack?.titleText ?? place.wayBack
    } else if place.canGoBack {
      place.wayBack = Text.ownWord(place.wayBack, in: locale)
    }
    isStale = false
    isOnlyWayBack = false
    madeFor = place
    if page.saysNothing, control == nil, showOnlyWayBack(place) { return }
    let settings = page.settings
    let isNarrow = dependsOnWidth(settings) && watchedWidth.isNarrow
    var plan = BarPlan(
      settings.items, hasLargeTitle: place.hasLargeTitle, hasCrowdedEdge: place.canGoBack && isNarrow)
    let isWriting = isWriting(plan)
    let joinsTop = !isNarrow && bottomMayJoinTop(settings)
    if joinsTop { plan.joinTop(isWriting: isWriting) }
    updateTop(settings, plan, place, control, isNarrow: isNarrow)
    updateBottom(settings, plan, isWriting: isWriting)
    guard joinsTop != joinedTop else { return }
    joinedTop = joinsTop
    for item in settings.items { item.node.measureAgain() }
  }

  /// Whether the bars already show `place`. Compares field by field, because `==` would copy both values.
  private func isMadeFor(_ place: borrowing Place) -> Bool {
    guard
      madeFor.canGoBack == place.canGoBack, madeFor.hasLargeTitle == place.hasLargeTitle,
      madeFor.keepsBar == place.keepsBar, madeFor.splitControl == place.splitControl
    else { return false }
    if madeFor.titleBelow == nil, place.titleBelow == nil { return true }
    return madeFor.titleBelow == place.titleBelow
  }

  /// Whether `control` is still in this bar. All pages share one control, and the page that shows it last takes it.
  private func holds(_ control: Element) -> Bool { top?.contains(control) ?? false }

  private func dependsOnWidth(_ settings: PageSettings) -> Bool {
    if settings.role != nil { return true }
    if settings.items.isEmpty { return false }
    let mayJoin = bottomMayJoinTop(settings)
    return settings.items.contains { item in
      item.placement == .navigation || mayJoin && (item.placement == .bottomBar || item.placement == .keyboard)
    }
  }

  /// Whether the items at the bottom are at the top of a window that is wide enough.
  private func bottomMayJoinTop(_ settings: PageSettings) -> Bool {
    page.element.screen.metrics.bottomItemsJoinTop && settings.hidesBar != true
      && settings.bars[.bottom]?.isHidden != true
  }

  private var watchedWidth: BarSizeWatch {
    let watch = sizeWatch ?? BarSizeWatch(under: page)
    sizeWatch = watch
    return watch
  }

  /// Whether the title is drawn large right now, which it is not while the content is scrolled.
  var showsLargeTitle: Bool { page.hasLargeTitle && shrinking?.isShrunk != true }

  /// Updates the title's size here and on the pages above. By default the root's title is large, and every other
  /// page follows the page below. The pages above are updated in a loop, not each by the one below it, because
  /// there may be thousands.
  private func updateSize(_ below: PageNode?) {
    guard takeUpSize(below) else { return }
    var last = page
    while let next = page.stack.page(at: last.position + 1) {
      let hasChanged = next.bar.takeUpSize(last)
      next.bar.update()
      if !hasChanged { return }
      last = next
    }
  }

  /// Works out whether the title is large. Returns `true` if that changed.
  private func takeUpSize(_ below: PageNode?) -> Bool {
    let page = page
    let isLarge =
      if page.saysNothing {
        page.position != 0 && below?.hasLargeTitle ?? false
      } else { isTitleLarge(below) }
    guard isLarge != page.hasLargeTitle else { return false }
    page.hasLargeTitle = isLarge
    if !isLarge {
      shrinking?.unmount()
      shrinking = nil
    }
    return true
  }

  private func isTitleLarge(_ below: PageNode?) -> Bool {
    switch page.said?.settings.displayMode?.kind ?? .automatic {
    case .large, .inlineLarge: true
    case .inline: false
    case .automatic:
      page.position == 0
        ? page.said?.settings.title != nil && page.element.screen.metrics.firstTitlesAreLarge
        : below?.hasLargeTitle ?? false
    }
  }

  /// Whether the bars hold at most a back button, and that button is not where the focus returns to.
  var isPlain: Bool {
    title == nil && more == nil && bottom == nil && middle == nil && parts.isEmpty && items.isEmpty && sizeWatch == nil
      && overflow == nil && shrinking == nil && (back == nil || back !== page.leftFocus)
  }

  // MARK: Top

  /// Shows at most a back button, which is all a page without settings needs. Returns `false` if the bars have held
  /// more.
  private func showOnlyWayBack(_ place: Place) -> Bool {
    guard title == nil, more == nil, bottom == nil, parts.isEmpty else { return false }
    items = []
    showWayBack(place)
    isOnlyWayBack = place.canGoBack
    return true
  }

  private func showWayBack(_ place: Place) {
    guard place.canGoBack || place.keepsBar else { return removeTop() }
    let bar = top ?? Element(on: page.element.screen, role: .bar, layout: .barWithWayBack)
    top = bar
    if bar.hasTraits { bar.setTrait(BarTrait.self, nil) }
    bar.setLayout(.barWithWayBack)
    if place.canGoBack { bar.setChild(backButton(place)) } else { bar.setChildren([]) }
  }

  private func updateTop(
    _ settings: PageSettings, _ plan: BarPlan, _ place: Place, _ control: Element?, isNarrow: Bool
  ) {
    guard settings.hidesBar != true else { return removeTop() }
    var leading: [Element] = []
    if let control { leading.append(control) }
    if place.canGoBack { leading.append(backButton(place)) }
    var centre = centre(settings, plan)
    if settings.role?.hasLeadingTitle == true, !isNarrow {
      leading += centre
      centre = []
    }
    // In loops, as `map` would check each time that its closure runs on the main actor.
    for node in plan.leading { leading.append(node.element) }
    let (shown, left) = split(plan)
    var trailing: [Element] = []
    for node in shown { trailing.append(node.element) }
    if let menu = moreMenu(left + plan.secondary) { trailing.insert(contentsOf: menu.elements, at: 0) }
    items = trailing
    if !plan.principal.isEmpty { items.insert(contentsOf: plan.principal.map(\.element), at: 0) }
    if !plan.leading.isEmpty { items.insert(contentsOf: plan.leading.map(\.element), at: 0) }
    let search = settings.search.search == nil ? [] : searchElements(settings)
    guard !leading.isEmpty || !centre.isEmpty || !trailing.isEmpty || !search.isEmpty else { return showWayBack(place) }

    let bar = top ?? Element(on: page.element.screen, role: .bar, layout: .row())
    top = bar
    if !settings.bars.isEmpty || bar.traits != nil { bar.setTrait(BarTrait.self, settings.bars[.top]) }
    let hasTitleBelow = place.hasLargeTitle && plan.principal.isEmpty
    if hasTitleBelow, !centre.isEmpty, shrinking == nil { shrinking = TitleShrinking(under: page) }
    var children: [Element] = []
    var places: [BarPlace] = []
    func add(_ elements: [Element], at place: BarPlace) {
      for element in elements {
        children.append(element)
        places.append(place)
      }
    }
    add(part(.leading, leading), at: .leading)
    add(part(.centre, centre), at: .centre)
    add(part(.trailing, trailing), at: .trailing)
    add(search, at: .below)
    let isShrunk = page.hasLargeTitle && shrinking?.isShrunk == true
    bar.setLayout(.bar(places, hasLargeTitle: hasTitleBelow, isShrunk: isShrunk))
    bar.setChildren(children)
  }

  /// Splits the trailing items into those that fit and those that go into the menu.
  private func split(_ plan: BarPlan) -> (shown: [BarItemNode], left: [BarItemNode]) {
    guard BarOverflow.isNeeded(for: plan.trailing) else {
      overflow?.unmount()
      overflow = nil
      return (plan.trailing, [])
    }
    let overflow = overflow ?? BarOverflow(under: page)
    self.overflow = overflow
    return overflow.split(plan.trailing, hasMenu: !plan.secondary.isEmpty)
  }

  /// The search field, unless an item of the app places it elsewhere.
  private func searchElements(_ settings: PageSettings) -> [Element] {
    guard let search = settings.search.search, !settings.removed.contains(.search) else { return [] }
    let elements = search.elements(settings.search)
    guard let item = settings.items.first(where: { $0.node.kind == .standard(.search) }) else { return elements }
    item.node.element.setLayout(.column())
    item.node.element.setChildren(elements)
    return []
  }

  private func centre(_ settings: PageSettings, _ plan: BarPlan) -> [Element] {
    if !plan.principal.isEmpty { return plan.principal.map(\.element) }
    if settings.removed.contains(.title) { return [] }
    guard title != nil || settings.namesThePage || !plan.titleMenu.isEmpty || !plan.subtitle.isEmpty else { return [] }
    let title = title ?? BarTitle(of: page)
    self.title = title
    return title.elements(settings, menu: plan.titleMenu, subtitle: plan.subtitle, isLarge: showsLargeTitle)
  }

  /// Returns a part of the bar. An empty part is left out.
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

  private func backButton(_ place: Place) -> Element {
    let button = back ?? Element(on: page.element.screen, role: .backButton, layout: .text)
    if back == nil {
      button.answers(.activate, by: self)
      back = button
    }
    button.setText(TextContent(place.wayBack))
    return button
  }

  private func moreMenu(_ nodes: [BarItemNode]) -> BarMenu? {
    if nodes.isEmpty {
      more?.leave()
      more = nil
      return nil
    }
    let menu = more ?? BarMenu(on: page, label: Text.ownWord("More", in: page.scope.box(LocaleKey.self).value))
    more = menu
    menu.show(nodes)
    return menu
  }

  // MARK: Bottom

  private func updateBottom(_ settings: PageSettings, _ plan: BarPlan, isWriting: Bool) {
    let items = plan.bottomItems(isWriting: isWriting)
    guard !items.isEmpty, settings.bars[.bottom]?.isHidden != true else {
      bottom?.leave()
      bottom = nil
      return
    }
    let bar = bottom ?? Element(on: page.element.screen, role: .bar, layout: .row())
    bottom = bar
    bar.setTrait(BarTrait.self, settings.bars[.bottom])
    bar.setLayout(.shares)
    bar.setChildren(items.map(\.element))
  }

  /// Whether a field on the page, or one of the keyboard's items, has the focus.
  private func isWriting(_ plan: BarPlan) -> Bool {
    keyboardItems = plan.keyboard.map(\.element)
    guard let focus = window?.focus else { return false }
    if keyboardItems.isEmpty {
      focus.stopWatching(for: self)
    } else {
      focus.watch(for: self) { [weak self] in self?.focusMoved() }
    }
    wasWriting = isWriting
    return wasWriting
  }

  private var isWriting: Bool {
    guard !keyboardItems.isEmpty, let focused = window?.focus.focused else { return false }
    if focused.takesText { return page.element.contains(focused) }
    return keyboardItems.contains { $0.contains(focused) }
  }

  private var window: SceneWindow? { page.scope.box(WindowKey.self).value.window }

  private func focusMoved() {
    guard !page.flags.contains(.unmounted), isWriting != wasWriting else { return }
    makeAgain()
    page.graph.requestTurnIfNeeded()
  }

  // MARK: Middle

  /// Stacks several top-level views of a page in a column.
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

  /// Called when the page comes into view or leaves it.
  func shownChanged() {
    overflow?.followingChanged()
    shrinking?.followingChanged()
  }

  func leave() {
    if !keyboardItems.isEmpty { window?.focus.stopWatching(for: self) }
    top?.leave()
    bottom?.leave()
    back?.leave()
    middle?.leave()
    if !parts.isEmpty { for part in parts.values { part.leave() } }
    title?.leave()
    more?.leave()
    sizeWatch?.unmount()
    overflow?.unmount()
    shrinking?.unmount()
  }

  // MARK: Reuse by another page

  /// Leaves like `leave()`. Returns `true` if another page can reuse the bar, which saves creating and measuring
  /// one. Only a bar with nothing but a back button can be reused.
  func leaveForOthers() -> Bool {
    guard isPlain, let top, back != nil, madeFor.canGoBack, top.leaveWhole() else {
      leave()
      return false
    }
    // From here on, only the top element retains the back button.
    back = nil
    // The label may have changed by the time the bar is reused: it names another page, or the language has changed.
    isStale = isStale || !isOnlyWayBack || madeFor.titleBelow != nil
    return true
  }

  /// Reuses the bar for `new`, with new element identities. Returns `false` if anything still references a retired
  /// element: pressing an old back button late must not pop a page that was never shown with it.
  func serve(_ new: PageNode) -> Bool {
    guard isKnownUniquelyReferenced(&top), let top, top.holdsItsChildAlone() else { return false }
    page = new
    if !new.saysNothing { isStale = true }
    top.comeBack()
    back = top.children.first
    back?.answers(.activate, by: self)
    return true
  }
}

private enum BarPart { case leading, centre, trailing }

/// Tracks the window's width for the bar of one page.
private final class BarSizeWatch: Node {
  private unowned let page: PageNode

  init(under page: PageNode) {
    self.page = page
    super.init(under: page)
  }

  var isNarrow: Bool { tracking { EnvironmentValues(in: scope).horizontalSizeClass == .compact } }

  override func run() {
    page.bar.makeAgain()
    graph.enqueueStructure(page)
  }
}
