import CairnCore
import CairnScreen
import CairnValues
import Foundation

// Text fields.
extension Scribe {
  func field(_ element: Element) -> HTMLNode {
    guard case .field(let content) = element.content else { return frame(element, "span") }
    if content.isMultiline { return editor(element) }
    var node = start(element, "input", fieldClasses(element), style: CSSText.style(content.style))
    node.set("type", isSecret(element) ? "password" : element.isSearchField ? "search" : kind(of: content.input))
    input(element, content, &node)
    node.set("value", content.text)
    return node
  }

  func editor(_ element: Element) -> HTMLNode {
    guard case .field(let content) = element.content else { return frame(element, "span") }
    let isField = element.role != .textEditor
    var style = CSSText.style(content.style)
    let least = min(max(content.style.values.reservedLines, 1), content.lineLimit ?? .max)
    if isField {
      if least > 1 { style += "--least:\(least);" }
      if let most = content.lineLimit { style += "--most:\(max(most, 1));" }
    }
    var node = start(element, "textarea", fieldClasses(element) + [isField ? "grow" : "ed"], style: style)
    input(element, content, &node)
    // A fallback for browsers without `field-sizing`.
    if isField { node.set("rows", "\(least)") }
    // Parsers drop a line break right after the tag, so one more is written.
    node.html = "\n" + HTMLText.escaped(content.text)
    return node
  }

  private func isSecret(_ element: Element) -> Bool {
    if case .field(isSecret: true)? = element.control { true } else { false }
  }

  private func fieldClasses(_ element: Element) -> [String] {
    var classes = ["f"]
    let style = element.controlLook?.style ?? .automatic
    let isInRow = element.isInRow
    switch style {
    case .textField(.plain), .textEditor(.plain), .textField(.custom), .textEditor(.custom): classes.append("bare")
    case .textField(.roundedBorder), .textField(.squareBorder), .textEditor(.roundedBorder): break
    case .automatic, .textField(.automatic), .textEditor(.automatic): if isInRow { classes.append("bare") }
    case .button, .toggle, .menu, .picker, .datePicker, .progress, .gauge, .table: break
    }
    if classes.contains("bare"), isInRow, element.isAloneInRow { classes.append("lone") }
    if element.events.contains(.dismiss) { classes.append("search") }
    if case .field(let content) = element.content, let name = Self.alignmentClass(content.alignment) {
      classes.append(name)
    }
    return classes
  }

  private func input(_ element: Element, _ content: FieldContent, _ node: inout HTMLNode) {
    node.set("form", Self.formID)
    node.set("name", element.nodeID)
    if !content.prompt.isEmpty { node.set("placeholder", content.prompt) }
    let label = element.semantics?.label ?? (content.prompt.isEmpty ? element.label : content.prompt)
    node.set("aria-label", label.flatMap { $0.isEmpty ? nil : $0 } ?? context.words("Text"))
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
      isSecret(element)
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
