import CairnHosting
import CairnScenarios
import CairnScreen
import Foundation

/// The app's resulting state.
package struct SeenScreen: Encodable {
  private let tree: String
  private let title: String?
  private let things: [Thing]
  /// Whether what is in front keeps a person from what is behind it.
  private let isModal: Bool

  /// Returns what is on a window's screen as JSON.
  @MainActor
  package static func json(of root: Element?, title: String? = nil) -> String {
    guard let root else { return "{}" }
    let front = root.layers.first ?? []
    let seen = Self(
      tree: Scenario.comparable(TreeText.of(root)), title: title, things: Thing.all(in: root),
      isModal: front.contains { $0 !== root && $0.hasTrait(.modal) })
    return (try? JSONEncoder().encode(seen)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// A visible or usable element, from the semantic tree.
private struct Thing: Encodable {
  let role: String
  let name: String
  let isEnabled: Bool
  let isSelected: Bool
  let isExpanded: Bool
  let isFocused: Bool
  /// Whether the text is a heading of the page or of a section.
  let isHeading: Bool
  /// Whether it opens a menu or a list.
  let opensMenu: Bool
  /// Whether it is an option of a picker that shows all of them.
  let isSpread: Bool
  /// How often Tab stops at a row and at what is inside it.
  let stops: Int?
  /// The state of a switch.
  let isOn: Bool?
  /// The text of a field.
  let text: String?

  @MainActor
  private init(_ element: Element) {
    role = element.role.rawValue
    name = element.label ?? ""
    isEnabled = !element.hasTrait(.disabled)
    isSelected = element.hasTrait(.selected)
    isExpanded = element.hasTrait(.expanded)
    isFocused = element.screen.focused === element
    isHeading = element.isHeading
    opensMenu = element.role == .menu && !element.events.isEmpty
    isSpread = element.role == .option && element.isSpread
    stops = element.role == .row ? element.countOfStops : nil
    if case .toggle(let value) = element.content { isOn = value } else { isOn = nil }
    if case .field(let field) = element.content { text = field.text } else { text = nil }
  }

  private static let read: Set<Role> = [.text, .sheet, .alert, .dialog, .progress, .gauge]

  /// Returns the front elements in reading order, without the descendants of elements that are used as a whole.
  @MainActor
  static func all(in root: Element) -> [Thing] {
    var things: [Thing] = []
    func visit(_ element: Element) {
      if element.isUnseen || element.popsUp { return }
      let isUsed = element.role.isActionable
      if isUsed || read.contains(element.role) || element.isMeantPicture { things.append(Thing(element)) }
      let usesAnother = isUsed && element.children.contains { $0.firstInside { $0.role.isActionable } != nil }
      if isUsed, !usesAnother || element.isClosedPicker { return }
      element.children.forEach(visit)
    }
    (root.layers.first ?? [root]).forEach(visit)
    return things
  }
}

extension Element {
  /// Whether the element is marked as a heading, or is the only content of a section's header.
  fileprivate var isHeading: Bool {
    if hasTrait(.header) { return role == .text }
    var current = parent
    while let one = current, one.role == .group || one.role == .header {
      if one.role == .header { return one.firstInside { $0.role.isActionable } == nil }
      current = one.parent
    }
    return false
  }

  /// Whether it is a picture with a name of its own. Symbols beside texts have none.
  fileprivate var isMeantPicture: Bool {
    guard role == .image, case .image(let image) = content, !image.isDecorative else { return false }
    if case .symbol = image.source { return image.label != nil || semantics?.label != nil }
    return image.spokenName != nil
  }

  /// Whether it is a picker that shows only the choice.
  fileprivate var isClosedPicker: Bool {
    guard role == .picker, let options = children.last else { return false }
    return options.role == .group ? options.popsUp : options.role != .option
  }

  /// Whether the surrounding picker shows all its options.
  fileprivate var isSpread: Bool {
    guard let around = parent else { return false }
    return around.role == .picker || around.role == .group && !around.popsUp && around.parent?.role == .picker
  }

  /// How often Tab stops in the element. A picker is one.
  fileprivate var countOfStops: Int {
    if isUnseen || popsUp { return 0 }
    // Each of its two buttons is one.
    if role == .stepper { return hasTrait(.disabled) ? 0 : 2 }
    if role == .picker { return hasTrait(.disabled) ? 0 : 1 }
    let isWhole = standsForItsContent
    let own = isFocusStop(standsForContent: isWhole) ? 1 : 0
    return isWhole ? own : children.reduce(own) { $0 + $1.countOfStops }
  }
}
