import CairnHosting
import CairnScreen

/// The app's menus as one menu: under headings if there are few commands, else as submenus.
@MainActor
struct CommandMenus {
  private(set) var html = ""
  private var count = 0

  /// The largest number of commands shown without submenus.
  private static let flatItems = 12

  init(_ bar: Element) {
    let menus = bar.children.map { (label: HTMLText.shown($0.label ?? ""), parts: MenuPart.items(of: $0)) }
    let isFlat = menus.reduce(0) { $0 + $1.parts.count } <= Self.flatItems
    for menu in menus {
      if isFlat {
        html +=
          "<div role=\"group\" aria-label=\"\(menu.label)\"><div class=\"sh\" aria-hidden=\"true\">\(menu.label)</div>"
        add(menu.parts)
        html += "</div>"
      } else {
        addMenu(menu.label, menu.parts)
      }
    }
  }

  private mutating func add(_ parts: [MenuPart]) { for part in parts { add(part) } }

  private mutating func add(_ part: MenuPart) {
    switch part {
    case .divider: html += "<hr role=\"separator\">"
    case .submenu(let title, let parts): addMenu(HTMLText.shown(title), parts)
    case .options(_, let parts): add(parts)
    case .section(let title, let parts):
      let title = HTMLText.shown(title ?? "")
      html += "<div role=\"group\" aria-label=\"\(title)\">"
      if !title.isEmpty { html += "<div class=\"sh\" aria-hidden=\"true\">\(title)</div>" }
      add(parts)
      html += "</div>"
    case .item(let item): add(item)
    }
  }

  private mutating func add(_ item: MenuItem) {
    var attributes =
      switch item.mark {
      case .check(let isOn): "role=\"menuitemcheckbox\" aria-checked=\"\(isOn)\""
      case .choice(let isOn): "role=\"menuitemradio\" aria-checked=\"\(isOn)\""
      case nil: "role=\"menuitem\""
      }
    if let shortcut = item.shortcut {
      let name = HTMLText.escaped(ShortcutKeys.name(of: shortcut))
      attributes += " aria-keyshortcuts=\"\(name)\" data-k=\"\(name.replacing("Control", with: "Ctrl"))\""
    }
    if !item.isEnabled { attributes += " disabled" }
    html += "<button class=\"b item\" value=\"\(item.element.nodeID)\" data-act=\"command\" \(attributes)>"
    html += "\(HTMLText.shown(item.title))</button>"
  }

  private mutating func addMenu(_ label: String, _ parts: [MenuPart]) {
    count += 1
    let name = "menu\(count)"
    html += "<button class=\"b item more\" role=\"menuitem\" aria-haspopup=\"menu\" popovertarget=\"\(name)\">\(label)"
    html += "</button><div class=\"pop\" id=\"\(name)\" popover role=\"menu\" aria-label=\"\(label)\">"
    add(parts)
    html += "</div>"
  }
}
