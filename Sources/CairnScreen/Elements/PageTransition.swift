/// The transition of a stack from one page to another. It is part of the commit, so hosts need not compare
/// pages.
package struct PageTransition {
  package enum Kind: Sendable {
    /// The new page is on top of the old one.
    case push
    /// The old page was left for one below it.
    case pop
    /// The new page replaced the old one.
    case replace
  }

  package let stack: Element
  package let kind: Kind

  package init(_ kind: Kind, of stack: Element) {
    self.kind = kind
    self.stack = stack
  }
}
