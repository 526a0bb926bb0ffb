/// A navigation stack as a value: the pages above its root, and the updates that follow for the app's bindings.
///
/// The model's owner runs this loop once per turn:
///
/// ```swift
/// model.setPath(binding.path)            // and the other commands, in the order they happened
/// let writes = model.takeWrites()        // update the bindings, then read them again: the last write wins
/// model.presentWaiting()                 // until nothing changes
/// if model.takeChange() { … }            // update the pages by `model.change`
/// let transition = model.takeTransition()  // once the page on top is shown
/// ```
///
/// Each stack has one model. It is noncopyable because every call from another module would otherwise copy it.
package struct StackModel: ~Copyable {
  /// The current path, whether or not its binding has been updated.
  package private(set) var path: StackPath
  /// The pages. Frequent readers of entries use the list directly, because reading through the model copies all
  /// of it.
  package private(set) var pages: StackPages
  /// The last known value of the binding, or `nil` unless the stack has made edits that the binding has not
  /// received.
  private var told: StackPath?
  /// The path at the beginning of the turn, if it has changed since.
  private var pathBefore: StackPath?
  private var editsOfTurn = 0
  /// The result of the last finished turn. It is stored so that its parts can be read one by one.
  package private(set) var change = StackChange()
  private var renewedByFirstEdit: [Int] = []

  /// Creates a stack with the pages of a path, without a transition.
  package init(path: StackPath) {
    self.path = path
    pages = StackPages(elementCount: path.count)
  }

  /// Returns what a command would do, without doing it.
  package func trial(_ command: (inout StackModel) -> Void) -> StackTrial {
    var copy = StackModel(copying: self)
    command(&copy)
    return StackTrial(from: self, to: copy)
  }

  private init(copying other: borrowing StackModel) {
    path = other.path
    pages = other.pages
    told = other.told
    pathBefore = other.pathBefore
    editsOfTurn = other.editsOfTurn
    change = other.change
    renewedByFirstEdit = other.renewedByFirstEdit
  }

  /// The pages above the root, the lowest first.
  package var entries: [Entry] { pages.list.entries }

  /// The visible page: the last entry, or the root.
  package var topPage: EntryID { pages.list.topPage }

  /// Returns whether a page is on the stack. The root always is.
  package func contains(_ page: EntryID) -> Bool { pages.list.depth(of: page) != nil }

  /// Sets the path that was read from its binding. Does nothing if the binding's value has not changed since it
  /// was last read.
  ///
  /// - Returns: Whether it differs from what the stack shows.
  @discardableResult
  package mutating func setPath(_ new: consuming StackPath) -> Bool {
    if let told, new.isEqual(to: told) { return false }
    told = nil
    return reconcile(with: new)
  }

  /// Follows a value link. Does nothing unless the link's page is on top, which ignores second taps and late
  /// ones.
  package mutating func followValueLink(from page: EntryID, append: (inout StackPath) -> Void) {
    guard page == topPage else { return }
    editPath(append)
  }

  /// Edits the path on behalf of the stack itself, which requires an update of its binding.
  package mutating func editPath(_ edit: (inout StackPath) -> Void) { self.edit(edit, keepsPages: true) }

  /// Shows another path: from its first new element up, all pages are new, even if the types are the same.
  package mutating func showPath(_ edit: (inout StackPath) -> Void) { self.edit(edit, keepsPages: false) }

  /// Removes a page and everything above it. Does nothing if the page has already been removed.
  package mutating func pop(_ page: EntryID) {
    pages.pop(page)
    trimPath()
  }

  /// Removes everything above a page. Does nothing if the page has been removed.
  package mutating func popTo(_ page: EntryID) {
    pages.popTo(page)
    trimPath()
  }

  /// Removes everything above the root.
  package mutating func popToRoot() {
    popTo(.root)
  }

  /// Follows a link with its own view, which goes directly above the page with the link. Does nothing if the
  /// view is already there or the page has been removed, which ignores second taps and late ones.
  package mutating func follow(_ link: LinkID, from page: EntryID) {
    pages.follow(link, from: page)
    trimPath()
  }

  /// Presents a declaration whose `isPresented:` binding is true. Its view goes directly above the declaring
  /// page and replaces whatever was there.
  ///
  /// - Parameter initially: Whether the declaration was already true when first seen. It is then deferred until
  ///   its page is on top, so that the moment when a covered page is built does not matter.
  package mutating func present(_ declaration: Declaration, initially: Bool = false) {
    pages.present(declaration, as: .flag(declaration.id), initially: initially)
    trimPath()
  }

  /// Presents a declaration whose `item:` binding holds a value. If the declaration is already presented, its
  /// page stays and gets the new value.
  ///
  /// - Parameter initially: The same as for a Bool.
  package mutating func present(_ declaration: Declaration, item: any Hashable, initially: Bool = false) {
    pages.present(declaration, as: .item(declaration.id), value: item, initially: initially)
    trimPath()
  }

  /// Dismisses a declaration because its binding became `false` or `nil`, or because its modifier was removed.
  /// Everything above its view is removed too.
  package mutating func dismiss(_ declaration: DeclarationID) {
    pages.dismiss(declaration)
  }

  /// Whether a declaration is deferred until its page is on top.
  package var hasWaiting: Bool { !pages.waiting.isEmpty }

  /// Presents the first deferred declaration on the top page, if there is one. The new page may declare more, so
  /// call this until it returns `false`.
  @discardableResult
  package mutating func presentWaiting() -> Bool {
    pages.presentWaiting()
  }

  /// Returns whether a declaration's view is on the stack.
  package func isShown(_ declaration: DeclarationID) -> Bool { pages.isShown(declaration) }

  /// Returns the value that an item destination on the stack shows.
  package func item(of page: EntryID) -> (any Hashable)? { pages.item(of: page) }

  /// Returns the updates that the bindings need now. The model assumes they are made; if a binding then reads
  /// back a different value, that is a command like any other.
  package mutating func takeWrites() -> Writes {
    var writes = Writes(resets: pages.resets)
    pages.resets = []
    if let told {
      writes.path = !path.isEqual(to: told)
      self.told = nil
    }
    return writes
  }

  /// Returns how the page on top has changed since the last call, whatever happened in between. Call it when the page
  /// is shown.
  package mutating func takeTransition() -> StackTransition { pages.takeTransition() }

  /// Stores what happened in `change` and begins a new turn. Returns `false` if nothing happened.
  package mutating func takeChange() -> Bool {
    guard editsOfTurn > 0 || pages.hasChanges else { return false }
    change.clear()
    var renewed = renewedByFirstEdit
    if editsOfTurn > 1, let pathBefore { renewed = path.difference(from: pathBefore).values }
    if editsOfTurn > 0 {
      pathBefore = nil
      editsOfTurn = 0
      if !renewedByFirstEdit.isEmpty { renewedByFirstEdit = [] }
    }
    pages.finishTurn(renewedElements: renewed, into: &change)
    return !change.isEmpty
  }

  /// Removes the path elements whose pages have been removed.
  private mutating func trimPath() {
    let count = path.count
    guard pages.elementCount < count else { return }
    beginOwnEdit()
    var shorter = path
    shorter.removeLast(count - pages.elementCount)
    beginEdit(with: shorter)
  }

  private mutating func beginOwnEdit() {
    if told == nil { told = path }
  }

  private mutating func beginEdit(with new: consuming StackPath) {
    editsOfTurn += 1
    swap(&path, &new)
    if editsOfTurn == 1 { pathBefore = new }
  }

  private mutating func edit(_ edit: (inout StackPath) -> Void, keepsPages: Bool) {
    var new = path
    edit(&new)
    beginOwnEdit()
    reconcile(with: new, keepsPages: keepsPages)
  }

  /// - Parameter keepsPages: Whether the page of an element stays when the element gets another value of its type.
  @discardableResult
  private mutating func reconcile(with new: consuming StackPath, keepsPages: Bool = true) -> Bool {
    var difference = new.difference(from: path)
    let count = new.count
    if count == pages.elementCount && difference.isEmpty {
      // The new path may hold different values that compare equal.
      path = new
      return false
    }
    beginEdit(with: new)
    let firstNew = keepsPages ? nil : difference.replaceAll(below: min(count, pages.elementCount))
    var strangers = difference.types
    if editsOfTurn == 1 {
      if !difference.values.isEmpty { renewedByFirstEdit = difference.values }
    } else if let pathBefore {
      strangers = path.difference(from: pathBefore).types
    }
    if let firstNew { strangers = Array(Set(strangers).union(firstNew..<count)) }
    if difference.moves.isEmpty {
      pages.changeElements(count: count, otherTypes: difference.types, strangers: strangers)
    } else {
      pages.moveElements(difference.moves, count: count, otherTypes: difference.types, strangers: strangers)
    }
    return true
  }
}
