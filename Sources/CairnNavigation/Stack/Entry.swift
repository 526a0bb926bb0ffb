/// Names one page of one stack for as long as it is there. A stack never uses the same id twice, so that a command
/// which comes late finds nothing instead of the wrong page.
@usableFromInline
package struct EntryID: Hashable, Sendable {
  let number: Int

  /// The page below all entries.
  package static let root = EntryID(number: 0)
}

/// Names a link that pushes a view. Whoever owns the link chooses the number.
@usableFromInline
package struct LinkID: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }
}

/// Names a destination declared with `isPresented:` or `item:`. Whoever owns the declaration chooses the number.
@usableFromInline
package struct DeclarationID: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }
}

/// Why a page is on the stack.
@usableFromInline
package enum Origin: Hashable, Sendable {
  /// The element of the path at an index.
  case element(Int)
  /// A link with a view of its own was followed.
  case link(LinkID)
  /// An `isPresented:` binding is true.
  case flag(DeclarationID)
  /// An `item:` binding holds a value.
  case item(DeclarationID)
}

/// A page above the root.
@usableFromInline
package struct Entry: Hashable, Sendable {
  package let id: EntryID
  package let origin: Origin
  /// The page with the link or the declaration this one came from. Elements of the path belong to the whole stack, and
  /// so to the root.
  package let owner: EntryID
}

/// A destination of a page that is shown while a binding of the app says so.
package struct Declaration: Hashable, Sendable {
  package let id: DeclarationID
  /// The page whose content carries the modifier.
  package let page: EntryID
  /// Its place among the declarations of that page: outer modifiers before inner ones, earlier siblings before later.
  package let order: Int

  package init(id: DeclarationID, page: EntryID, order: Int) {
    self.id = id
    self.page = page
    self.order = order
  }
}
