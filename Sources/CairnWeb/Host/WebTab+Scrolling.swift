import CairnScreen
import Foundation

// Scrolling by the app. The browser scrolls by itself, and is told only what it did not do.
extension WebTab {
  /// Follows the browser, whose person has scrolled.
  func follow(_ area: Element, to offset: CGPoint) {
    send(.scroll(offset), to: area)
    session.runTurns()
    // The engine's content may be shorter than the browser's; what it makes of the offset is not the app's doing.
    toldOffsets[area.id] = area.scrollOffset
    noteScrolled(area)
  }

  /// Tells the browser where the app has scrolled, by the elements that changed: an area that scrolls moves its content.
  func noteScrolling(around changed: [Element], _ patches: inout Patches) {
    for element in changed {
      noteScrolling(of: element, &patches)
      if let parent = element.parent { noteScrolling(of: parent, &patches) }
    }
  }

  private func noteScrolling(of area: Element, _ patches: inout Patches) {
    guard !area.isGone, area.events.contains(.scroll), memory.elements[area.id] != nil else { return }
    let offset = area.scrollOffset
    let told = toldOffsets.updateValue(offset, forKey: area.id) ?? .zero
    if offset != told { noteScrolled(area) }
    let end = area.endOfScrolling
    // Content that became shorter than the offset is not the app's doing either.
    if offset == told || offset.y < told.y && offset.y >= end.y || offset.x < told.x && offset.x >= end.x { return }
    // The engine's estimate of the end need not be the browser's.
    func place(_ offset: CGFloat, _ end: CGFloat) -> String {
      offset > 0 && offset >= end - 0.5 ? "1e7" : "\(Int(offset.rounded()))"
    }
    patches.scroll(area.nodeID, x: place(offset.x, end.x), y: place(offset.y, end.y))
  }

  /// Where the areas of a new page are scrolled to, which HTML cannot say.
  func noteFirstScrolling(_ patches: inout Patches) {
    toldOffsets = [:]
    for area in memory.elements.values.compactMap(\.element).sorted(by: { $0.id < $1.id }) {
      noteScrolling(of: area, &patches)
    }
  }
}

extension Element {
  /// The largest offset of a scroll area.
  fileprivate var endOfScrolling: CGPoint {
    let content = scrolledContent?.frame.size ?? .zero
    let room = scrolledRoom
    return CGPoint(x: max(content.width - room.width, 0), y: max(content.height - room.height, 0))
  }
}
