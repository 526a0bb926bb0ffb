import CairnCore
import CairnScreen
import Foundation
import SwiftUI

extension TestHost {
  /// Scrolls until something with this label can be seen.
  public func scroll(to label: String) throws {
    try settleTurns()
    if scrollToVisible(label) { return try settleTurns() }
    // What is not made yet comes into being as one scrolls towards it.
    for area in elements(where: { $0.events.contains(.scroll) }) {
      var offset = CGPoint.zero
      for _ in 0..<1000 {
        guard session.send(.scroll(offset), to: area) else { break }
        session.runTurns()
        if scrollToVisible(label) { return try settleTurns() }
        let next = CGPoint(x: offset.x, y: offset.y + max(area.frame.height, 1))
        if next.y > area.contentHeight { break }
        offset = next
      }
    }
    throw TestHostError("There is no \"\(label)\" to scroll to.", screen: screenText)
  }

  /// Scrolls every area around the thing with this label, if it is there.
  private func scrollToVisible(_ label: String) -> Bool {
    guard let element = finder.candidates(label).first else { return false }
    for area in element.outwards.dropFirst() where area.events.contains(.scroll) {
      let frame = element.frame(in: area)
      let isInside = frame.minY >= 0 && frame.maxY <= area.frame.height
      if !isInside { _ = session.send(.scroll(CGPoint(x: 0, y: max(frame.minY, 0))), to: area) }
    }
    return true
  }
}

extension Element {
  fileprivate var contentHeight: CGFloat { children.map(\.frame.maxY).max() ?? 0 }
}
