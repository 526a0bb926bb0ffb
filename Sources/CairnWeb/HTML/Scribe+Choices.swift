import CairnCore
import CairnHosting
import CairnScreen
import CairnValues
import Foundation

// Switches, pickers, steppers.
extension Scribe {
  func toggle(_ element: Element) -> HTMLNode {
    let isOn = if case .toggle(let value) = element.content { value } else { element.hasTrait(.selected) }
    switch element.toggleLook {
    case .button, .custom: return toggleButton(element, isOn)
    case .automatic, .switch, .checkbox: break
    }
    let isCheckbox = element.toggleLook == .checkbox
    // A switch is green unless the app tints it.
    let tint = tint(of: element)
    let style = isCheckbox || tint.isEmpty ? tint : tint + "--switch:var(--tint);"
    var node = start(element, "label", ["tog"] + (element.isAloneInRow ? ["wide"] : []), style: style)
    let words = self.words(visible(element), of: element)
    var input = HTMLNode(element, part: "i", "input")
    input.set("type", "checkbox")
    if !isCheckbox { input.set("class", "sw") }
    // Menus may contain nothing but menu items and groups of them.
    if isInPopUp(element) { input.set("role", "menuitemcheckbox") } else if !isCheckbox { input.set("role", "switch") }
    input.set("form", Self.formID)
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

  func picker(_ element: Element) -> HTMLNode {
    switch element.pickerLook {
    case .segmented, .inline, .wheel, .palette, .radioGroup:
      return spreadPicker(element, ["spread", element.isAloneInRow ? "wide" : ""].filter { !$0.isEmpty })
    case .automatic, .menu:
      if element.pickerOfSpreadOptions == nil { return choiceList(element) }
      // A picker that consists of its options, such as the scopes of a search.
      return spreadPicker(element, ["seg"], without: ["h", "v", "g", "z"])
    case .navigationLink:
      var node = start(element, "button", ["b", "pl", "navp"] + (element.isAloneInRow ? ["wide"] : []))
      press(element, &node)
      disable(element, &node)
      node.add(visible(element).filter { !$0.popsUp })
      node.add(HTMLNode(element, part: "m", "span", class: "im acc mir", symbol: "chevron.forward"))
      return node
    }
  }

  private func spreadPicker(_ element: Element, _ classes: [String], without: Set<String> = []) -> HTMLNode {
    var node = start(element, "div", classes, style: tint(of: element), without: without)
    node.set("role", isInPopUp(element) ? "group" : "radiogroup")
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
    var input = HTMLNode(element, part: "i", "input")
    input.set("type", "radio")
    input.set("form", Self.formID)
    input.set("name", groupName(of: element))
    input.set("value", element.nodeID)
    input.flag("checked", if: element.hasTrait(.selected))
    disable(element, &input)
    node.add(input)
    node.add(words(visible(element), of: element))
    if element.nearestAround(.row, .picker)?.role == .row {
      node.add(HTMLNode(element, part: "m", "span", class: "im mark", symbol: "checkmark"))
    }
    return node
  }

  /// Returns the name that exclusive options share: the id of their container.
  private func groupName(of option: Element) -> String {
    (option.nearestAround(.picker) ?? option.nearestAround(.section, .list) ?? option).nodeID
  }

  private func choiceList(_ element: Element) -> HTMLNode {
    var node = start(element, "label", ["pick"] + (element.isAloneInRow ? ["wide"] : []), style: tint(of: element))
    node.add(words(labelParts(element), of: element))
    var list = HTMLNode(element, part: "i", "select")
    list.set("form", Self.formID)
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
        + "\(HTMLText.shown(label))</option>"
    }
    list.html = html
    node.add(list)
    return node
  }

  func stepper(_ element: Element) -> HTMLNode {
    var node = start(element, "div", ["step"] + (element.isAloneInRow ? ["wide"] : []))
    node.set("role", "group")
    node.set("aria-label", element.label)
    node.add(words(visible(element), of: element))
    var buttons = HTMLNode(element, part: "s", "span", class: "steps")
    for (sign, symbol, name) in [("-", "minus", "Decrease"), ("+", "plus", "Increase")] {
      var button = HTMLNode(element, part: (sign == "-" ? "d" : "u"), "button", symbol: symbol)
      submit("step", "\(element.nodeID)\(sign)", &button)
      button.set("data-step", sign == "-" ? "-1" : "1")
      button.set("aria-label", context.words(name))
      button.flag("disabled", if: element.hasTrait(.disabled) || element.events.isEmpty)
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

  /// The label of a picker that is a native input.
  private func pickerLabel(_ element: Element, _ kind: String) -> HTMLNode {
    var node = start(element, "label", ["pick", kind] + (element.isAloneInRow ? ["wide"] : []))
    node.add(words(labelParts(element), of: element))
    return node
  }

  private func pickerInput(_ element: Element, type: String) -> HTMLNode {
    var input = HTMLNode(element, part: "i", "input")
    input.set("type", type)
    input.set("form", Self.formID)
    input.set("name", element.nodeID)
    return input
  }

  private func finish(_ element: Element, _ node: inout HTMLNode, with input: inout HTMLNode) {
    disable(element, &input)
    if let label = element.semantics?.label { input.set("aria-label", label) }
    node.add(input)
  }
}
