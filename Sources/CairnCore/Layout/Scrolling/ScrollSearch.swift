import CairnScreen
import CairnValues
import Foundation

/// A search that scrolls a view into sight. For a row not made yet, it scrolls to an estimated position, and
/// corrects it once the row exists.
@MainActor
struct ScrollSearch {
  private let id: AnyHashable
  private let anchor: UnitPoint?
  private var rounds = 0

  init(for id: AnyHashable, anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }

  /// Takes one step after a layout. Returns `nil` when the search is over.
  fileprivate mutating func step(below node: Node) -> Bool? {
    var found = Found()
    find(below: node, &found)
    if found.element == nil, found.place == nil { findUnmade(below: node, &found) }
    if let element = found.element, !element.isGone {
      element.scrollIntoView(anchor: anchor)
      rounds += 1
      return rounds <= 2 ? true : nil
    }
    guard let (container, item) = found.place, rounds < 4, let area = container.element.scrollArea,
      let content = area.children.first
    else { return nil }
    var frame = container.frame(ofItem: item)
    let origin = container.element === content ? .zero : container.element.frame(in: content).origin
    frame.origin.x += origin.x
    frame.origin.y += origin.y
    area.scroll(toShow: frame, anchor: anchor)
    rounds += 1
    return true
  }

  fileprivate struct Found {
    var element: Element?
    var place: (LazyNode, Int)?
  }

  private func find(below node: Node, _ found: inout Found) {
    if found.element != nil { return }
    if let identified = node as? any NodeWithID, identified.anyID == id {
      var elements: [Element] = []
      node.collectElements(into: &elements)
      if let first = elements.first, let parent = first.parent {
        // The row of a list has a margin around its content.
        found.element = parent.role == .row ? parent : first
        return
      }
    }
    if let container = node as? LazyNode, let item = container.item(withID: id) { found.place = (container, item) }
    var inside = found
    node.forEachChild { find(below: $0, &inside) }
    found = inside
  }
}

extension ScrollSearch {
  /// Searches rows not made yet for one whose view has the id. That makes the views, but shows none.
  private func findUnmade(below node: Node, _ found: inout Found) {
    if found.place != nil { return }
    if let container = node as? LazyNode, let item = container.item(withOwnID: id) { found.place = (container, item) }
    var inside = found
    node.forEachChild { findUnmade(below: $0, &inside) }
    found = inside
  }
}

extension ScrollSearch? {
  /// Continues the search after a layout. Returns true if it needs another layout.
  @MainActor mutating func advance(below node: Node) -> Bool {
    guard var search = self else { return false }
    let goesOn = search.step(below: node)
    self = goesOn == nil ? nil : search
    return goesOn ?? false
  }
}

/// A node for a view with an id, from `id(_:)` or from a row.
@MainActor
protocol NodeWithID {
  var anyID: AnyHashable { get }
}

extension IdentifiedNode: NodeWithID {
  var anyID: AnyHashable { AnyHashable(id) }
}

extension RowNode: NodeWithID {
  var anyID: AnyHashable { AnyHashable(id) }
}

extension LazyRowNode: NodeWithID {
  var anyID: AnyHashable { AnyHashable(id) }
}
