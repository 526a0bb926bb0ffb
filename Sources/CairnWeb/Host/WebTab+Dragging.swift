import CairnCore
import CairnScreen
import CoreTransferable
import Foundation

/// A drag that began on the page. Its payload stays on the server: the browser only names elements.
@MainActor
struct Dragging {
  let payload: Any
  @WeakElement private(set) var source: Element?

  init(_ payload: Any, from source: Element) {
    self.payload = payload
    self.source = source
  }
}

// Drag and drop: the browser sends the position, and the tree finds the drop target.
extension WebTab {
  /// Starts a drag when the pointer moves.
  func lift(_ id: Int) {
    endDrag()
    guard let element = reachable(id), let payload = session.payload(draggedFrom: element) else { return }
    drag = Dragging(payload, from: element)
    let content = session.sharedContent(of: payload)
    let text = content.map { [$0].text } ?? ""
    guard !text.isEmpty, text.utf8.count <= ClientMessage.mostText else { return }
    var isLink = false
    if case .url? = content { isLink = true }
    post { $0.lifted(id, text: text, isLink: isLink) }
  }

  func endDrag() {
    hover(over: nil)
    drag = nil
  }

  /// Sends the drop target of a drag over an element.
  func aim(at id: Int) {
    guard let element = reachable(id) else { return hover(over: nil) }
    let taker = taker(of: drag?.payload, at: element)
    hover(over: taker)
    post { $0.takes(id, by: taker?.id, before: rowOfInsertion(around: element)?.id) }
  }

  /// Returns the drop target of a drag. A payload from outside is known only when it is dropped.
  private func taker(of payload: Any?, at element: Element) -> Element? {
    if let payload {
      return session.target(for: payload, at: element).flatMap { $0.isInReach ? $0 : nil }
    }
    return element.selfAndAncestors.first(where: \.takesDrops)
  }

  private func rowOfInsertion(around element: Element) -> Element? {
    element.selfAndAncestors.first(where: \.takesInsertions)
  }

  func hover(over element: Element?) {
    guard element !== hovered else { return }
    if let hovered, !hovered.isGone { session.hover((), over: hovered, false) }
    hovered = element
    if let element { session.hover((), over: element, true) }
  }

  /// Drops the dragged item.
  func drop(on id: Int, at location: CGPoint) {
    guard let drag, let source = drag.source, !source.isGone, source.isInReach else { return endDrag() }
    drop(drag.payload, on: id, at: location)
    endDrag()
  }

  /// Drops an item at a point of an element. If an ancestor is the drop target, the point is converted to it.
  func drop(_ payload: Any, on id: Int, at location: CGPoint) {
    guard let element = reachable(id) else { return hover(over: nil) }
    if let taker = taker(of: payload, at: element) {
      let (inner, outer) = (element.frame(in: nil).origin, taker.frame(in: nil).origin)
      let point = CGPoint(x: location.x + inner.x - outer.x, y: location.y + inner.y - outer.y)
      _ = session.drop(payload, on: taker, at: point)
    } else if let row = rowOfInsertion(around: element) {
      _ = session.insert(payload, before: row)
    }
    hover(over: nil)
  }

  /// Drops files, which must be uploaded first.
  func drop(_ files: [OfferedFile], number: Int, on id: Int, at location: CGPoint) {
    hover(over: nil)
    guard let element = reachable(id), taker(of: nil, at: element) != nil || rowOfInsertion(around: element) != nil
    else {
      return
    }
    receive(files, key: "d\(number)") { [weak self] urls in
      for url in urls ?? [] { self?.drop(url, on: id, at: location) }
    }
  }
}
