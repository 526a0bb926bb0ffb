/// A navigation stack as a value: which pages lie on its root, and what follows for the bindings of the app.
///
/// Whoever owns the model goes round this way once a turn:
///
/// ```swift
/// model.setPath(binding.path)            // and the other commands, in the order things happened
/// let writes = model.takeWrites()        // tell the bindings, then read them again: the last write wins
/// model.presentWaiting()                 // until nothing changes any more
/// let change = model.finishTurn()        // one difference, one transition
/// ```
package struct StackModel<Path: StackPath> {
  /// The path as it is now, bindings told or not.
  package private(set) var path: Path
  private var pages: StackPages
  /// What the binding holds, as far as is known.
  private var told: Path
  private var pathBefore: Path
  private var hasOwnEdits = false
  private var editsOfTurn = 0
  private var renewedByFirstEdit: [Int] = []

  /// A stack that starts with the pages of a path, without a transition.
  package init(path: Path) {
    self.path = path
    pages = StackPages(elementCount: path.count)
    told = path
    pathBefore = path
  }

  /// The pages above the root, the lowest first.
  package var entries: [Entry] { pages.list.entries }

  /// The page that is shown: the last entry, or the root.
  package var topPage: EntryID { pages.list.topPage }

  /// Whether a page is on the stack; the root always is.
  package func contains(_ page: EntryID) -> Bool { pages.list.depth(of: page) != nil }

  /// The path was read from its binding. Nothing happens if it holds what it held when last seen.
  ///
  /// - Returns: whether it holds something else than the stack shows.
  @discardableResult
  package mutating func setPath(_ new: Path) -> Bool {
    if hasOwnEdits && new.isEqual(to: told) { return false }
    told = new
    hasOwnEdits = false
    return reconcile(with: new)
  }

  /// A value link was followed. Does nothing unless its page is on top: a second tap, or one that comes late.
  package mutating func followValueLink(from page: EntryID, append: (inout Path) -> Void) {
    guard page == topPage else { return }
    editPath(append)
  }

  /// The stack itself edits the path, and its binding has to be told.
  package mutating func editPath(_ edit: (inout Path) -> Void) {
    var new = path
    edit(&new)
    hasOwnEdits = true
    reconcile(with: new)
  }

  /// Removes a page and everything above it. Does nothing if it has gone already.
  package mutating func pop(_ page: EntryID) {
    pages.pop(page)
    trimPath()
  }

  /// Removes everything above a page. Does nothing if the page has gone.
  package mutating func popTo(_ page: EntryID) {
    pages.popTo(page)
    trimPath()
  }

  /// Removes everything above the root.
  package mutating func popToRoot() {
    popTo(.root)
  }

  /// A link with a view of its own was followed. Its view goes directly above the page with the link. Does nothing if it
  /// is there already or the page has gone: a second tap, or one that comes late.
  package mutating func follow(_ link: LinkID, from page: EntryID) {
    pages.follow(link, from: page)
    trimPath()
  }

  /// An `isPresented:` binding is true. Its view goes directly above the page that declares it; what was there leaves.
  ///
  /// - Parameter initially: The declaration was true when it was first seen. It then waits until nothing lies above its
  ///   page, so that it does not matter when a covered page is built.
  package mutating func present(_ declaration: Declaration, initially: Bool = false) {
    pages.present(declaration, as: .flag(declaration.id), initially: initially)
    trimPath()
  }

  /// An `item:` binding holds a value. If the declaration is shown already, its page stays and gets the new value.
  ///
  /// - Parameter initially: As for a Bool.
  package mutating func present(_ declaration: Declaration, item: any Hashable, initially: Bool = false) {
    pages.present(declaration, as: .item(declaration.id), value: item, initially: initially)
    trimPath()
  }

  /// A binding became false or nil, or the modifier has gone from its page. Everything above its view leaves with it.
  package mutating func dismiss(_ declaration: DeclarationID) {
    pages.dismiss(declaration)
  }

  /// Whether a declaration waits until nothing lies above its page.
  package var hasWaiting: Bool { !pages.waiting.isEmpty }

  /// Presents a declaration that waits on the page on top, if there is one: the first in their order. The new page may
  /// declare more, so this is asked again until it says false.
  @discardableResult
  package mutating func presentWaiting() -> Bool {
    pages.presentWaiting()
  }

  /// Whether a declaration has its view on the stack.
  package func isShown(_ declaration: DeclarationID) -> Bool { pages.isShown(declaration) }

  /// The value an item destination on the stack shows.
  package func item(of page: EntryID) -> (any Hashable)? { pages.item(of: page) }

  /// What the bindings have to be told now. The model takes them to have been; if reading them back shows something
  /// else, that is a command like any other.
  package mutating func takeWrites() -> Writes {
    var writes = Writes(resets: pages.resets)
    pages.resets = []
    if hasOwnEdits {
      hasOwnEdits = false
      writes.path = !path.isEqual(to: told)
      told = path
    }
    return writes
  }

  /// Whether something may have happened since the turn began.
  package var hasChanges: Bool { editsOfTurn > 0 || pages.hasChanges }

  /// Says what happened since the last call, and begins a new turn.
  package mutating func finishTurn() -> Change {
    let renewed = editsOfTurn > 1 ? path.difference(from: pathBefore).values : renewedByFirstEdit
    if editsOfTurn > 0 {
      pathBefore = path
      editsOfTurn = 0
      renewedByFirstEdit = []
    }
    return pages.finishTurn(renewedElements: renewed)
  }

  /// Takes from the path the elements whose pages have gone.
  private mutating func trimPath() {
    let count = path.count
    guard pages.elementCount < count else { return }
    path.removeLast(count - pages.elementCount)
    hasOwnEdits = true
    editsOfTurn += 1
  }

  @discardableResult
  private mutating func reconcile(with new: Path) -> Bool {
    let difference = new.difference(from: path)
    let count = new.count
    path = new
    if count == pages.elementCount && difference.isEmpty { return false }
    editsOfTurn += 1
    if editsOfTurn == 1 { renewedByFirstEdit = difference.values }
    let strangers = editsOfTurn == 1 ? difference.types : new.difference(from: pathBefore).types
    pages.changeElements(count: count, otherTypes: difference.types, strangers: strangers)
    return true
  }
}
