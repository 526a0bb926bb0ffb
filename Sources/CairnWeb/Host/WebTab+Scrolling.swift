import CairnScreen
import Foundation

// Scrolling by the app. The browser scrolls natively, and is sent only the offsets that it did not cause.
extension WebTab {
  /// Updates an area after the user has scrolled in the browser.
  func follow(_ area: Element, to offset: CGPoint) {
    send(.scroll(offset), to: area)
    session.runTurns()
    // The engine's content may be shorter than the browser's. Clamping the offset is not scrolling by the app.
    shownOffsets[area.id] = area.scrollOffset
    placeKeeper.noteScrolled(area)
  }

  /// Sends the areas that the app has scrolled. Scrolling moves an area's content, so the changed elements lead to
  /// them.
  func noteScrolling(around changed: [Element], _ patches: inout Patches) {
    for element in changed {
      noteScrolling(of: element, &patches)
      if let parent = element.parent { noteScrolling(of: parent, &patches) }
    }
  }

  private func noteScrolling(of area: Element, _ patches: inout Patches) {
    guard !area.isGone, area.events.contains(.scroll), memory.elements[area.id] != nil else { return }
    let offset = area.scrollOffset
    let shown = shownOffsets.updateValue(offset, forKey: area.id) ?? .zero
    if offset != shown { placeKeeper.noteScrolled(area) }
    let end = area.endOfScrolling
    // Content that became shorter than the offset is not scrolling by the app either.
    if offset == shown || offset.y < shown.y && offset.y >= end.y || offset.x < shown.x && offset.x >= end.x { return }
    // The engine only estimates the end, so scrolling to the end is sent as such.
    func place(_ offset: CGFloat, _ end: CGFloat) -> String {
      offset > 0 && offset >= end - 0.5 ? "1e7" : "\(Int(offset.rounded()))"
    }
    patches.scroll(area.nodeID, x: place(offset.x, end.x), y: place(offset.y, end.y))
  }

  /// Sends the scroll offsets of a new page, which HTML cannot express.
  func noteFirstScrolling(_ patches: inout Patches) {
    shownOffsets = [:]
    for area in memory.elements.values.map(\.element).sorted(by: { $0.id < $1.id }) {
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
