import CairnCore
import CairnScreen

/// The app's menus as one menu: under headings if there are few commands, else as submenus.
@MainActor
struct CommandMenus {
  private(set) var html = ""
  private var count = 0

  /// The largest number of commands shown without submenus.
  private static let flatItems = 12

  init(_ bar: Element) {
    let menus = Array(bar.children)
    let isFlat = menus.reduce(0) { $0 + $1.children.count } <= Self.flatItems
    for menu in menus {
      let label = HTMLText.escaped(menu.label ?? "")
      if isFlat {
        html += "<div role=\"group\" aria-label=\"\(label)\"><div class=\"sh\" aria-hidden=\"true\">\(label)</div>"
        add(menu.children)
        html += "</div>"
      } else {
        addMenu(label, menu.children)
      }
    }
  }

  private mutating func add(_ elements: some Sequence<Element>) {
    for element in elements { add(element) }
  }

  private mutating func add(_ element: Element) {
    switch element.role {
    case .divider: html += "<hr role=\"separator\">"
    case .menu:
      addMenu(HTMLText.escaped(element.label ?? ""), element.children.filter(\.popsUp).flatMap(\.children))
    case .section:
      let title = element.children.first { $0.role == .header }?.textsInside.joined(separator: " ") ?? ""
      html += "<div role=\"group\" aria-label=\"\(HTMLText.escaped(title))\">"
      if !title.isEmpty { html += "<div class=\"sh\" aria-hidden=\"true\">\(HTMLText.escaped(title))</div>" }
      add(element.children)
      html += "</div>"
    case .header, .footer: break
    case _ where element.role.isActionable && element.role != .picker: addItem(element)
    default: add(element.children)
    }
  }

  private mutating func addItem(_ element: Element) {
    var attributes = "role=\"menuitem\""
    if case .toggle(let isOn) = element.content {
      attributes = "role=\"menuitemcheckbox\" aria-checked=\"\(isOn)\""
    } else if element.role == .option {
      attributes = "role=\"menuitemradio\" aria-checked=\"\(element.hasTrait(.selected))\""
    }
    if let shortcut = element.traits?[ShortcutTrait.self] {
      let name = HTMLText.escaped(ShortcutKeys.name(of: shortcut))
      attributes += " aria-keyshortcuts=\"\(name)\" data-k=\"\(name.replacing("Control", with: "Ctrl"))\""
    }
    if element.isInert { attributes += " disabled" }
    let words = element.label ?? element.textsInside.joined(separator: " ")
    html += "<button class=\"b item\" value=\"\(element.nodeID)\" data-act=\"command\" \(attributes)>"
    html += "\(HTMLText.escaped(words))</button>"
  }

  private mutating func addMenu(_ label: String, _ elements: some Sequence<Element>) {
    count += 1
    let name = "menu\(count)"
    html += "<button class=\"b item more\" role=\"menuitem\" aria-haspopup=\"menu\" popovertarget=\"\(name)\">\(label)"
    html += "</button><div class=\"pop\" id=\"\(name)\" popover role=\"menu\" aria-label=\"\(label)\">"
    add(elements)
    html += "</div>"
  }
}
