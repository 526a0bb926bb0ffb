import CairnScreen
import Foundation

/// The elements of the window in front, as values of JSON.
@MainActor
enum ElementReport {
  static func all(in host: TestHost) -> [[String: Any]] {
    host.root.map { [describe($0)] } ?? []
  }

  /// The values of what the user sees, by their labels: texts of fields, states of toggles, and the like. Of several with one
  /// label, the first.
  static func values(in host: TestHost) -> [String: String] {
    var found: [String: String] = [:]
    func visit(_ element: Element) {
      if let label = element.label, let value = element.readValue, found[label] == nil { found[label] = value }
      for child in element.children where !child.isUnseen { visit(child) }
    }
    if let root = host.root { visit(root) }
    return found
  }

  private static func describe(_ element: Element) -> [String: Any] {
    let frame = element.frame(in: nil)
    var report: [String: Any] = [
      "role": element.role.rawValue,
      "frame": [frame.minX, frame.minY, frame.width, frame.height].map { $0.isFinite ? $0 : 0 },
    ]
    report["label"] = element.label
    report["value"] = element.readValue
    var states: [String] = []
    if element.hasTrait(.disabled) { states.append("disabled") }
    if element.hasTrait(.selected) { states.append("selected") }
    if element.hasTrait(.expanded) { states.append("expanded") }
    if element.screen.focused === element { states.append("focused") }
    if !states.isEmpty { report["states"] = states }
    let children = element.children.filter { !$0.isUnseen }.map(describe)
    if !children.isEmpty { report["children"] = children }
    return report
  }
}
