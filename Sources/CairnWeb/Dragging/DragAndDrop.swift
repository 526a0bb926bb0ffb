import CairnCore
import CairnScreen
import CoreTransferable
import Foundation

/// Drags on the page. The browser only names elements and sends positions: the payload of a drag that began here stays on
/// the server, and the tree finds the drop target.
@MainActor
final class DragAndDrop {
  /// The payload of the current drag, and the element it came from.
  private var payload: Any?
  @WeakElement private var source: Element?
  /// The drop target below the drag. It learns when the drag leaves it.
  @WeakElement private var hovered: Element?
  private unowned let page: any PageContext

  init(_ page: any PageContext) { self.page = page }

  private var session: Session { page.session }

  /// Starts a drag when the pointer moves.
  func lift(_ id: Int) {
    end()
    guard let element = page.reachable(id), let payload = session.payload(draggedFrom: element) else { return }
    (self.payload, source) = (payload, element)
    let content = session.sharedContent(of: payload)
    let text = content.map { [$0].text } ?? ""
    guard !text.isEmpty, text.utf8.count <= ClientMessage.mostText else { return }
    var isLink = false
    if case .url? = content { isLink = true }
    page.post { $0.lifted(id, text: text, isLink: isLink) }
  }

  func end() {
    hover(over: nil)
    (payload, source) = (nil, nil)
  }

  /// Sends the drop target of a drag over an element.
  func aim(at id: Int) {
    guard let element = page.reachable(id) else { return hover(over: nil) }
    let taker = taker(of: payload, at: element)
    hover(over: taker)
    page.post { $0.takes(id, by: taker?.id, before: rowOfInsertion(around: element)?.id) }
  }

  func leaveTarget() { hover(over: nil) }

  /// Returns the drop target of a drag. A payload from outside is known only when it is dropped.
  private func taker(of payload: Any?, at element: Element) -> Element? {
    if let payload { return session.target(for: payload, at: element).flatMap { $0.isInReach ? $0 : nil } }
    return element.selfAndAncestors.first(where: \.takesDrops)
  }

  private func rowOfInsertion(around element: Element) -> Element? {
    element.selfAndAncestors.first(where: \.takesInsertions)
  }

  private func hover(over element: Element?) {
    guard element !== hovered else { return }
    if let hovered, !hovered.isGone { session.hover((), over: hovered, false) }
    hovered = element
    if let element { session.hover((), over: element, true) }
  }

  /// Drops the dragged item.
  func drop(on id: Int, at location: CGPoint) {
    if let payload, let source, !source.isGone, source.isInReach { drop(payload, on: id, at: location) }
    end()
  }

  /// Drops an item at a point of an element. If an ancestor is the drop target, the point is converted to it.
  func drop(_ payload: Any, on id: Int, at location: CGPoint) {
    guard let element = page.reachable(id) else { return hover(over: nil) }
    if let taker = taker(of: payload, at: element) {
      let (inner, outer) = (element.frame(in: nil).origin, taker.frame(in: nil).origin)
      let point = CGPoint(x: location.x + inner.x - outer.x, y: location.y + inner.y - outer.y)
      _ = session.drop(payload, on: taker, at: point)
    } else if let row = rowOfInsertion(around: element) {
      _ = session.insert(payload, before: row)
    }
    hover(over: nil)
  }

  /// Whether files may be dropped on an element. They must be uploaded first.
  func takesFiles(on id: Int) -> Bool {
    hover(over: nil)
    guard let element = page.reachable(id) else { return false }
    return taker(of: nil, at: element) != nil || rowOfInsertion(around: element) != nil
  }
}
