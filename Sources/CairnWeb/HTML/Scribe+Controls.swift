import CairnCore
import CairnScreen
import CairnValues
import Foundation

// Controls for pressing, switching, choosing and writing.
extension Scribe {
  // MARK: Pressing

  func button(_ element: Element) -> HTMLNode {
    let isNested = element.isInPhrase
    var classes = ["b"]
    classes += buttonClasses(element)
    var node = start(element, isNested ? "span" : "button", classes, style: tint(of: element))
    if isNested {
      node.set("role", "button")
    } else {
      press(element, &node)
      disable(element, &node)
    }
    if element.nearestAround(.menu, .page, .row, .bar)?.role == .menu || isInPopUp(element) {
      node.set("role", "menuitem")
    }
    name(element, &node)
    fill(&node, with: element)
    return node
  }

  /// A press without the script sends the page's form, with the element's id.
  func press(_ element: Element, _ node: inout HTMLNode) {
    node.set("form", context.formID)
    node.set("name", "tap")
    node.set("value", element.nodeID)
  }

  private func isInPopUp(_ element: Element) -> Bool {
    if menuItems.contains(element.id) { return true }
    var current = element.parent
    while let outer = current {
      if outer.popsUp || menuItems.contains(outer.id) { return true }
      if outer.role == .page || outer.role == .window { return false }
      current = outer.parent
    }
    return false
  }

  /// Fills a node with the element's own content, or its children.
  func fill(_ node: inout HTMLNode, with element: Element) {
    switch element.content {
    case .text(let text): node.html = "<span class=\"t\">\(CSSText.html(text))</span>"
    case .image(let image):
      if case .symbol(let name) = image.source { node.html = SymbolDrawing.svg(name, label: nil) }
    case .none, .field, .toggle, .range, .shape, .drawing: node.add(visible(element))
    }
  }

  /// Sets the name of a control whose content does not say it.
  func name(_ element: Element, _ node: inout HTMLNode) {
    let words = element.textsInside + [element.ownText].compactMap(\.self)
    if element.semantics?.label != nil || words != element.wordsShown {
      node.set("aria-label", element.label)
    }
    if let hint = element.semantics?.hint, !hint.isEmpty { node.set("aria-description", hint) }
  }

  private func buttonClasses(_ element: Element) -> [String] {
    var classes: [String] = []
    let isFree = element.standsFree
    switch element.buttonLook {
    case .automatic:
      if isInPopUp(element) || element.role == .menuItem {
        classes.append("item")
      } else if let panel = element.panelAround, panel.role == .alert || panel.role == .dialog {
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
    if element.wordsShown.isEmpty { classes.append("ico") }
    return classes
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
      if element.nearestAround(.row, .page, .bar)?.role != .row { classes.append("free") }
    case .plain, .custom: classes.append("pl")
    }
    var node = start(element, "a", classes, style: tint(of: element))
    if let url = element.traits?[AddressTrait.self] {
      // The app decides what it opens; others get what they ask for.
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
    let label = element.label ?? "Back"
    node.set("aria-label", "Back to \(label)")
    node.html =
      SymbolDrawing.svg("chevron.backward", label: nil) + "<span class=\"t\">\(HTMLText.escaped(label))</span>"
    return node
  }

  func tab(_ element: Element) -> HTMLNode {
    var node = start(element, "button", ["tab"])
    press(element, &node)
    node.set("role", "tab")
    let isChosen = element.hasTrait(.selected)
    node.set("aria-selected", isChosen ? "true" : "false")
    // One stop of the keyboard; the arrows lead through the others.
    if !isChosen { node.set("tabindex", "-1") }
    disable(element, &node)
    name(element, &node)
    fill(&node, with: element)
    if let badge = element.semantics?.value, !badge.isEmpty {
      var part = HTMLNode(element.nodeID + "b", "span")
      part.set("class", "badge")
      part.html = HTMLText.escaped(badge)
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
    var inner = HTMLNode(element.nodeID + "c", "span")
    inner.set("class", "in")
    inner.add(visible(element))
    node.add(inner)
    var mark = HTMLNode(element.nodeID + "m", "span")
    mark.set("class", "im mark mir")
    mark.html = SymbolDrawing.svg("chevron.forward", label: nil)
    node.add(mark)
    return node
  }

  func menu(_ element: Element) -> HTMLNode {
    let popUp = element.children.first(where: \.popsUp)
    var node = start(element, element.isInPhrase ? "span" : "div", ["menu", "z"])
    var button = HTMLNode(element.nodeID + "i", "button")
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
    if element.wordsShown.isEmpty { classes.append("ico") }
    button.set("class", classes.joined(separator: " "))
    button.set("type", "button")
    if let popUp { button.set("popovertarget", popUp.nodeID) }
    button.set("aria-haspopup", "menu")
    button.flag("disabled", if: element.hasTrait(.disabled) || element.events.isEmpty)
    button.set("aria-label", element.isPictureOnly ? element.label : element.semantics?.label)
    button.add(element.children.filter { !$0.popsUp && !$0.isNotShown })
    if !element.isPictureOnly, !element.isInBar {
      var arrow = HTMLNode(element.nodeID + "m", "span")
      arrow.set("class", "im mark")
      arrow.html = SymbolDrawing.svg("chevron.down", label: nil)
      button.add(arrow)
    }
    node.add(button)
    if let popUp { node.add([popUp]) }
    return node
  }

  /// The items of a menu, which the browser opens by itself. The engine knows them all the time.
  func popUp(_ element: Element) -> HTMLNode {
    var node = HTMLNode(element.nodeID, "div")
    node.set("class", "pop")
    node.flag("popover", if: true)
    node.set("role", "menu")
    if let label = element.parent?.label { node.set("aria-label", label) }
    node.add(element.children)
    return node
  }

  // MARK: Switching

  func toggle(_ element: Element) -> HTMLNode {
    let isOn = if case .toggle(let value) = element.content { value } else { element.hasTrait(.selected) }
    switch element.toggleLook {
    case .button, .custom: return toggleButton(element, isOn)
    case .automatic, .switch, .checkbox: break
    }
    let isCheckbox = element.toggleLook == .checkbox
    var node = start(element, "label", ["tog"] + (element.isAloneInRow ? ["wide"] : []), style: tint(of: element))
    var words = HTMLNode(element.nodeID + "c", "span")
    words.set("class", "in")
    words.add(visible(element))
    var input = HTMLNode(element.nodeID + "i", "input")
    input.set("type", "checkbox")
    if !isCheckbox {
      input.set("role", "switch")
      input.set("class", "sw")
    }
    input.set("form", context.formID)
    input.set("name", element.nodeID)
    input.flag("checked", if: isOn)
    disable(element, &input)
    if let label = element.semantics?.label { input.set("aria-label", label) }
    if isCheckbox { node.add(input) }
    node.add(words)
    if !isCheckbox { node.add(input) }
    return node
  }

  private func toggleButton(_ element: Element, _ isOn: Bool) -> HTMLNode {
    let look = element.toggleLook == .custom ? "pl" : "bor"
    var node = start(element, "button", ["b", look, isOn ? "on" : ""].filter { !$0.isEmpty }, style: tint(of: element))
    press(element, &node)
    node.set("aria-pressed", isOn ? "true" : "false")
    disable(element, &node)
    name(element, &node)
    node.add(visible(element))
    return node
  }

  // MARK: Choosing

  func picker(_ element: Element) -> HTMLNode {
    switch element.pickerLook {
    case .segmented, .inline, .wheel, .palette, .radioGroup: return spreadPicker(element)
    case .automatic, .menu: return choiceList(element)
    case .navigationLink:
      var node = start(element, "button", ["b", "pl", "navp"] + (element.isAloneInRow ? ["wide"] : []))
      press(element, &node)
      disable(element, &node)
      node.add(visible(element).filter { !$0.popsUp })
      return node
    }
  }

  private func spreadPicker(_ element: Element) -> HTMLNode {
    var node = start(element, "div", ["spread", element.isAloneInRow ? "wide" : ""].filter { !$0.isEmpty })
    node.set("role", "radiogroup")
    node.set("aria-label", element.label ?? element.semantics?.label)
    node.add(visible(element))
    return node
  }

  /// The options of a picker that shows all of them.
  func options(_ element: Element, of picker: Element) -> HTMLNode {
    let classes =
      switch picker.pickerLook {
      case .segmented: ["seg"]
      case .palette: ["seg", "pal"]
      case .inline, .radioGroup: ["radios"]
      case .wheel: ["radios", "wheel"]
      case .automatic, .menu, .navigationLink: ["radios"]
      }
    var node = start(element, "div", classes, without: ["h", "v", "g", "z"])
    node.add(visible(element))
    return node
  }

  func option(_ element: Element) -> HTMLNode {
    if isInPopUp(element) {
      var node = start(element, "button", ["b", "item"])
      press(element, &node)
      node.set("role", "menuitemradio")
      node.set("aria-checked", element.hasTrait(.selected) ? "true" : "false")
      disable(element, &node)
      node.add(element.children)
      return node
    }
    var node = start(element, "label", ["opt"])
    var input = HTMLNode(element.nodeID + "i", "input")
    input.set("type", "radio")
    input.set("form", context.formID)
    input.set("name", groupName(of: element))
    input.set("value", element.nodeID)
    input.flag("checked", if: element.hasTrait(.selected))
    disable(element, &input)
    node.add(input)
    var words = HTMLNode(element.nodeID + "c", "span")
    words.set("class", "in")
    words.add(visible(element))
    node.add(words)
    if element.nearestAround(.row, .picker)?.role == .row {
      var mark = HTMLNode(element.nodeID + "m", "span")
      mark.set("class", "im mark")
      mark.html = SymbolDrawing.svg("checkmark", label: nil)
      node.add(mark)
    }
    return node
  }

  /// The options that exclude each other have the same name: the id of what is around them.
  private func groupName(of option: Element) -> String {
    (option.nearestAround(.picker) ?? option.nearestAround(.section, .list) ?? option).nodeID
  }

  private func choiceList(_ element: Element) -> HTMLNode {
    var node = start(element, "label", ["pick"] + (element.isAloneInRow ? ["wide"] : []), style: tint(of: element))
    var words = HTMLNode(element.nodeID + "c", "span")
    words.set("class", "in")
    words.add(labelParts(element))
    node.add(words)
    var list = HTMLNode(element.nodeID + "i", "select")
    list.set("form", context.formID)
    list.set("name", element.nodeID)
    list.flag("disabled", if: element.hasTrait(.disabled) || element.events.isEmpty)
    if let label = element.semantics?.label { list.set("aria-label", label) }
    let options = element.optionsInside
    var html = ""
    if !options.contains(where: { $0.hasTrait(.selected) }) { html += "<option hidden selected></option>" }
    for option in options {
      let label = option.label ?? option.textsInside.joined(separator: " ")
      html +=
        "<option value=\"\(option.nodeID)\"\(option.hasTrait(.selected) ? " selected" : "")>"
        + "\(HTMLText.escaped(label))</option>"
    }
    list.html = html
    node.add(list)
    return node
  }

  func stepper(_ element: Element) -> HTMLNode {
    var node = start(element, "div", ["step"] + (element.isAloneInRow ? ["wide"] : []))
    node.set("role", "group")
    node.set("aria-label", element.label)
    var words = HTMLNode(element.nodeID + "c", "span")
    words.set("class", "in")
    words.add(visible(element))
    node.add(words)
    var buttons = HTMLNode(element.nodeID + "s", "span")
    buttons.set("class", "steps")
    for (sign, symbol, name) in [("-", "minus", "Decrease"), ("+", "plus", "Increase")] {
      var button = HTMLNode(element.nodeID + (sign == "-" ? "d" : "u"), "button")
      button.set("form", context.formID)
      button.set("name", "step")
      button.set("value", "\(element.nodeID)\(sign)")
      button.set("data-step", sign == "-" ? "-1" : "1")
      button.set("aria-label", name)
      button.flag("disabled", if: element.hasTrait(.disabled) || element.events.isEmpty)
      button.html = SymbolDrawing.svg(symbol, label: nil)
      buttons.add(button)
    }
    node.add(buttons)
    return node
  }

  func datePicker(_ element: Element) -> HTMLNode {
    var node = pickerLabel(element, "date")
    guard let choice = element.traits?[DateChoiceTrait.self] else {
      node.add(visible(element).suffix(1))
      return node
    }
    var input = pickerInput(element, type: choice.hasDay ? (choice.hasTime ? "datetime-local" : "date") : "time")
    input.set("value", DateText.text(choice.date, of: choice))
    if choice.hasDay {
      input.set("min", choice.least.map { DateText.text($0, of: choice) })
      input.set("max", choice.most.map { DateText.text($0, of: choice) })
    }
    finish(element, &node, with: &input)
    return node
  }

  func colorPicker(_ element: Element) -> HTMLNode {
    var node = pickerLabel(element, "color")
    var input = pickerInput(element, type: "color")
    if let choice = element.traits?[ColorChoiceTrait.self] {
      input.set("value", String(CSSColor.hex(choice.color.resolved(scheme: .light)).prefix(7)))
    }
    finish(element, &node, with: &input)
    return node
  }

  /// The words of a picker that is an input of the browser's own.
  private func pickerLabel(_ element: Element, _ kind: String) -> HTMLNode {
    var node = start(element, "label", ["pick", kind] + (element.isAloneInRow ? ["wide"] : []))
    var words = HTMLNode(element.nodeID + "c", "span")
    words.set("class", "in")
    words.add(labelParts(element))
    node.add(words)
    return node
  }

  private func pickerInput(_ element: Element, type: String) -> HTMLNode {
    var input = HTMLNode(element.nodeID + "i", "input")
    input.set("type", type)
    input.set("form", context.formID)
    input.set("name", element.nodeID)
    return input
  }

  private func finish(_ element: Element, _ node: inout HTMLNode, with input: inout HTMLNode) {
    disable(element, &input)
    if let label = element.semantics?.label { input.set("aria-label", label) }
    node.add(input)
  }

  // MARK: Numbers

  func measure(_ element: Element) -> HTMLNode { frame(element, "div", "meas") }

  /// The bar or ring of a slider, a progress view or a gauge.
  func track(_ element: Element, of measure: Element) -> HTMLNode {
    if measure.role == .slider, case .range(let range) = element.content { return slider(element, range, of: measure) }
    guard case .range(let range) = element.content else {
      let isRound = if case .track(true) = element.layoutKind.arrangement { true } else { false }
      var node = start(element, "span", [isRound ? "spin" : "busy"])
      node.set("role", "progressbar")
      node.set("aria-label", measure.label ?? "Loading")
      return node
    }
    return progress(element, range, of: measure)
  }

  private func slider(_ element: Element, _ range: RangeContent, of measure: Element) -> HTMLNode {
    var node = start(element, "input", ["range"], style: tint(of: measure) + "--at:\(share(range))%;")
    node.set("type", "range")
    node.set("form", context.formID)
    node.set("name", element.nodeID)
    node.set("min", plain(range.bounds.lowerBound))
    node.set("max", plain(range.bounds.upperBound))
    let steps = range.ticks.prefix(2).map(\.value)
    node.set("step", steps.count == 2 && steps[1] > steps[0] ? plain(steps[1] - steps[0]) : "any")
    node.set("value", plain(range.value))
    node.set("aria-label", measure.label ?? headingAround(measure) ?? "Value")
    node.set("aria-valuetext", measure.semantics?.value)
    node.flag("disabled", if: measure.hasTrait(.disabled) || measure.events.isEmpty)
    return node
  }

  /// The heading of the section around a control without a label.
  private func headingAround(_ element: Element) -> String? {
    let header = element.nearestAround(.section)?.children.first { $0.role == .header }
    return header?.textsInside.joined(separator: " ")
  }

  func progress(_ element: Element, _ range: RangeContent, of measure: Element) -> HTMLNode {
    let isRound = if case .track(true) = element.layoutKind.arrangement { true } else { false }
    var node = start(
      element, "span", [isRound ? "ring" : measure.role == .gauge ? "gauge" : "prog"],
      style: tint(of: measure) + "--at:\(share(range))%;")
    node.set("role", measure.role == .gauge ? "meter" : "progressbar")
    node.set("aria-valuemin", plain(range.bounds.lowerBound))
    node.set("aria-valuemax", plain(range.bounds.upperBound))
    node.set("aria-valuenow", plain(range.value))
    node.set("aria-label", measure.label ?? (measure.role == .gauge ? "Value" : "Progress"))
    node.set("aria-valuetext", measure.semantics?.value)
    return node
  }

  private func share(_ range: RangeContent) -> String {
    let length = range.bounds.upperBound - range.bounds.lowerBound
    guard length > 0, range.value.isFinite else { return "0" }
    return CSSLength.number(CGFloat(min(max((range.value - range.bounds.lowerBound) / length, 0), 1) * 100))
  }

  private func plain(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  // MARK: Writing

  func field(_ element: Element) -> HTMLNode {
    guard case .field(let content) = element.content else { return frame(element, "span") }
    if content.isMultiline { return editor(element) }
    var node = start(element, "input", fieldClasses(element), style: CSSText.style(content.style))
    let isSearch = element.events.contains(.dismiss)
    node.set("type", element.role == .secureField ? "password" : isSearch ? "search" : kind(of: content.input))
    input(element, content, &node)
    node.set("value", content.text)
    return node
  }

  func editor(_ element: Element) -> HTMLNode {
    guard case .field(let content) = element.content else { return frame(element, "span") }
    let isField = element.role != .textEditor
    var node = start(
      element, "textarea", fieldClasses(element) + [isField ? "grow" : "ed"], style: CSSText.style(content.style))
    input(element, content, &node)
    if isField { node.set("rows", "1") }
    // A line break right after the tag does not count, so there is one more.
    node.html = "\n" + HTMLText.escaped(content.text)
    return node
  }

  private func fieldClasses(_ element: Element) -> [String] {
    var classes = ["f"]
    let style = element.controlLook?.style ?? .automatic
    let isInRow = element.nearestAround(.row, .page, .bar)?.role == .row
    switch style {
    case .textField(.plain), .textEditor(.plain), .textField(.custom), .textEditor(.custom): classes.append("bare")
    case .textField(.roundedBorder), .textField(.squareBorder), .textEditor(.roundedBorder): break
    case .automatic, .textField(.automatic), .textEditor(.automatic): if isInRow { classes.append("bare") }
    case .button, .toggle, .menu, .picker, .datePicker, .progress, .gauge, .table: break
    }
    if classes.contains("bare"), isInRow, element.isAloneInRow { classes.append("lone") }
    if element.events.contains(.dismiss) { classes.append("search") }
    return classes
  }

  private func input(_ element: Element, _ content: FieldContent, _ node: inout HTMLNode) {
    node.set("form", context.formID)
    node.set("name", element.nodeID)
    if !content.prompt.isEmpty { node.set("placeholder", content.prompt) }
    let label = element.semantics?.label ?? (content.prompt.isEmpty ? element.label : content.prompt)
    node.set("aria-label", label.flatMap { $0.isEmpty ? nil : $0 } ?? "Text")
    if let hint = element.semantics?.hint { node.set("aria-description", hint) }
    disable(element, &node)
    switch content.input.capitalization?.kind {
    case .never: node.set("autocapitalize", "none")
    case .words: node.set("autocapitalize", "words")
    case .characters: node.set("autocapitalize", "characters")
    case .sentences, nil: break
    }
    if !content.input.isCorrected {
      node.set("autocorrect", "off")
      node.set("spellcheck", "false")
    }
    node.set(
      "autocomplete",
      element.role == .secureField
        ? "current-password" : Self.purposes[content.input.contentType?.rawValue ?? ""] ?? "off")
    switch content.input.keyboard {
    case .numberPad: node.set("inputmode", "numeric")
    case .decimalPad: node.set("inputmode", "decimal")
    case .default, .asciiCapable, .numbersAndPunctuation, .URL, .phonePad, .namePhonePad, .emailAddress, .twitter,
      .webSearch, .asciiCapableNumberPad:
      break
    }
  }

  private func kind(of input: FieldInput) -> String {
    switch input.keyboard {
    case .URL: "url"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .default, .asciiCapable, .numbersAndPunctuation, .numberPad, .decimalPad, .namePhonePad, .twitter, .webSearch,
      .asciiCapableNumberPad:
      "text"
    }
  }

  private static let purposes: [String: String] = [
    "name": "name", "givenName": "given-name", "familyName": "family-name", "emailAddress": "email",
    "telephoneNumber": "tel", "username": "username", "password": "current-password", "newPassword": "new-password",
    "oneTimeCode": "one-time-code", "postalCode": "postal-code", "organizationName": "organization",
    "fullStreetAddress": "street-address", "addressCity": "address-level2", "countryName": "country-name", "URL": "url",
    "creditCardNumber": "cc-number",
  ]
}

extension Element {
  /// Whether its label consists of pictures only.
  var isPictureOnly: Bool { wordsShown.isEmpty }

  /// The texts that can be read on it.
  var wordsShown: [String] {
    if isUnseen || popsUp { return [] }
    if case .text(let text) = content { return text.string.isEmpty ? [] : [text.string] }
    return children.flatMap(\.wordsShown)
  }
}

/// Dates as HTML's inputs write them.
enum DateText {
  static func text(_ date: Date, of choice: DateChoice) -> String {
    let parts = choice.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func two(_ number: Int?) -> String {
      let number = number ?? 0
      return number < 10 ? "0\(number)" : "\(number)"
    }
    let year = String(parts.year ?? 2000)
    let day = String(repeating: "0", count: max(4 - year.count, 0)) + "\(year)-\(two(parts.month))-\(two(parts.day))"
    let time = "\(two(parts.hour)):\(two(parts.minute))"
    return choice.hasDay ? (choice.hasTime ? "\(day)T\(time)" : day) : time
  }

  /// Returns the date for the text of an input, with what the input does not show taken from the current one.
  static func date(_ text: String, of choice: DateChoice) -> Date? {
    let numbers = text.split { "-T: .".contains($0) }.map { Int($0) }
    guard numbers.count >= 2, numbers.count <= 6, !numbers.contains(nil) else { return nil }
    let values = numbers.compactMap { $0 }
    var parts = choice.calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: choice.date)
    var rest = values[...]
    if choice.hasDay {
      guard rest.count >= 3, let year = rest.popFirst(), let month = rest.popFirst(), let day = rest.popFirst(),
        (1...9_999).contains(year), (1...12).contains(month), (1...31).contains(day)
      else { return nil }
      (parts.year, parts.month, parts.day) = (year, month, day)
    }
    if choice.hasTime {
      guard rest.count >= 2, let hour = rest.popFirst(), let minute = rest.popFirst(), (0..<24).contains(hour),
        (0..<60).contains(minute)
      else { return nil }
      (parts.hour, parts.minute) = (hour, minute)
    }
    return choice.calendar.date(from: parts)
  }
}
