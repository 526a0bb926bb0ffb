import CairnScreen
import Foundation

/// The scroll offsets in the browser. It scrolls natively, and is sent only the offsets that it did not cause.
@MainActor
struct ShownOffsets {
  private var offsets: [ElementID: CGPoint] = [:]

  /// Records an area that the user has scrolled.
  mutating func note(_ area: Element) { offsets[area.id] = area.scrollOffset }

  /// Writes the areas that the app has scrolled. Scrolling moves an area's content, so the changed elements lead to
  /// them.
  mutating func write(around all: [Element], in nodes: SentNodes, _ patches: inout Patches, moved: (Element) -> Void) {
    for element in all {
      write(element, nodes, &patches, moved: moved)
      if let parent = element.parent { write(parent, nodes, &patches, moved: moved) }
    }
  }

  /// Writes the offsets of a new document, which HTML cannot express.
  mutating func writeAll(in nodes: SentNodes, _ patches: inout Patches, moved: (Element) -> Void) {
    for area in nodes.elements.values.map(\.element).sorted(by: { $0.id < $1.id }) {
      write(area, nodes, &patches, moved: moved)
    }
  }

  private mutating func write(_ area: Element, _ nodes: SentNodes, _ patches: inout Patches, moved: (Element) -> Void) {
    guard !area.isGone, area.events.contains(.scroll), nodes.elements[area.id] != nil else { return }
    let offset = area.scrollOffset
    let shown = offsets.updateValue(offset, forKey: area.id) ?? .zero
    if offset == shown { return }
    moved(area)
    let end = area.endOfScrolling
    // Content that became shorter than the offset is not scrolling by the app.
    if offset.y < shown.y && offset.y >= end.y || offset.x < shown.x && offset.x >= end.x { return }
    // The engine only estimates the end, so scrolling to the end is sent as such.
    func place(_ offset: CGFloat, _ end: CGFloat) -> String {
      offset > 0 && offset >= end - 0.5 ? "1e7" : "\(Int(offset.rounded()))"
    }
    patches.scroll(area.nodeID, x: place(offset.x, end.x), y: place(offset.y, end.y))
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
