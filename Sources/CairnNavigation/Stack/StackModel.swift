/// A navigation stack as a value: which pages lie on its root, and what follows for the bindings of the app.
///
/// Whoever owns the model goes round this way once a turn:
///
/// ```swift
/// model.setPath(binding.path)            // and the other commands, in the order things happened
/// let writes = model.takeWrites()        // tell the bindings, then read them again: the last write wins
/// model.presentWaiting()                 // until nothing changes any more
/// let change = model.finishTurn()        // one difference, one transition; or takeChange(), and ask for its parts
/// ```
///
/// A stack has one, which is never copied: it would be for each question it is asked from another module.
package struct StackModel: ~Copyable {
  /// The path as it is now, bindings told or not.
  package private(set) var path: StackPath
  /// Whoever asks for entries all the time goes right to the list: for a question to the model, all of it is copied.
  package private(set) var pages: StackPages
  /// What the binding holds, as far as is known; nil unless the stack has made edits of its own that it was not told of.
  private var told: StackPath?
  /// What the path was when the turn began, once it is something else.
  private var pathBefore: StackPath?
  private var editsOfTurn = 0
  /// What the last turn that was finished has done. It stays here, where its parts can be asked for one by one.
  package private(set) var change = Change()
  private var renewedByFirstEdit: [Int] = []

  /// A stack that starts with the pages of a path, without a transition.
  package init(path: StackPath) {
    self.path = path
    pages = StackPages(elementCount: path.count)
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
  package mutating func setPath(_ new: consuming StackPath) -> Bool {
    if let told, new.isEqual(to: told) { return false }
    told = nil
    return reconcile(with: new)
  }

  /// A value link was followed. Does nothing unless its page is on top: a second tap, or one that comes late.
  package mutating func followValueLink(from page: EntryID, append: (inout StackPath) -> Void) {
    guard page == topPage else { return }
    editPath(append)
  }

  /// The stack itself edits the path, and its binding has to be told.
  package mutating func editPath(_ edit: (inout StackPath) -> Void) {
    var new = path
    edit(&new)
    beginOwnEdit()
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
    if let told {
      writes.path = !path.isEqual(to: told)
      self.told = nil
    }
    return writes
  }

  /// Says what happened since the last call, and begins a new turn.
  package mutating func finishTurn() -> Change { takeChange() ? change : Change() }

  /// The same, put into `change`; false if nothing happened.
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

  /// Takes from the path the elements whose pages have gone.
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

  @discardableResult
  private mutating func reconcile(with new: consuming StackPath) -> Bool {
    let difference = new.difference(from: path)
    let count = new.count
    if count == pages.elementCount && difference.isEmpty {
      // It may hold other values, which are equal.
      path = new
      return false
    }
    beginEdit(with: new)
    var strangers = difference.types
    if editsOfTurn == 1 {
      if !difference.values.isEmpty { renewedByFirstEdit = difference.values }
    } else if let pathBefore {
      strangers = path.difference(from: pathBefore).types
    }
    pages.changeElements(count: count, otherTypes: difference.types, strangers: strangers)
    return true
  }
}
