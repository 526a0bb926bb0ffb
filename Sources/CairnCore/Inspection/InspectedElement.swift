import CairnScreen
import CairnValues
import Foundation

/// An element of the screen, as hosts and assistive technology get it.
package struct InspectedElement: Identifiable, Sendable {
  package let id: ElementID
  package let role: String
  package let label: String?
  package let value: String?
  /// The traits that are set, such as “selected”.
  package let states: [String]
  /// The place in the window, in points.
  package let frame: CGRect
  /// The number of elements around it.
  package let level: Int
}

extension Inspection {
  /// The elements of the window in front, the outer ones first. Those that only arrange others are left out.
  package var elements: [InspectedElement] {
    var elements: [InspectedElement] = []
    func visit(_ element: Element, level: Int) {
      if element.isUnseen || isOwn(element) { return }
      let isShown = element.isMeaningful
      if isShown { elements.append(InspectedElement(element, level: level)) }
      for child in element.children { visit(child, level: isShown ? level + 1 : level) }
    }
    if let root = graph.session?.frontWindow?.screen.root { visit(root, level: 0) }
    return elements
  }
}

extension InspectedElement {
  @MainActor fileprivate init(_ element: Element, level: Int) {
    let traits: [(Semantics.Traits, String)] = [
      (.disabled, "disabled"), (.selected, "selected"), (.focused, "focused"), (.expanded, "expanded"),
      (.destructive, "destructive"), (.header, "header"),
    ]
    self.init(
      id: element.id, role: element.role.rawValue, label: element.label, value: element.readValue,
      states: traits.filter { element.hasTrait($0.0) }.map(\.1), frame: element.frame(in: nil), level: level)
  }
}
