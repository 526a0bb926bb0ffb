import CairnScreen

/// The tabs of a tab view in a bar or a sidebar.
@MainActor
final class TabBar {
  private let bar: Element
  /// The elements of tabs without a label, by node.
  private var plain: [ObjectIdentifier: Element] = [:]
  /// The position of each tab's element among the tabs.
  private var places: [ObjectIdentifier: Int] = [:]
  var appearance = BarAppearance()

  init(on screen: Screen) { bar = Element(on: screen, role: .bar, layout: .shares) }

  /// The tabs that the bar shows.
  var tabs: [Element] { Array(bar.children) }

  func element(of unit: TabUnit) -> Element? { unit.tab?.element ?? plain[ObjectIdentifier(unit.outer)] }

  func place(of element: Element) -> Int? { places[ObjectIdentifier(element)] }

  func fill(_ units: [TabUnit], chosen: Node?, _ surroundings: TabSurroundings, handler: any EventHandler) {
    forgetOthers(than: units)
    places = [:]
    for (place, unit) in units.enumerated() {
      let element = element(of: unit) ?? makePlain(unit)
      element.handler = handler
      places[ObjectIdentifier(element)] = place
      describe(element, unit, isChosen: unit.outer === chosen)
    }
    let isSidebar = surroundings.placement == .sidebar
    bar.role = isSidebar ? .group : .bar
    bar.setLayout(isSidebar ? .column(alignment: .leading) : .shares)
    bar.setTrait(BarTrait.self, appearance == BarAppearance() ? nil : appearance)
    // Hosts draw the page indicator themselves.
    let shown = surroundings.isPaged ? [] : units
    bar.setChildren(isSidebar ? inSections(units, surroundings) : shown.compactMap { element(of: $0) })
  }

  /// Updates a tab's element after the selection has changed among the same tabs.
  func mark(_ unit: TabUnit, isChosen: Bool) {
    if let element = element(of: unit) { describe(element, unit, isChosen: isChosen) }
  }

  /// Sets the pages the page indicator stands for; in a paged tab view, the bar shows nothing else.
  func mark(_ pages: TurnedPages?) { bar.setTrait(TurnedPagesTrait.self, pages) }

  private func describe(_ element: Element, _ unit: TabUnit, isChosen: Bool) {
    let isDisabled = unit.changes.isDisabled == true
    let badge = unit.changes.badge ?? unit.badge
    let words = badge?.string(locale: unit.outer.scope.box(LocaleKey.self).value)
    element.events = isDisabled ? [] : .activate
    var look = ControlLook()
    look.tint = unit.outer.scope.box(ControlSurroundingsKey.self).value.tint
    if look.tint != nil || element.hasTraits { element.setTrait(ControlLookTrait.self, look.tint == nil ? nil : look) }
    element.describe {
      $0.value = words
      if isChosen { $0.traits.insert(.selected) } else { $0.traits.remove(.selected) }
      if isDisabled { $0.traits.insert(.disabled) } else { $0.traits.remove(.disabled) }
    }
  }

  private func makePlain(_ unit: TabUnit) -> Element {
    let new = Element(on: bar.screen, role: .tab)
    plain[ObjectIdentifier(unit.outer)] = new
    return new
  }

  private func forgetOthers(than units: [TabUnit]) {
    let known = Set(units.map { ObjectIdentifier($0.outer) })
    for (node, element) in plain where !known.contains(node) {
      element.leave()
      plain[node] = nil
    }
  }

  /// The tabs of a sidebar, with each section's tabs under its header.
  private func inSections(_ units: [TabUnit], _ surroundings: TabSurroundings) -> [Element] {
    var elements: [Element] = []
    var rest = units[...]
    while let first = rest.first {
      let run = rest.prefix { $0.section === first.section }
      let tabs = run.compactMap { element(of: $0) }
      elements += first.section.map { [$0.element(with: tabs)] } ?? tabs
      rest = rest.dropFirst(run.count)
    }
    let header = [TabExtra.sidebarToolbar, .sidebarHeader].compactMap { surroundings.extras[$0]?.element }
    let footer = [TabExtra.sidebarFooter, .sidebarBottomBar].compactMap { surroundings.extras[$0]?.element }
    return header + elements + footer
  }

  /// The bar and the content, in reading order.
  func arranged(around content: Element, _ surroundings: TabSurroundings) -> [Element] {
    switch surroundings.placement {
    case .pageIndicator:
      let hasRoom = surroundings.marksPages && places.count > 1 && bar.screen.metrics.pageMarksHeight > 0
      return hasRoom ? [content, bar] : [content]
    case _ where appearance.isHidden == true: return [content]
    case .topBar, .sidebar: return [bar, content]
    // The first bar after the content is the lowest.
    default: return [content, bar] + (surroundings.extras[.accessory].map { [$0.element] } ?? [])
    }
  }

  func leave() {
    for element in plain.values { element.leave() }
    bar.leave()
  }
}
