/// Identifies a page of one stack for the page's lifetime. A stack never reuses an id, so a late command finds
/// nothing instead of the wrong page.
@usableFromInline
package struct EntryID: Hashable, Sendable {
  let number: Int

  /// The page below all entries.
  package static let root = EntryID(number: 0)
}

/// Identifies a link that pushes a view. The link's owner chooses the number.
@usableFromInline
package struct LinkID: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }
}

/// Identifies a destination declared with `isPresented:` or `item:`. The declaration's owner chooses the number.
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
  /// The path element at an index.
  case element(Int)
  /// A link with its own view was followed.
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
  /// The page with the link or declaration that this page came from. Path elements belong to the whole stack,
  /// and so to the root.
  package let owner: EntryID
}

/// A destination that is presented while one of the app's bindings is true or holds a value.
package struct Declaration: Hashable, Sendable {
  package let id: DeclarationID
  /// The page whose content has the modifier.
  package let page: EntryID
  /// The declaration's position on that page: outer modifiers before inner ones, earlier siblings before later
  /// ones.
  package let order: Int

  package init(id: DeclarationID, page: EntryID, order: Int) {
    self.id = id
    self.page = page
    self.order = order
  }
}
