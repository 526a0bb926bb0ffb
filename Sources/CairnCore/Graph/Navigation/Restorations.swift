/// A part of a scene that can be saved, and shown again at the next launch: the path of a stack, the offset of a list, a text.
@MainActor
package protocol RestorablePart: AnyObject {
  /// What the part is, and what a user calls it, to tell it from others nearby: `path`, `field Title`.
  var name: String { get }
  /// The value now, or `nil` if there is none to save.
  var content: RestorableContent? { get }
  /// Continues to show a restored value, for which a part may need rows or a size. Called after each turn.
  func followTurn()
}

extension RestorablePart {
  package func followTurn() {}
}

/// The binding of a part.
package enum RestorableContent {
  /// The binding of a stack's path.
  case path(Any)
  /// The binding of any other value.
  case value(Any)
}

/// A view that restores the parts inside.
@MainActor
protocol RestoringNode: Node {
  /// Restores a part, before its node makes its content.
  func add(_ part: any RestorablePart, of node: Node)
  /// Returns the part of a node that is inside.
  func part(of node: Node) -> (any RestorablePart)?
  func followTurn()
}

/// The views that restore scenes. A graph has none until the first one appears.
@MainActor
final class Restorations: Participants<any RestoringNode> {
  func add(_ part: any RestorablePart, of node: Node) { nearest(to: node)?.add(part, of: node) }

  func part(of node: Node) -> (any RestorablePart)? { nearest(to: node)?.part(of: node) }

  func followTurn() {
    for member in members { member.followTurn() }
  }

  private func nearest(to node: Node) -> (any RestoringNode)? {
    var current = node.parent
    while let ancestor = current {
      if let found = members.first(where: { $0 === ancestor }) { return found }
      current = ancestor.parent
    }
    return nil
  }
}
