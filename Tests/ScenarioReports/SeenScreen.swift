import CairnScenarios
import CairnScreen
import Foundation

/// The app's resulting state.
package struct SeenScreen: Encodable {
  private let tree: String
  private let things: [Thing]

  /// Returns what is on a window's screen as JSON.
  @MainActor
  package static func json(of root: Element?) -> String {
    guard let root else { return "{}" }
    let seen = Self(tree: Scenario.comparable(TreeText.of(root)), things: Thing.all(in: root))
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
    if case .toggle(let value) = element.content { isOn = value } else { isOn = nil }
    if case .field(let field) = element.content { text = field.text } else { text = nil }
  }

  /// Returns the front elements in reading order, without the descendants of elements that are used as a whole.
  @MainActor
  static func all(in root: Element) -> [Thing] {
    var things: [Thing] = []
    func visit(_ element: Element) {
      if element.isUnseen || element.popsUp { return }
      let isUsed = element.role.isActionable
      if isUsed || element.role == .text || element.role == .sheet || element.role == .alert || element.role == .dialog
      {
        things.append(Thing(element))
      }
      let usesAnother = isUsed && element.children.contains { $0.firstInside { $0.role.isActionable } != nil }
      if isUsed, !usesAnother { return }
      element.children.forEach(visit)
    }
    (root.layers.first ?? [root]).forEach(visit)
    return things
  }
}
