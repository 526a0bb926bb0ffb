/// The labels and values that elements are read out with.
extension Element {
  /// Whether a user cannot see the element, because it is hidden or because its container currently omits it.
  package var isUnseen: Bool { hasTrait(.hidden) || layout.isOmitted }

  /// Whether nothing of the element is visible although it has its place, as with an opacity of zero.
  package var isClear: Bool {
    effects.contains { effect in
      switch effect {
      case .hidden: true
      case .opacity(let opacity): opacity < 0.05
      default: false
      }
    }
  }

  /// Whether a pressable element shows nothing to press. A link without a label, for example, is triggered by
  /// its binding instead.
  package var isBlank: Bool {
    guard role == .link, semantics?.label == nil else { return false }
    for child in children {
      guard case .text(let text) = child.content, text.string.isEmpty else { return false }
    }
    return true
  }

  /// The element's name: its accessibility label, its text, or the texts inside an actionable element.
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

  /// The names of the pictures inside, in reading order.
  private var imagesInside: [String] {
    if isUnseen { return [] }
    if case .image(let image) = content { return image.spokenName.map { [$0] } ?? [] }
    return children.flatMap(\.imagesInside)
  }

  /// The element's own text.
  package var ownText: String? {
    switch content {
    case .text(let text): text.string
    case .image(let image): image.spokenName
    case .field(let field): field.prompt
    case .none, .toggle, .range, .shape, .drawing, .part: nil
    }
  }

  /// The labels inside, in reading order.
  package var textsInside: [String] {
    var texts: [String] = []
    for child in children { child.appendTexts(to: &texts) }
    return texts
  }

  /// Appends the element's own label or text, and the labels inside.
  ///
  /// - Parameter onlySeen: leaves out what is transparent, which still names the control around it.
  package func appendTexts(to texts: inout [String], onlySeen: Bool = false) {
    if isUnseen || onlySeen && isClear { return }
    // A field's text or prompt is its value or label, not a text of the page.
    if case .field = content { return }
    if let label = semantics?.label {
      texts.append(label)
      return
    }
    if case .text(let text) = content, !text.string.isEmpty { texts.append(text.string) }
    if case .drawing(let drawing) = content {
      // The views that a drawing uses are parts of the picture.
      texts += drawing.texts
      return
    }
    for child in children { child.appendTexts(to: &texts, onlySeen: onlySeen) }
  }

  /// The element's value as it is read out: on or off, a number, the text of a field.
  package var readValue: String? {
    if let value = semantics?.value { return value }
    if let room = traits?[ShownValueTrait.self] { return room.textsInside.joined(separator: ", ") }
    switch content {
    case .toggle(let isOn): return isOn ? "on" : "off"
    case .field(let field): return field.text
    case .range(let range): return Self.number(range.value)
    case .none, .text, .image, .shape, .drawing, .part: return nil
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}

/// The value of a control that shows it in its own words.
package enum ShownValueTrait: ElementTraitKey {
  package typealias Value = Element
}

extension Element {
  /// Whether it is a symbol that words beside it replace. In rows it keeps its place, so that their words are in one column.
  var isOmittedSymbol: Bool { wordForSymbol == "" && nearestAround(.row, .page)?.isRow != true }

  /// The word that stands for a symbol which the host cannot show, empty if there are words beside it, or `nil` if it can.
  package var wordForSymbol: String? {
    guard case .image(let image) = content, case .symbol(let name) = image.source, !screen.metrics.canShow(image) else {
      return nil
    }
    let around = ancestors.first(where: \.role.isActionable) ?? parent
    let isBeside = around?.firstInside { $0.role == .text && !$0.isUnseen && $0.ownText?.isEmpty == false } != nil
    if image.isDecorative || isBeside { return "" }
    let word = semantics?.label ?? (around?.role.isActionable == true ? around?.label : nil) ?? image.label ?? name
    guard word == name, let base = name.split(separator: ".").first else { return word }
    return base.prefix(1).uppercased() + base.dropFirst()
  }
}
