import CairnValues
import Foundation

/// The overflow of a page, a sheet or a dialog, on hosts that can scroll it.
///
/// An app is written for the room of a phone or a window, and may run in a terminal of 24 lines. Content that
/// does not fit gets all the height it wants, and the container scrolls as if there were a scroll view around
/// it. If something inside already scrolls, it shrinks first, as usual.
struct Overflow {
  /// The index of the child that is larger than its room.
  var child: Int
  /// The child's room.
  var room: CGRect
  var content: CGSize
  var offset = CGPoint.zero

  /// Clamps the offset to the content.
  mutating func clamp() {
    offset.x = min(max(offset.x, 0), max(content.width - room.width, 0))
    offset.y = min(max(offset.y, 0), max(content.height - room.height, 0))
  }
}

extension Element {
  /// Whether the element scrolls because its content does not fit.
  package var overflows: Bool { layout.overflows }

  /// Returns the proposal for a child that has a room to itself, and the size it takes.
  func fit(_ child: Element, into room: CGSize) -> (proposal: Proposal, size: CGSize) {
    let offered = Proposal(room)
    let taken = child.size(for: offered, by: self)
    guard screen.scrollsOverflow, !child.outline.scrolls else { return (offered, taken) }
    // Text yields to a lack of height by omitting lines, so text that fits may be truncated.
    let tall = Proposal(width: offered.width, height: Proposal.open)
    let whole = child.size(for: tall, by: self)
    guard whole.height > room.height else { return (offered, taken) }
    // A visible scroll bar must not cover anything.
    let besideBar = Proposal(
      width: Proposal.rest(offered.width, minus: screen.metrics.scrollBarWidth), height: Proposal.open)
    return (besideBar, child.size(for: besideBar, by: self))
  }

  /// Places a child in the leading top corner, and scrolls it if it does not fit.
  func placeAtTop(_ index: Int, proposal: Proposal, in size: CGSize, slot: inout ChildSlot) {
    let taken = child(at: index).size(for: proposal, by: self)
    let room = CGRect(origin: .zero, size: size)
    if taken.width > size.width || taken.height > size.height {
      place(index, of: taken, in: room, slot: &slot)
    } else {
      slot.size = taken
      endOverflow(of: index)
    }
  }

  /// Whether something between the element and its page scrolls.
  var isInScrollArea: Bool {
    for element in ancestors {
      if element.layout.kind is ScrollElementLayout { return true }
      if element.role == .page || element.isPresentation { return false }
    }
    return false
  }

  /// Places a child in its room: centered, or scrolled if it does not fit and the host scrolls it.
  func place(_ child: Int, of size: CGSize, in room: CGRect, slot: inout ChildSlot) {
    slot.size = size
    slot.x = room.minX + (room.width - size.width) / 2
    slot.y = room.minY + (room.height - size.height) / 2
    guard screen.scrollsOverflow else { return }
    slot.x = max(slot.x, room.minX)
    slot.y = max(slot.y, room.minY)
    guard size.height > room.height || size.width > room.width else { return endOverflow(of: child) }
    var overflow = screen.overflows[id] ?? Overflow(child: child, room: room, content: size)
    overflow = Overflow(child: child, room: room, content: size, offset: overflow.offset)
    overflow.clamp()
    screen.overflows[id] = overflow
    if !layout.overflows {
      layout.overflows = true
      screen.note([.semantics, .purpose], on: self)
    }
    slot.x -= overflow.offset.x
    slot.y -= overflow.offset.y
  }

  private func endOverflow(of child: Int) {
    guard layout.overflows, screen.overflows[id]?.child == child else { return }
    forgetOverflow()
    screen.note([.semantics, .purpose], on: self)
  }

  func forgetOverflow() {
    layout.overflows = false
    screen.overflows[id] = nil
  }

  var overflow: Overflow? { layout.overflows ? screen.overflows[id] : nil }

  func scrollOverflow(to offset: CGPoint) {
    guard var overflow, overflow.offset != offset else { return }
    overflow.offset = offset
    screen.overflows[id] = overflow
    screen.needsLayout(self)
  }
}
