/// How a stack got from the page it showed to the page it shows now. Part of the commit, so that hosts need not compare.
package struct PageTransition {
  package enum Kind: Sendable {
    /// The new page lies on top of the old one.
    case push
    /// The old page has been left for one below it.
    case pop
    /// The new page took the place of the old one.
    case replace
  }

  package let stack: Element
  package let kind: Kind

  package init(_ kind: Kind, of stack: Element) {
    self.kind = kind
    self.stack = stack
  }
}
