/// How elements are read out: what a person calls a thing, and what it says.
extension Element {
  /// Whether a person cannot see the element: it says so itself, or its container has left it out for now.
  package var isUnseen: Bool { hasTrait(.hidden) || layout.isOmitted }

  /// Whether something that can be pressed shows nothing that could be: a link without a label is followed by what it is
  /// bound to.
  package var isBlank: Bool {
    guard role == .link, semantics?.label == nil else { return false }
    for child in children {
      guard case .text(let text) = child.content, text.string.isEmpty else { return false }
    }
    return true
  }

  /// What a person calls the element: its accessible label, its text, or for something to act on, the texts inside.
  package var label: String? {
    if let label = semantics?.label { return label }
    if let own = ownText { return own }
    guard role.isActionable || semantics?.traits.contains(.combinesChildren) == true else { return nil }
    var texts = textsInside
    if texts.isEmpty { texts = imagesInside }
    guard var label = texts.first else { return nil }
    for text in texts.dropFirst() { label += ", " + text }
    return label
  }

  /// The names of the pictures below, in reading order.
  private var imagesInside: [String] {
    if isUnseen { return [] }
    if case .image(let image) = content { return image.spokenName.map { [$0] } ?? [] }
    return children.flatMap(\.imagesInside)
  }

  /// The text the element itself shows.
  package var ownText: String? {
    switch content {
    case .text(let text): text.string
    case .image(let image): image.spokenName
    case .field(let field): field.prompt
    case .none, .toggle, .range, .shape, .drawing: nil
    }
  }

  /// The labels below, in reading order.
  package var textsInside: [String] {
    var texts: [String] = []
    for child in children { child.appendTexts(to: &texts) }
    return texts
  }

  /// Adds what the element is called, or says, and the labels below.
  package func appendTexts(to texts: inout [String]) {
    if isUnseen { return }
    // What a field holds, or asks for, is its value or its label, not a text of the page.
    if case .field = content { return }
    if let label = semantics?.label {
      texts.append(label)
      return
    }
    if case .text(let text) = content, !text.string.isEmpty { texts.append(text.string) }
    if case .drawing(let drawing) = content {
      // The views it is drawn with are parts of the picture.
      texts += drawing.texts
      return
    }
    for child in children { child.appendTexts(to: &texts) }
  }

  /// What the element's value is, as a person hears it: on or off, a number, what a field holds.
  package var readValue: String? {
    if let value = semantics?.value { return value }
    if let room = traits?[ShownValueTrait.self] { return room.textsInside.joined(separator: ", ") }
    switch content {
    case .toggle(let isOn): return isOn ? "on" : "off"
    case .field(let field): return field.text
    case .range(let range): return Self.number(range.value)
    case .none, .text, .image, .shape, .drawing: return nil
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}

/// What stands for the value of a control that shows it in words of its own.
package enum ShownValueTrait: ElementTraitKey {
  package typealias Value = Element
}
