import CairnCore
import CairnScreen
import Foundation

extension TestHost {
  /// Scrolls until an element is visible. Lists create rows on the way.
  public func scroll(
    to label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      if let element = finder.candidates(label).first { return try reveal(element) }
      for area in everything where area.events.contains(.scroll) {
        if try scroll(area, toFind: label) { return }
      }
      throw Failure(finder.absence(of: label, [], "\"\(label)\" to scroll to"))
    }
  }

  /// Scrolls through an area from its start, a page at a time.
  private func scroll(_ area: Element, toFind label: String) throws(Failure) -> Bool {
    _ = session.send(.scroll(.zero), to: area)
    try settleTurns()
    while true {
      if let element = finder.candidates(label).first {
        try reveal(element)
        return true
      }
      let before = area.scrollOffset
      let isVertical = area.isScrollArea(along: .vertical)
      let next = CGPoint(
        x: before.x + (isVertical ? 0 : area.frame.width), y: before.y + (isVertical ? area.frame.height : 0))
      _ = session.send(.scroll(next), to: area)
      try settleTurns()
      if area.scrollOffset == before { return false }
    }
  }

  func reveal(_ element: Element) throws(Failure) {
    var area = element.parent
    while let current = area, !current.events.contains(.scroll) { area = current.parent }
    guard let area, let content = area.children.first else { return }
    let before = area.scrollOffset
    area.scroll(toShow: element.frame(in: content))
    let wanted = area.scrollOffset
    area.scrollOffset = before
    _ = session.send(.scroll(wanted), to: area)
    try settleTurns()
  }

  private var everything: [Element] {
    var found: [Element] = []
    func visit(_ element: Element) {
      if element.hasTrait(.hidden) { return }
      found.append(element)
      for child in element.children { visit(child) }
    }
    if let root { visit(root) }
    return found
  }
}
