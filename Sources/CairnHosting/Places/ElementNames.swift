import CairnCore
import CairnScreen
import CairnStorage
import CairnValues

/// Names for the elements of an area that stay the same in the next process. Element ids do not: they are numbered in the
/// order of creation.
///
/// A name consists of the area's name, the role and the label. Elements with the same name are distinguished by the texts
/// of their rows, then by their order.
@MainActor
struct ElementNames {
  private(set) var named: [(name: String, element: Element)] = []

  /// - Parameters:
  ///   - area: A page, a panel, or a window.
  ///   - page: The name of the area.
  ///   - everyFocus: Names not only fields and scroll areas, but everything that can have the focus.
  init(in area: Element, named page: String, everyFocus: Bool) {
    var found: [(name: String, element: Element, isUncertain: Bool)] = []
    func visit(_ element: Element, _ isUncertain: Bool) {
      if element !== area, element.isArea { return }
      if element.keepsEntry || element.takesText || element.events.contains(.scroll)
        || everyFocus && element.canHaveFocus
      {
        found.append((Self.name(of: element), element, isUncertain))
      }
      // The number of earlier items is unknown in a lazy container, so order does not identify an element.
      let isUncertain = isUncertain || element.isLazyAndUnfinished
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
    let label = named.semantics?.identifier ?? named.semantics?.label ?? prompt(of: element, named)
    return "\(element.role) \(label.prefix(100))"
  }

  private static func prompt(of element: Element, _ named: Element) -> String {
    if case .field(let field) = named.content { return field.prompt }
    // The texts in a scroll area change as the user scrolls.
    if !element.keepsEntry, !element.takesText, element.events.contains(.scroll) { return "" }
    // The texts of other controls include their values.
    return named.textsInside.first ?? ""
  }

  private static func texts(around element: Element) -> String {
    guard let row = element.nearestAround(.row) else { return "" }
    return String(row.textsInside.joined(separator: ",").prefix(100))
  }
}

extension Element {
  /// Whether the user can enter a value that is stored. Secrets are not.
  package var keepsEntry: Bool {
    switch control {
    case .field(isSecret: false), .textEditor:
      if case .field(let field) = content { !field.input.isSecret && events.contains(.edit) } else { false }
    case .toggle: if case .toggle = content { true } else { false }
    case .picker, .datePicker, .colorPicker: true
    // The value of a slider is in its track.
    case nil: role == .shape && measureAround?.measure == .slider
    case .field(isSecret: true), .button, .link, .menu, .menuItem, .backButton, .tab, .option, .disclosure, .stepper,
      .measure:
      false
    }
  }

  /// The text of a field.
  package var fieldText: String? { if case .field(let field) = content { field.text } else { nil } }

  /// Whether it is a lazy container with items that do not exist now.
  package var isLazyAndUnfinished: Bool {
    guard let items = layoutKind.lazyItems, !isOmitted, !hasTrait(.hidden) || isPlaced && !popsUp else { return false }
    let made = children.reduce(0) { $0 + (items.axis == .vertical ? $1.frame.height : $1.frame.width) }
    return (items.axis == .vertical ? frame.height : frame.width) > made + 60
  }

  /// The value that a user has entered, or sees.
  package var entered: StoredValue? {
    guard keepsEntry else { return nil }
    switch control {
    case .field, .textEditor: return fieldText.map { .string($0) }
    case .toggle: if case .toggle(let isOn) = content { return .bool(isOn) } else { return nil }
    case nil: if case .range(let range) = content { return .double(range.value) } else { return nil }
    case .picker:
      let chosen = optionsInside.filter { $0.hasTrait(.selected) }
      return chosen.count > 1 ? nil : .string(chosen.first?.name ?? "")
    case .datePicker: return traits?[DateChoiceTrait.self].map { .string(DateText.text($0.date, of: $0)) }
    case .colorPicker:
      return traits?[ColorChoiceTrait.self].map {
        .string($0.color.resolved(scheme: .light).hexText)
      }
    case .button, .link, .menu, .menuItem, .backButton, .tab, .option, .disclosure, .stepper, .measure: return nil
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

extension Color.Resolved {
  /// The color without its opacity, such as `#3584e4`.
  fileprivate var hexText: String {
    func two(_ byte: UInt8) -> String { byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16) }
    return "#" + two(bytes.red) + two(bytes.green) + two(bytes.blue)
  }
}
