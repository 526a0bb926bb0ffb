import CairnCore
import CairnPrinting
import CairnScreen
import CairnValues
import Foundation

// Buttons, links, tabs, menus.
extension Scribe {
  func button(_ element: Element) -> HTMLNode {
    let isNested = element.isInPhrase
    let classes = ["b"] + buttonClasses(element)
    var node = start(element, isNested ? "span" : "button", classes, style: tint(of: element) + radius(of: element))
    if isNested {
      node.set("role", "button")
    } else {
      press(element, &node)
      disable(element, &node)
    }
    if element.isInMenu || isInPopUp(element) { node.set("role", "menuitem") }
    name(element, &node)
    if element.isInBar, element.isPictureOnly, !node.attributes.contains(where: { $0.name == "title" }) {
      node.set("title", element.label)
    }
    fill(&node, with: element)
    return node
  }

  /// Makes the element submit the page's form with its id if the script does not run.
  func press(_ element: Element, _ node: inout HTMLNode) { submit("tap", element.nodeID, &node) }

  /// Makes a button submit the page's form with a name and a value.
  func submit(_ name: String, _ value: String, _ button: inout HTMLNode) {
    button.set("form", Self.formID)
    button.set("name", name)
    button.set("value", value)
  }

  func isInPopUp(_ element: Element) -> Bool {
    for one in element.selfAndAncestors {
      if one.popsUp || menuItems.contains(one.id) || one.traits?[RowActionTrait.self] == true { return true }
      if one.isArea { return false }
    }
    return false
  }

  /// Fills a node with the element's own content, or its children.
  func fill(_ node: inout HTMLNode, with element: Element) {
    switch element.content {
    case .text(let text): node.html = "<span class=\"t\">\(CSSText.html(text))</span>"
    case .image(let image):
      if case .symbol(let name) = image.source { node.html = SymbolDrawing.svg(name, label: nil) }
    case .none, .field, .toggle, .range, .shape, .drawing, .part: node.add(visible(element))
    }
  }

  /// Sets the accessible name of a control whose content does not give it one.
  func name(_ element: Element, _ node: inout HTMLNode) {
    let words = element.textsInside + [element.ownText].compactMap(\.self)
    if element.semantics?.label != nil || words != element.wordsShown { node.set("aria-label", element.label) }
    if let hint = element.semantics?.hint, !hint.isEmpty { node.set("aria-description", hint) }
  }

  private func buttonClasses(_ element: Element) -> [String] {
    var classes: [String] = []
    let isFree = element.standsFree
    switch element.buttonLook {
    case .automatic:
      if isInPopUp(element) {
        classes.append("item")
      } else if case .menuItem? = element.control {
        classes.append("item")
      } else if element.panelAround?.isDialog == true {
        classes.append("answer")
      } else if isFree {
        classes.append("bor")
      } else {
        classes.append(element.isInBar ? "barb" : "link")
      }
    case .plain: classes.append("pl")
    case .borderless: classes.append("link")
    case .bordered: classes.append("bor")
    case .borderedProminent, .glassProminent: classes.append("pro")
    case .glass: classes.append("glassb")
    case .link: classes.append("link")
    case .card: classes.append("cardb")
    case .accessoryBar, .accessoryBarAction: classes.append("bor")
    case .custom: classes.append("pl")
    }
    switch element.controlLook?.size ?? .regular {
    case .mini, .small: classes.append("small")
    case .regular: break
    case .large, .extraLarge: classes.append("large")
    }
    switch element.controlLook?.border ?? .automatic {
    case .automatic: break
    case .capsule: classes.append("cap")
    case .circle: classes.append("circ")
    case .roundedRectangle: classes.append("rr")
    }
    if element.hasTrait(.destructive) { classes.append("bad") }
    if element.hasTrait(.cancels) { classes.append("cancel") }
    if element.isPictureOnly { classes.append("ico") }
    return classes
  }

  /// The radius of the border that the app asks for.
  private func radius(of element: Element) -> String {
    guard case .roundedRectangle(let radius?)? = element.controlLook?.border else { return "" }
    return "border-radius:\(CSSLength.number(radius))px;"
  }

  func tint(of element: Element) -> String {
    guard let tint = element.controlLook?.tint else { return "" }
    return "--tint:\(CSSPaint.color(tint));"
  }

  func link(_ element: Element) -> HTMLNode {
    if element.isInPhrase || element.isInert {
      var node = start(element, "span", ["lk"])
      if element.isInert {
        node.set("role", "link")
        node.set("aria-disabled", "true")
      }
      node.add(visible(element))
      return node
    }
    let look = element.buttonLook
    var classes = ["lk"]
    switch look {
    case .bordered, .glass, .card, .accessoryBar, .accessoryBarAction: classes.append("bor")
    case .borderedProminent, .glassProminent: classes.append("pro")
    case .automatic, .borderless, .link:
      if !element.isInRow { classes.append("free") }
    case .plain, .custom: classes.append("pl")
    }
    var node = start(element, "a", classes, style: tint(of: element) + radius(of: element))
    if let url = element.traits?[AddressTrait.self] {
      // The app opens the link itself. The browser gets no address whose scheme is not permitted.
      node.set("href", LinkSchemes.permits(url) ? url.absoluteString : "#")
      node.set("rel", "noopener noreferrer")
    } else {
      node.set("href", context.address(of: element) ?? "#")
    }
    if element.nearestAround(.row, .page)?.hasTrait(.selected) == true || element.hasTrait(.selected) {
      node.set("aria-current", "page")
    }
    name(element, &node)
    fill(&node, with: element)
    return node
  }

  func backButton(_ element: Element) -> HTMLNode {
    var node = start(element, "a", ["back"], without: ["t"])
    node.set("href", context.addressOfBack)
    let label = (element.label ?? context.words("Back")).printable
    node.set("aria-label", backName(label))
    node.html = backLabel(label)
    return node
  }

  func tab(_ element: Element) -> HTMLNode {
    var node = start(element, "button", ["tab"], style: tint(of: element))
    press(element, &node)
    node.set("role", "tab")
    let isChosen = element.hasTrait(.selected)
    node.set("aria-selected", isChosen ? "true" : "false")
    // Tabs are one focus stop; the arrow keys move between them.
    if !isChosen { node.set("tabindex", "-1") }
    disable(element, &node)
    name(element, &node)
    fill(&node, with: element)
    if let badge = element.semantics?.value, !badge.isEmpty {
      var part = HTMLNode(element, part: "b", "span", class: "badge")
      part.html = HTMLText.shown(badge)
      node.add(part)
    }
    return node
  }

  func disclosure(_ element: Element) -> HTMLNode {
    let isOpen = element.hasTrait(.expanded)
    var node = start(element, "button", ["disc", isOpen ? "open" : ""].filter { !$0.isEmpty })
    press(element, &node)
    node.set("aria-expanded", isOpen ? "true" : "false")
    disable(element, &node)
    node.add(words(visible(element), of: element))
    node.add(HTMLNode(element, part: "m", "span", class: "im mark mir", symbol: "chevron.forward"))
    return node
  }

  func menu(_ element: Element) -> HTMLNode {
    let popUp = element.children.first(where: \.popsUp)
    var node = start(element, element.isInPhrase ? "span" : "div", ["menu", "z"])
    var button = HTMLNode(element, part: "i", "button")
    var classes = ["b", "mb"]
    if element.isInBar {
      classes.append("barb")
    } else if element.standsFree {
      classes.append("bor")
    } else {
      classes.append("link")
    }
    switch element.menuLook {
    case .automatic, .button, .custom: break
    case .borderlessButton: classes.append("pl")
    }
    if element.isPictureOnly { classes.append("ico") }
    button.set("class", classes.joined(separator: " "))
    let tint = tint(of: element)
    if !tint.isEmpty { button.set("style", String(tint.dropLast())) }
    button.set("type", "button")
    if let popUp { button.set("popovertarget", popUp.nodeID) }
    button.set("aria-haspopup", "menu")
    button.flag("disabled", if: element.hasTrait(.disabled) || element.events.isEmpty)
    button.set("aria-label", element.isPictureOnly ? element.label : element.semantics?.label)
    button.add(element.children.filter { !$0.popsUp && !$0.isNotShown })
    if !element.isPictureOnly, !element.isInBar {
      button.add(HTMLNode(element, part: "m", "span", class: "im mark", symbol: "chevron.down"))
    }
    node.add(button)
    if let popUp { node.add([popUp]) }
    return node
  }

  /// The items of a menu. The browser opens it without asking the server, so they are always written.
  func popUp(_ element: Element) -> HTMLNode {
    var node = HTMLNode(element, "div", class: "pop")
    node.flag("popover", if: true)
    node.set("role", "menu")
    if let label = element.parent?.label { node.set("aria-label", label) }
    node.add(element.children)
    return node
  }
}

extension Element {
  /// Whether its label consists only of pictures.
  var isPictureOnly: Bool { wordsShown.isEmpty }

  /// The texts of its label.
  var wordsShown: [String] {
    if isUnseen || popsUp { return [] }
    if case .text(let text) = content { return text.string.isEmpty ? [] : [text.string] }
    return children.flatMap(\.wordsShown)
  }
}
