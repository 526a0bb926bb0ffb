/// The transition of a stack from one page to another, or of a collapsed split view from one column to another. It is
/// part of the commit, so hosts need not compare pages.
package struct PageTransition {
  package enum Kind: Sendable {
    /// The new page is on top of the old one.
    case push
    /// The old page was left for one below it.
    case pop
    /// The new page replaced the old one.
    case replace
  }

  /// The stack, or the split view that shows its columns one at a time.
  package let stack: Element
  package let kind: Kind
  package let motion: PageMotion

  package init(_ kind: Kind, of stack: Element, by motion: PageMotion = .automatic) {
    self.kind = kind
    self.motion = motion
    self.stack = stack
  }
}
