import CairnMessages
import CairnScreen
import Foundation

/// The elements of the window in front, as JSON.
@MainActor
enum ElementReport {
  static func all(in host: TestHost) -> JSON { .array(host.root.map { [describe($0)] } ?? []) }

  /// The values of what the user sees, by their labels: texts of fields, states of toggles, and the like. Of several with one
  /// label, the first.
  static func values(in host: TestHost) -> JSON {
    var found: [String: String] = [:]
    func visit(_ element: Element) {
      if let label = element.label, let value = element.readValue, found[label] == nil { found[label] = value }
      for child in element.children where !child.isUnseen { visit(child) }
    }
    if let root = host.root { visit(root) }
    return .object(found.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) })
  }

  private static func describe(_ element: Element) -> JSON {
    let frame = element.frame(in: nil)
    var states: [String] = []
    if element.hasTrait(.disabled) { states.append("disabled") }
    if element.hasTrait(.selected) { states.append("selected") }
    if element.hasTrait(.expanded) { states.append("expanded") }
    if element.screen.focused === element { states.append("focused") }
    let children = element.children.filter { !$0.isUnseen }.map(describe)
    return [
      "role": .string(element.role.rawValue), "label": element.label.map { .string($0) },
      "value": element.readValue.map { .string($0) }, "states": states.isEmpty ? nil : .strings(states),
      "frame": .array(
        [frame.minX, frame.minY, frame.width, frame.height].map { .number($0.isFinite ? Double($0) : 0) }),
      "children": children.isEmpty ? nil : .array(children),
    ]
  }
}
