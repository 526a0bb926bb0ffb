import CairnCore
import CairnScreen
import Foundation

// Scrolling an element into view.
extension WindowController {
  /// Scrolls every scroll area around an element until it is visible.
  package func reveal(_ element: Element) {
    var area = element.scrollArea
    while let current = area {
      reveal(element, in: current)
      area = current.scrollArea
    }
  }

  private func reveal(_ element: Element, in area: Element) {
    guard let content = area.scrolledContent else { return }
    let before = area.scrollOffset
    var part = element.frame(in: content)
    // Scrolling to the first stop also shows everything above it.
    if content.firstInside(where: { $0.isFocusStop(standsForContent: $0.standsForItsContent) }) === element {
      part.size.height += part.origin.y
      part.origin.y = 0
      if part.size.height > area.scrolledRoom.height { part = element.frame(in: content) }
    }
    area.scroll(toShow: part)
    let wanted = area.scrollOffset
    area.scrollOffset = before
    guard wanted != before, session.send(.scroll(wanted), to: area), area.scrollArea != nil else { return }
    // The surrounding area must know the element's current position.
    session.runTurns()
  }
}
