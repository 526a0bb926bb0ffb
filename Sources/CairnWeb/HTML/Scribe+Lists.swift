import CairnCore
import CairnHosting
import CairnPrinting
import CairnScreen
import CairnValues
import Foundation

// Lists, their sections and rows.
extension Scribe {
  func list(_ element: Element) -> HTMLNode {
    let look = element.traits?[ListLookTrait.self] ?? .automatic
    let kind: String
    switch look {
    case .automatic, .inset, .insetGrouped, .grouped, .columns, .table: kind = "cards"
    case .plain, .bordered: kind = "flat"
    case .sidebar: kind = "side"
    }
    return scrolling(element, ["list", kind])
  }

  /// The rows and sections of a list. Consecutive rows are items of one HTML list.
  func rows(_ element: Element) -> HTMLNode {
    var node = start(element, "div")
    addInRuns(visible(element), to: &node, of: element)
    return node
  }

  func section(_ element: Element) -> HTMLNode {
    let children = visible(element)
    guard children.contains(where: { $0.isRow }) || element.nearestAround(.list, .page) != nil else {
      return plain(element, "div")
    }
    var node = start(element, "section", ["sec"])
    if let header = children.first, header.role == .header {
      // A group, because sections may share a title, and landmarks must be unique.
      node.set("role", "group")
      node.set("aria-labelledby", header.nodeID)
    }
    addInRuns(children, to: &node, of: element)
    return node
  }

  /// Adds elements, with consecutive rows in a separate list.
  private func addInRuns(_ children: [Element], to node: inout HTMLNode, of element: Element) {
    var run: [Element] = []
    func end() {
      guard !run.isEmpty else { return }
      var list = HTMLNode(element, part: "u\(node.items.count)", "ul", class: "ul")
      list.add(run)
      node.add(list)
      run = []
    }
    for child in children {
      if child.isRow {
        run.append(child)
      } else {
        end()
        node.add([child])
      }
    }
    end()
  }

  func heading(_ element: Element) -> HTMLNode {
    let isHeader = element.role == .header
    // A heading cannot contain controls.
    let hasControls = element.firstInside { $0.role.isActionable } != nil
    var node = start(element, isHeader ? (hasControls ? "div" : "h2") : "div", [isHeader ? "sh" : "sft"])
    node.add(visible(element))
    return node
  }

  // MARK: Rows

  func row(_ element: Element) -> HTMLNode {
    var classes = ["row"]
    var style = ""
    let isSelected = element.hasTrait(.selected)
    if isSelected { classes.append("sel") }
    if element.standsForItsContent || isPressedAsAWhole(element) { classes.append("act") }
    if let look = element.traits?[RowLookTrait.self] {
      if look.separator == .hidden { classes.append("nosep") }
      if let tint = look.tint { style += "background:\(CSSPaint.background(tint));" }
    }
    let isItem = element.listAround != nil
    var node = start(element, isItem ? "li" : "div", classes, style: style)
    let parts = element.traits?[RowPartsTrait.self]
    addBackground(parts, &node, element)
    addSelection(element, isSelected, &node)
    guard case .row(let insets, _, let contentCount, let accessoryCount) = element.layoutKind.arrangement else {
      node.add(visible(element))
      return node
    }
    let shown = visible(element)
    let content = shown.prefix(contentCount)
    if content.count > 1 {
      var column = HTMLNode(element, part: "c", "div", class: "rc")
      column.add(content)
      node.add(column)
    } else {
      node.add(content)
    }
    node.add(shown.dropFirst(contentCount).prefix(accessoryCount))
    addActions(element, parts, insets, &node)
    return node
  }

  private func addBackground(_ parts: RowParts?, _ node: inout HTMLNode, _ element: Element) {
    guard let parts, !parts.background.isEmpty else { return }
    var layer = HTMLNode(element, part: "g", "div", class: "rbg z")
    layer.set("aria-hidden", "true")
    layer.add(parts.background)
    node.add(layer)
  }

  /// Adds the control that selects a row: a button behind its content, or a check box in edit mode.
  private func addSelection(_ element: Element, _ isSelected: Bool, _ node: inout HTMLNode) {
    let editing = element.traits?[RowEditingTrait.self] ?? []
    if editing.contains(.deletion) {
      var button = HTMLNode(element, part: "x", "button", class: "del", symbol: "minus.circle.fill")
      submit("delete", element.nodeID, &button)
      button.set("data-act", "delete")
      button.set("aria-label", context.words("Delete %1", element.name.printable))
      node.add(button)
    }
    guard isPressedAsAWhole(element) else { return }
    var button = HTMLNode(element, part: "i", "button", class: editing.contains(.mark) ? "pickr mark" : "pickr")
    press(element, &button)
    // Rows that only act have no state.
    if element.events.contains(.select) { button.set("aria-pressed", isSelected ? "true" : "false") }
    button.set("aria-label", element.name)
    if editing.contains(.mark) {
      button.html = SymbolDrawing.svg(isSelected ? "checkmark.circle.fill" : "circle", label: nil)
    }
    node.add(button)
  }

  /// Whether pressing the row activates the row itself, and not a control inside.
  private func isPressedAsAWhole(_ element: Element) -> Bool {
    if element.events.contains(.select), !element.standsForItsContent { return true }
    return element.events.contains(.activate) && element.firstInside { $0.role.isActionable || $0.isTapTarget } == nil
  }

  /// A row's swipe actions: a button that opens them as a menu, and a grip if the row can be moved. They have space
  /// beside the content, so that they cover nothing. After a swipe, the actions are a line of buttons below the
  /// content.
  private func addActions(_ element: Element, _ parts: RowParts?, _ insets: EdgeInsets, _ node: inout HTMLNode) {
    let editing = element.traits?[RowEditingTrait.self] ?? []
    let actions = (parts?.leading ?? []) + (parts?.trailing ?? []).reversed()
    let deletes = element.events.contains(.delete) && !editing.contains(.deletion) && parts?.trailing.isEmpty != false
    let moves = element.events.contains(.move)
    guard !actions.isEmpty || deletes || moves else { return }
    let label = context.words("Actions: %1", element.name.printable)
    var menu = HTMLNode(element, part: "sp", "div", class: "pop")
    menu.flag("popover", if: true)
    menu.set("role", "menu")
    menu.set("aria-label", label)
    menu.add(actions)
    func add(_ suffix: String, _ act: String, _ words: String, _ kind: String = "") {
      var button = HTMLNode(element, part: suffix, "button", class: "b item\(kind)")
      button.set("role", "menuitem")
      submit(act, element.nodeID, &button)
      button.set("data-act", act)
      button.html = HTMLText.shown(context.words(words))
      menu.add(button)
    }
    if element.move(by: -1) != nil { add("mu", "up", "Move Up") }
    if element.move(by: 1) != nil { add("md", "down", "Move Down") }
    if deletes { add("sx", "delete", "Delete", " bad") }
    var zone = HTMLNode(element, part: "s", "span", class: "acts")
    let width = WebMetrics.rowActionWidth * (moves ? 2 : 1)
    let end = min(max((insets.trailing - width) / 2, 0), 8)
    if end != 8 { zone.set("style", "inset-inline-end:\(CSSLength.text(end))") }
    if !menu.items.isEmpty {
      var opener = HTMLNode(element, part: "sb", "button", class: "b ico", symbol: "ellipsis")
      opener.set("popovertarget", menu.id.text)
      opener.set("aria-haspopup", "menu")
      // The script asks for the context menu, which these actions are a part of.
      if element.rowHasContextMenu { opener.set("value", element.nodeID) }
      opener.set("aria-label", label)
      zone.add(opener)
      zone.add(menu)
    }
    if moves { zone.add(HTMLNode(element, part: "sg", "span", class: "grip")) }
    node.add(zone)
  }

  /// Returns the actions of a row in its context menu. The page has nodes with their ids already, in the row.
  func rowItems(of menu: ActionMenu) -> [String] {
    [menu.actions, menu.moves].map { items in items.map(rowItem).joined() }
  }

  private func rowItem(_ item: MenuItem) -> String {
    var attributes =
      "class=\"b item\(item.isDestructive ? " bad" : "")\" role=\"menuitem\" value=\"\(item.element.nodeID)\""
    switch item.act {
    case .activate: break
    case .delete: attributes += " data-act=\"delete\""
    case .move(let places): attributes += " data-act=\"\(places < 0 ? "up" : "down")\""
    }
    if !item.isEnabled { attributes += " disabled" }
    return
      "<button \(attributes)>\(HTMLText.escaped(item.act == .activate ? item.title : context.words(item.title)))</button>"
  }

  // MARK: Scrolling

  func scrollArea(_ element: Element) -> HTMLNode { scrolling(element, ["scroll"]) }

  /// An area that the script watches for scrolling. If nothing inside can be focused, the area itself can.
  private func scrolling(_ element: Element, _ classes: [String]) -> HTMLNode {
    var node = start(element, isContentOfMain(element) ? "main" : "div", classes)
    if element.events.contains(.scroll) {
      node.flag("data-s", if: true)
      if element.hasNoStops { node.set("tabindex", "0") }
    }
    node.add(visible(element))
    describe(element, &node)
    return node
  }

  func table(_ element: Element) -> HTMLNode { plain(element, "div", "tablev") }
}
