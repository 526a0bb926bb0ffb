import CairnCore
import CairnHosting
import CairnScreen
import CairnValues
import Foundation

// Windows, pages and their bars, columns, tabs, and panels in front of them.
extension Scribe {
  func window(_ element: Element) -> HTMLNode {
    // Colors depend on the scheme where they are used, so the inherited text color is set again.
    let scheme = context.preferredScheme.map { "color-scheme:\($0 == .dark ? "dark" : "light");color:var(--ink);" }
    var node = start(element, "div", ["win"], style: scheme ?? "")
    addContent(of: element, to: &node)
    return node
  }

  /// Adds the visible children. If the content cannot be the main landmark, it is wrapped in one.
  private func addContent(of element: Element, to node: inout HTMLNode) {
    for child in visible(element) {
      guard isContentOfMain(child), !child.canBeMain else {
        node.add([child])
        continue
      }
      var main = HTMLNode(
        element, part: "c", "main", class: (["content", "z"] + growths.of(child).classes).joined(separator: " "))
      main.add([child])
      node.add(main)
    }
  }

  func page(_ element: Element) -> HTMLNode {
    var node = start(element, "div", ["page"])
    if !isMain(element) || element.panelAround != nil { node.classes.append("inner") }
    if element.traits?[DrawnSwipesTrait.self] == true { node.set("data-g", "b") }
    node.set("data-turn", element.traits?[BackMotionTrait.self]?.name)
    addContent(of: element, to: &node)
    return node
  }

  func bar(_ element: Element) -> HTMLNode {
    if element.parent?.turnedPages != nil { return pageMarks(element) }
    if element.holdsTabs { return tabBar(element) }
    let places = element.barPlaces
    guard !places.isEmpty || element.layoutKind === ElementLayout.barWithWayBack else {
      // Menus open in the bar. Outside of columns and panels, only a region makes them part of a landmark.
      let isOfMain = element.parent.map(isMain) ?? true
      var node = start(element, isOfMain ? "section" : "div", ["toolbar"])
      if isOfMain { node.set("aria-label", context.words("Toolbar")) } else { node.set("role", "toolbar") }
      node.add(visible(element))
      return node
    }
    let isTitleBelow = element.hasTitleBelow
    // A window has one banner: the bar of its main page.
    let isBanner = element.parent.map(isMain) ?? true
    var node = start(element, isBanner ? "header" : "div", ["bar"] + (isTitleBelow ? ["big"] : []))
    let trait = element.traits?[BarTrait.self]
    if let background = trait?.background {
      node.set("style", "background:\(CSSPaint.background(background.style._paint.value))")
    }
    var line = HTMLNode(element, part: "n", "div", class: "line")
    var rest: [HTMLNode] = []
    var parts: [BarPlace: [Element]] = [:]
    for (child, place) in zip(element.children, places) where !child.isNotShown {
      parts[place, default: []].append(child)
    }
    var isCentred = parts[.leading] != nil
    if !isCentred {
      node.classes.append("root")
      if let back = backToColumnBefore(element) {
        var part = HTMLNode(element, part: "l", "div", class: "lead thin")
        part.add(back)
        line.add(part)
        isCentred = true
      }
    }
    for (place, suffix, name) in [
      (BarPlace.leading, "l", "lead"), (.centre, "t", "mid"), (.trailing, "r", "trail"), (.below, "b", "below"),
    ] {
      let hasMenus = place == .trailing && isBanner && context.hasMenus
      guard let found = parts[place] ?? (hasMenus ? [] : nil) else { continue }
      var part = HTMLNode(element, part: suffix, "div")
      let isBeside = place == .leading && holdsOnlySidebarToggle(element, found)
      if isBeside { isCentred = false }
      part.set("class", isBeside ? "beside" : name)
      part.add(found)
      if hasMenus { part.add(menuButton(element)) }
      if place == .below || place == .centre && isTitleBelow { rest.append(part) } else { line.add(part) }
    }
    // A title with nothing after it is centered between what leads the bar and a space as wide.
    if isCentred, parts[.centre] != nil, !isTitleBelow, parts[.trailing] == nil, !isBanner || !context.hasMenus {
      line.classes.append("lone")
    }
    node.add(line)
    for part in rest { node.add(part) }
    return node
  }

  /// Whether a bar starts with nothing but the sidebar's button, which is useless while only one column is shown.
  private func holdsOnlySidebarToggle(_ bar: Element, _ leading: [Element]) -> Bool {
    guard !context.knowsSizes, let column = bar.nearestAround(.column, .sheet, .popover), column.role == .column,
      let split = column.parent, leading.count == 1, leading[0].role == .button
    else { return false }
    let columns = visible(split)
    return columns.count > 1 && columns.first === column
  }

  /// A link back from the front column of a split view to the one before it. The style sheet shows it where only one column
  /// fits, before the server has collapsed the columns, or without the script.
  private func backToColumnBefore(_ bar: Element) -> HTMLNode? {
    guard !context.knowsSizes, let column = bar.nearestAround(.column, .sheet, .popover), column.role == .column,
      let split = column.parent, split.traits?[FrontColumn.self]?() === column,
      let index = visible(split).firstIndex(where: { $0 === column }),
      index > 0
    else { return nil }
    let title = visible(split)[index - 1].firstInside(where: \.isTitleOfPage)?.label ?? context.words("Back")
    var link = HTMLNode(bar, part: "k", "a", class: "back")
    link.set("href", context.addressOfBack)
    link.set("aria-label", backName(title.printable))
    link.html = backLabel(title.printable)
    return link
  }

  /// The name of a link back for assistive technology.
  func backName(_ title: String) -> String {
    title == context.words("Back") ? title : context.words("Back to %1", title)
  }

  func backLabel(_ title: String) -> String {
    SymbolDrawing.svg("chevron.backward", label: nil) + "<span class=\"t\">\(HTMLText.shown(title))</span>"
  }

  /// The button that opens the app's menus.
  private func menuButton(_ bar: Element) -> HTMLNode {
    var button = HTMLNode(bar, part: "m", "button", class: "b ico barb appm")
    button.set("data-act", "commands")
    button.set("aria-haspopup", "menu")
    button.set("aria-keyshortcuts", InputTable.menusKey)
    button.set("aria-label", context.words("Menu"))
    return button
  }

  private func tabBar(_ element: Element) -> HTMLNode {
    let isAtTop = element.parent?.children.first { !$0.isNotShown } === element
    var node = start(element, "div", ["tabbar", isAtTop ? "top" : ""].filter { !$0.isEmpty })
    node.set("role", "tablist")
    node.add(visible(element))
    return node
  }

  /// The dots of a paged tab view, as buttons.
  private func pageMarks(_ element: Element) -> HTMLNode {
    var node = start(element, "div", ["marks"])
    guard let pages = element.parent, let turned = pages.turnedPages else { return node }
    for index in 0..<min(turned.count, 40) {
      var button = HTMLNode(element, part: "p\(index)", "button")
      submit("page", "\(pages.nodeID).\(index - turned.shown)", &button)
      button.set("data-step", "\(index - turned.shown)")
      button.set("data-for", pages.nodeID)
      button.set("aria-label", context.words("Page %1 of %2", "\(index + 1)", "\(turned.count)"))
      if index == turned.shown { button.set("aria-current", "true") }
      node.add(button)
    }
    return node
  }

  func split(_ element: Element) -> HTMLNode {
    var node = start(element, "div", ["split"])
    node.add(visible(element))
    return node
  }

  func column(_ element: Element) -> HTMLNode {
    let shown = element.parent.map(visible) ?? []
    let isLast = shown.last === element
    let placement = element.traits?[ColumnPlacement.self] ?? .beside
    let isFront = !context.knowsSizes && element.parent?.traits?[FrontColumn.self]?() === element
    var style = ""
    if !isLast || placement == .overlaid { style = "width:\(CSSLength.text(element.frame.width));" }
    let isNavigation = !isLast && element.panelAround == nil
    var node = start(
      element, isNavigation ? "nav" : "div",
      ["col", isLast ? "last" : "", isFront ? "front" : "", placement == .overlaid ? "over" : ""].filter {
        !$0.isEmpty
      }, style: style)
    if isNavigation {
      node.set("aria-label", element.firstInside(where: \.isTitleOfPage)?.label ?? context.words("Sidebar"))
    }
    node.add(visible(element))
    return node
  }

  func tabs(_ element: Element) -> HTMLNode {
    let isInColumns = if case .stack = element.layoutKind.arrangement { true } else { false }
    let width = (element.screen.metrics as? WebMetrics)?.width(ofTabsInBarOf: element)
    let tint = element.children.first(where: \.holdsTabs)?.children.first.map(tint) ?? ""
    var node = start(
      element, "div", ["tabs", isInColumns ? "sideways" : "", width == nil ? "" : "one"].filter { !$0.isEmpty },
      style: (width.map { "--tabs:\(CSSLength.text($0));" } ?? "") + tint)
    addContent(of: element, to: &node)
    return node
  }

  // MARK: Panels

  func panel(_ element: Element) -> HTMLNode {
    let kind =
      switch element.panel {
      case .alert: "alert"
      case .dialog: "alert choice"
      case .popover: "popover"
      case .sheet(let coversWindow): coversWindow ? "cover" : "sheet"
      case nil: "sheet"
      }
    var style = ""
    var classes = [kind]
    if kind == "sheet", element.frame.height < element.screen.metrics.sheetSize(in: element.screen.size).height - 1 {
      // The engine's height is an estimate, so the browser fits the sheet to its content.
      if element.layoutKind === ElementLayout.fittingSheet {
        classes.append("fit")
      } else {
        style = "--h:\(CSSLength.text(element.frame.height));"
      }
    }
    var node = start(element, "dialog", classes, style: style)
    node.set("data-at", anchor(of: element))
    // The dialog is open without the script. The script makes it modal.
    node.flag("open", if: true)
    if element.hasTrait(.modal) || element.panel != .popover { node.flag("data-modal", if: true) }
    if element.panel == .alert { node.set("role", "alertdialog") }
    if let label = element.label ?? element.firstInside(where: { $0.hasTrait(.header) })?.label {
      node.set("aria-label", label)
    } else if let first = element.textsInside.first {
      node.set("aria-label", first)
    }
    // A phone shows no question, because its dialogs appear at the control that opens them.
    if element.panel == .dialog, let question = element.label, !element.textsInside.contains(question) {
      var title = HTMLNode(element, part: "q", "h2", class: "t")
      title.html = HTMLText.shown(question)
      node.add(title)
    }
    var inner = HTMLNode(element, part: "c", "div", class: "pan z")
    inner.add(visible(element))
    node.add(inner)
    if element.needsCloseButton {
      node.classes.append("shut")
      if element.hasNoBarAtTop { node.classes.append("lone") }
      var close = HTMLNode(element, part: "x", "button", class: "b ico close", symbol: "xmark")
      submit("dismiss", element.nodeID, &close)
      close.set("data-act", "dismiss")
      close.set("aria-label", context.words("Close"))
      node.add(close)
    }
    return node
  }

  /// Where a popover is attached: to a node, at one of its edges, and at a part of it.
  private func anchor(of popover: Element) -> String? {
    guard popover.panel == .popover, let source = popover.traits?[PopoverSource.self]?() else { return nil }
    var place: PopoverPlace?
    if case .popover(let known)? = popover.traits?[PresentationTrait.self]?.style { place = known }
    let isMirrored = popover.layoutDirection == .rightToLeft
    let edge =
      switch place?.edge {
      case .top: "top"
      case .leading: isMirrored ? "right" : "left"
      case .trailing: isMirrored ? "left" : "right"
      case .bottom, nil: "bottom"
      }
    func number(_ value: CGFloat) -> String { CSSLength.number(value) }
    let size = source.frame.size
    // In fractions of the source's size, because the browser's layout differs from the engine's.
    let part: [CGFloat] =
      switch place?.target {
      case .point(let point): [point.x, point.y, 0, 0]
      case .rectangle(let rect) where size.width > 0 && size.height > 0:
        [rect.minX / size.width, rect.minY / size.height, rect.width / size.width, rect.height / size.height]
      case .bounds, .rectangle, nil: [0, 0, 1, 1]
      }
    return ([source.nodeID, edge] + part.map(number)).joined(separator: " ")
  }
}

extension HTMLNode {
  /// The classes, for adding more.
  var classes: [String] {
    get { attributes.first { $0.name == "class" }?.value.split(separator: " ").map(String.init) ?? [] }
    set {
      let value = newValue.joined(separator: " ")
      if let index = attributes.firstIndex(where: { $0.name == "class" }) {
        attributes[index].value = value
      } else {
        attributes.append(("class", value))
      }
    }
  }
}
