import CairnValues
import Foundation

/// What layout keeps with an element.
package struct LayoutState {
  /// How the element sizes itself and arranges its children. Changed through `Element.setLayout(_:)`.
  package internal(set) var kind: ElementLayout
  /// Where the element is inside its parent, measured from the parent's left upper corner.
  package internal(set) var frame = CGRect.zero
  /// The proposal it was placed with, in its canonical form.
  var offered = Proposal.unspecified
  var memory = SizeMemory()
  var outline = Outline()
  /// The distance from the root, where `depthPass` is the pass under way.
  var depth: Int32 = 0
  var depthPass: UInt32 = 0
  /// Left out by its parent's layout: not on the screen, though still among the children.
  package internal(set) var isOmitted = false
  package internal(set) var isRightToLeft = false
  var isQueued = false
  /// For the moment in which children are replaced.
  var isNewcomer = false
  /// Someone may rest on its size: it was measured or placed at some time.
  var isInUse = false
  var isPlaced = false
  /// Its children have to be arranged again.
  var needsPlacing = false
  var isOutlineKnown = false
  /// The parent rests on an alignment guide from inside.
  var wasAskedForGuide = false
  /// What it shows to its parent may be different though its sizes are not.
  var mustClimb = false

  /// Answers were given for heights they were not worked out for, because the text may have one line only.
  var isTakenForLimited = false
  /// The same, because the text has no line breaks.
  var isTakenForUnbroken = false

  init(_ kind: ElementLayout) { self.kind = kind }
}

/// How much work layout did since the counters were last set to zero.
package struct LayoutCounters: Equatable, Sendable {
  /// Sizes worked out, as opposed to remembered.
  package var measured = 0
  /// Elements whose frame changed or whose children were arranged again.
  package var placed = 0

  package init(measured: Int = 0, placed: Int = 0) {
    self.measured = measured
    self.placed = placed
  }
}
