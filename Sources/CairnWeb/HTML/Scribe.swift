import CairnCore
import CairnFoundation
import CairnHosting
import CairnScreen
import CairnValues
import Foundation

/// Writes elements as HTML nodes.
///
/// It keeps no state of the tree, so the same element always gives the same node. Switches over roles, contents and
/// styles have no default.
@MainActor
final class Scribe {
  let growths = Growths()
  let context: any ScribeContext
  /// The form that every control belongs to, for browsers without the script.
  static let formID = "post"
  /// The items of the open context menu.
  var menuItems: Set<ElementID> = []

  init(_ context: any ScribeContext) { self.context = context }

  func node(for element: Element) -> HTMLNode {
    var node = bare(element)
    if element.hasTrait(.hidden), !element.popsUp, element.hasNoStops { node.set("aria-hidden", "true") }
    if let id = element.semantics?.identifier { node.set("data-id", id) }
    if let shortcut = element.traits?[ShortcutTrait.self] {
      node.set("aria-keyshortcuts", ShortcutKeys.name(of: shortcut))
    }
    return node
  }

  private func bare(_ element: Element) -> HTMLNode {
    switch element.role {
    case .text: text(element)
    case .image: picture(element)
    case .shape: shape(element)
    case .divider: divider(element)
    case .spacer: frame(element, "span")
    case .button, .menuItem: button(element)
    case .link: link(element)
    case .backButton: backButton(element)
    case .field, .secureField: field(element)
    case .textEditor: editor(element)
    case .toggle: toggle(element)
    case .picker: picker(element)
    case .option: option(element)
    case .slider: frame(element, "div")
    case .stepper: stepper(element)
    case .menu: menu(element)
    case .datePicker: datePicker(element)
    case .colorPicker: colorPicker(element)
    case .disclosure: disclosure(element)
    case .tab: tab(element)
    case .row: row(element)
    case .progress, .gauge: measure(element)
    case .group: group(element)
    case .list: list(element)
    case .section: section(element)
    case .header, .footer: heading(element)
    case .scrollArea: scrollArea(element)
    case .table: table(element)
    case .window: window(element)
    case .stack: plain(element, "div", "stack")
    case .page: page(element)
    case .bar: bar(element)
    case .split: split(element)
    case .column: column(element)
    case .tabs: tabs(element)
    case .sheet, .alert, .dialog, .popover: panel(element)
    case .inspector: plain(element, "aside", "inspector")
    case .menuBar: plain(element, "div", "menubar")
    }
  }

  // MARK: Parts of every node

  /// Returns a node with the classes and styles of the element's layout and effects.
  func start(
    _ element: Element, _ tag: String, _ classes: [String] = [], style own: String = "", without: Set<String> = []
  ) -> HTMLNode {
    var node = HTMLNode(element, tag)
    let box = Box(of: element, growths)
    let classes = element.isFirstAccessory ? classes + ["fa"] : classes
    var names = classes + box.classes.filter { !without.contains($0) }
    var style = box.style + own
    if element.hasEffects {
      let effects = CSSEffects(of: element)
      style += effects.style + (CSSMask.style(of: element, address: context.address(of:)) ?? "")
      names += effects.classes
      node.set("title", effects.help)
      node.set("data-t", effects.transition)
      if let match = effects.match { node.set(match.name, match.key) }
    }
    if element.isTapTarget { names.append("tap") }
    if !names.isEmpty { node.set("class", names.joined(separator: " ")) }
    if !style.isEmpty { node.set("style", style.hasSuffix(";") ? String(style.dropLast()) : style) }
    if let gestures = element.gestureLetters { node.set("data-g", gestures) }
    if element.isDraggable { node.set("draggable", "true") }
    node.flag("data-o", if: element.takesDrops || element.takesInsertions)
    switch element.pasting {
    case .press: node.set("data-p", "1")
    case .command: node.set("data-p", "")
    case nil: break
    }
    return node
  }

  /// The style of an element that can be animated separately: one with effects or an offset.
  func movingStyle(of element: Element) -> String? {
    if element.hasEffects { return Box(of: element, growths).style + CSSEffects(of: element).style }
    if case .offset = element.layoutKind.arrangement { return Box(of: element, growths).style }
    return nil
  }

  /// The children that take space on the screen.
  func visible(_ element: Element) -> [Element] {
    let children = element.children.filter { !$0.isNotShown && !$0.isBlank }
    // The first child of a mask is its shape, which CSS needs as a picture.
    return element.effects.contains(.mask) ? Array(children.dropFirst()) : children
  }

  /// The label of a control, without the parts that show its value: HTML's own control shows that.
  func labelParts(_ element: Element) -> [Element] {
    let parts = visible(element).filter { !$0.popsUp }
    if parts.count == 1, parts[0].role == .group { return Array(visible(parts[0]).dropLast()) }
    return Array(parts.dropLast())
  }

  /// The label beside HTML's own part of a control.
  func words(_ parts: [Element], of element: Element) -> HTMLNode {
    var node = HTMLNode(element, part: "c", "span", class: "in")
    node.add(parts)
    return node
  }

  func plain(_ element: Element, _ tag: String, _ classes: String...) -> HTMLNode {
    var node = start(element, tag, classes)
    node.add(visible(element))
    describe(element, &node)
    return node
  }

  /// A node that only lays out its children. Inside a label, HTML allows only spans.
  func frame(_ element: Element, _ tag: String, _ classes: String...) -> HTMLNode {
    var node = start(element, element.isInPhrase ? "span" : tag, classes)
    if element.isTapTarget {
      if !element.isInPhrase {
        node.set("role", "button")
        node.set("tabindex", "0")
      }
      node.set("aria-label", element.label ?? element.nameOfPictures)
    } else {
      if element.events.contains(.focus), element.role == .group, !element.isInPhrase { node.set("tabindex", "0") }
      describe(element, &node)
    }
    node.add(visible(element))
    return node
  }

  func group(_ element: Element) -> HTMLNode {
    if element.popsUp { return popUp(element) }
    if case .markup(let markup)? = element.part?.content { return part(element, markup) }
    if let picker = element.pickerOfSpreadOptions { return options(element, of: picker) }
    if element.holdsRowsOfList, element.layoutKind.lazyItems != nil { return rows(element) }
    if isContentOfMain(element) { return frame(element, "main", "content") }
    var node = frame(element, "div")
    if element.hasTrait(.header), !element.isInPhrase { node.set("role", "heading") }
    return node
  }

  /// The app's own markup. It is shown at once, and a script that is loaded with the first such node connects it to its own.
  private func part(_ element: Element, _ markup: HostMarkup) -> HTMLNode {
    var node = start(element, "cairn-part")
    if !markup.script.isEmpty {
      node.set("src", context.address(ofScript: markup.script))
      node.set("value", markup.value)
    }
    node.flag("hidden", if: element.part?.isUnseen == true)
    describe(element, &node)
    let style =
      markup.style.isEmpty ? "" : "<link rel=\"stylesheet\" href=\"\(context.address(ofStyle: markup.style))\">"
    node.html = "<template shadowrootmode=\"open\">\(style)\(markup.html)</template>"
    return node
  }

  /// Sets the label, value and hint that HTML does not derive from the content.
  func describe(_ element: Element, _ node: inout HTMLNode) {
    guard let semantics = element.semantics else { return }
    if semantics.label != nil || semantics.value != nil {
      let isNamed = node.attributes.contains { $0.name == "role" } || Self.hasName.contains(node.tag)
      if !isNamed { node.set("role", semantics.traits.contains(.image) ? "img" : "group") }
      let label = [semantics.label, semantics.value].compactMap { $0 }.filter { !$0.isEmpty }
      if !label.isEmpty { node.set("aria-label", label.joined(separator: ", ")) }
    }
    if let hint = semantics.hint, !hint.isEmpty, !node.attributes.contains(where: { $0.name == "title" }) {
      node.set("aria-description", hint)
    }
  }

  private static let hasName: Set = [
    "button", "a", "input", "select", "textarea", "main", "nav", "aside", "dialog", "ul",
  ]

  func disable(_ element: Element, _ node: inout HTMLNode) { node.flag("disabled", if: element.isInert) }
}

extension Element {
  /// The labels of the shapes and pictures inside, if they are all there is: HTML takes a name only from text.
  fileprivate var nameOfPictures: String? {
    func hasText(_ element: Element) -> Bool {
      if case .text = element.content { return true }
      return element.children.contains(where: hasText)
    }
    let labels = textsInside
    return labels.isEmpty || hasText(self) ? nil : labels.joined(separator: ", ")
  }
}

/// The window's state that a scribe needs.
@MainActor
protocol ScribeContext: AnyObject {
  /// Returns the address of the page that a link opens.
  func address(of link: Element) -> String?
  /// The address of the page that Back shows.
  var addressOfBack: String { get }
  func address(of image: ImageContent) -> String?
  /// Returns the addresses of a style sheet and a script of the app's own.
  func address(ofStyle text: String) -> String
  func address(ofScript text: String) -> String
  /// The color scheme that the app prefers for the window, or `nil` for the user's.
  var preferredScheme: ColorScheme? { get }
  /// Whether the browser has said how large its windows are. Until then, pages are written for any.
  var knowsSizes: Bool { get }
  /// Called for a symbol without a drawing.
  func missSymbol(_ name: String)
  /// Whether the app has menus, so that the page needs a button for them.
  var hasMenus: Bool { get }
  /// Cairn's own words in the user's language.
  var words: OwnWords { get }
}
