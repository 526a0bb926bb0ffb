import CairnCore
import CairnScreen

// A window is divided into areas, its pages and panels, and elements are named within theirs.
extension Element {
  /// Whether names inside are relative to this element.
  package var isArea: Bool { role == .page || isPresentation }

  /// The enclosing page or panel, or else the window.
  package var area: Element {
    var last = self
    for one in ancestors {
      last = one
      if one.isArea { break }
    }
    return last
  }

  /// The window, pages and panels on the screen.
  package var areas: [Element] {
    var areas = [self]
    func visit(_ element: Element) {
      for child in element.children
      where !child.isOmitted && !(child.hasTrait(.hidden) && (child.popsUp || !child.isPlaced)) {
        if child.isArea { areas.append(child) }
        visit(child)
      }
    }
    visit(self)
    return areas
  }

  /// Names the columns, panels and selected tabs around an area, itself included.
  package var surroundingNames: String {
    var name = ""
    for current in selfAndAncestors {
      guard let parent = current.parent else { break }
      if current.role == .column { name += " column \(parent.children.prefix { $0 !== current }.count)" }
      if current.isPresentation { name += " \(current.role)" }
      if parent.role == .tabs, let tab = parent.firstInside(where: { $0.role == .tab && $0.hasTrait(.selected) }) {
        name += " tab \(tab.name)"
      }
    }
    return name
  }
}
