import CairnCore
import CairnScreen
import CairnValues

/// Names for fields and scroll areas that stay the same in the next process. Element ids do not: they are numbered in
/// the order of creation.
///
/// A name consists of the page's name, the role and the label. Elements with the same name are distinguished by the
/// texts of their rows, then by their order.
@MainActor
struct DraftNames {
  private(set) var named: [(name: String, element: Element)] = []

  /// - Parameters:
  ///   - area: A page, a panel, or a window.
  ///   - page: The name of the area.
  init(in area: Element, named page: String) {
    var found: [(name: String, element: Element, isUncertain: Bool)] = []
    func visit(_ element: Element, _ isUncertain: Bool) {
      if element !== area, element.isDraftArea { return }
      // The number of earlier items is unknown in a lazy container, so order does not identify an element.
      let isUncertain = isUncertain || element.isLazyAndUnfinished
      if element.keepsDraft || element.takesText || element.events.contains(.scroll) {
        found.append((Self.name(of: element), element, isUncertain))
      }
      for child in element.children { visit(child, isUncertain) }
    }
    visit(area, false)
    var names = found.map(\.name)
    let first = Self.counts(of: names)
    for index in names.indices where first[names[index], default: 0] > 1 {
      names[index] += " \(Self.texts(around: found[index].element))"
    }
    let counts = Self.counts(of: names)
    var numbers: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      let number = numbers[name, default: 0]
      numbers[name] = number + 1
      let isShared = counts[name, default: 0] > 1
      if isShared, found[index].isUncertain { continue }
      named.append(("\(page)\(name)\(isShared ? " \(number)" : "")", found[index].element))
    }
  }

  private static func counts(of names: [String]) -> [String: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private static func name(of element: Element) -> String {
    // A slider is represented by its track, which has no label.
    let named = element.measureAround ?? element
    let label = named.semantics?.identifier ?? named.semantics?.label ?? prompt(of: named)
    return "\(element.role) \(label.prefix(100))"
  }

  private static func prompt(of element: Element) -> String {
    if case .field(let field) = element.content { return field.prompt }
    // The texts of other controls include their values.
    return element.textsInside.first ?? ""
  }

  private static func texts(around element: Element) -> String {
    guard let row = element.nearestAround(.row) else { return "" }
    return String(row.textsInside.joined(separator: ",").prefix(100))
  }
}

extension Element {
  /// Whether names inside are relative to this element.
  var isDraftArea: Bool { role == .page || isPresentation }

  /// The enclosing page or panel, or else the window.
  var draftArea: Element {
    var current = self
    while let parent = current.parent {
      current = parent
      if current.isDraftArea { break }
    }
    return current
  }

  /// Whether the user can enter a value that is stored. Secrets are not.
  var keepsDraft: Bool {
    switch role {
    case .field, .textEditor:
      if case .field(let field) = content { !field.input.isSecret && events.contains(.edit) } else { false }
    case .toggle: if case .toggle = content { true } else { false }
    case .shape: measureAround?.role == .slider
    case .picker, .datePicker, .colorPicker: true
    default: false
    }
  }

  /// The value that the user has entered or sees.
  var entered: StoredValue? {
    guard keepsDraft else { return nil }
    switch role {
    case .field, .textEditor: return fieldText.map { .string($0) }
    case .toggle: if case .toggle(let isOn) = content { return .bool(isOn) } else { return nil }
    case .shape: if case .range(let range) = content { return .double(range.value) } else { return nil }
    case .picker:
      let chosen = optionsInside.filter { $0.hasTrait(.selected) }
      return chosen.count > 1 ? nil : .string(chosen.first?.name ?? "")
    case .datePicker: return traits?[DateChoiceTrait.self].map { .string(DateText.text($0.date, of: $0)) }
    case .colorPicker:
      return traits?[ColorChoiceTrait.self].map {
        .string(String(CSSColor.hex($0.color.resolved(scheme: .light)).prefix(7)))
      }
    default: return nil
    }
  }
}

extension FieldInput {
  fileprivate var isSecret: Bool {
    switch contentType {
    case .password, .newPassword, .oneTimeCode, .creditCardNumber: true
    default: false
    }
  }
}
