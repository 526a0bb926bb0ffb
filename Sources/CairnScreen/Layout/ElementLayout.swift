import CairnValues
import Foundation

/// How an element sizes itself and places its children: proposal down, size up, place.
///
/// A layout is a small value; it keeps nothing between calls. Asking a child goes through `child.size(for:)`,
/// which remembers its answers.
@MainActor
package protocol ElementLayout {
  /// The size the element takes for a proposal.
  func size(of element: Element, proposal: ProposedViewSize) -> CGSize
  /// Gives each child its frame inside `element`, whose own size is settled.
  func place(_ element: Element, size: CGSize)
}

/// What layout keeps with an element.
package struct LayoutState {
  package var kind: any ElementLayout
  /// Where the element is inside its parent.
  package var frame = CGRect.zero
  var isQueued = false

  init(_ kind: any ElementLayout) { self.kind = kind }
}
