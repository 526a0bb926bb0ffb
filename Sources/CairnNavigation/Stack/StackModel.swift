/// A navigation stack as a value: which pages lie on its root, and what follows for the bindings of the app.
///
/// Commands say what happened. Pages that show path elements always lie below those that show views, because a value
/// pushed over views removes them first, and a view goes directly above the page it comes from.
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
  var list = EntryList()
  /// The views on the stack that a binding keeps there, the lowest first.
  var shown: [Shown] = []
  /// Those that were shown when the turn began and have gone in it.
  var departed: [Shown] = []
  var waiting: [Waiting] = []
  var resets: [DeclarationID] = []

  /// What the binding holds, as far as is known.
  private var told: Path
  /// How many of the lowest entries show elements of the path: all those below the views.
  private var elementCount: Int
  private var pathBefore: Path
  private var hasOwnEdits = false
  private var editsOfTurn = 0
  private var renewedByFirstEdit: [Int] = []
  private var isFirstTurn = true

  /// A stack that starts with the pages of a path, without a transition.
  package init(path: Path) {
    self.path = path
    told = path
    pathBefore = path
    elementCount = path.count
    for index in 0..<elementCount { list.push(.element(index), owner: .root) }
  }

  /// The pages above the root, the lowest first.
  package var entries: [Entry] { list.entries }

  /// The page that is shown: the last entry, or the root.
  package var topPage: EntryID { list.topPage }

  /// Whether a page is on the stack; the root always is.
  package func contains(_ page: EntryID) -> Bool { list.depth(of: page) != nil }

  /// The path was read from its binding. Nothing happens if it holds what it held when last seen.
  package mutating func setPath(_ new: Path) {
    if hasOwnEdits && new.isEqual(to: told) { return }
    told = new
    hasOwnEdits = false
    reconcile(with: new)
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
    guard page != .root, let depth = list.depth(of: page) else { return }
    cut(to: depth - 1)
  }

  /// Removes everything above a page. Does nothing if the page has gone.
  package mutating func popTo(_ page: EntryID) {
    guard let depth = list.depth(of: page) else { return }
    cut(to: depth)
  }

  /// Removes everything above the root.
  package mutating func popToRoot() {
    cut(to: 0)
  }

  /// A link with a view of its own was followed. Its view goes directly above the page with the link. Does nothing if it
  /// is there already or the page has gone: a second tap, or one that comes late.
  package mutating func follow(_ link: LinkID, from page: EntryID) {
    guard let depth = list.depth(of: page) else { return }
    if let above = list.entry(above: depth), above.origin == .link(link), above.owner == page { return }
    cut(to: depth)
    list.push(.link(link), owner: page)
  }

  /// What the bindings have to be told now. The model takes them to have been; if reading them back shows something
  /// else, that is a command like any other.
  package mutating func takeWrites() -> Writes<Path> {
    var writes = Writes<Path>(resets: resets)
    resets.removeAll()
    if hasOwnEdits {
      hasOwnEdits = false
      if !path.isEqual(to: told) { writes.path = path }
      told = path
    }
    return writes
  }

  /// Says what happened since the last call, and begins a new turn.
  package mutating func finishTurn() -> Change {
    var change = Change()
    change.renewed = renewedPages
    (change.left, change.came, change.transition) = list.finishTurn()
    change.waiting = forgetTurnOfDeclarations()
    if isFirstTurn { change.transition = .none }
    isFirstTurn = false
    pathBefore = path
    editsOfTurn = 0
    renewedByFirstEdit.removeAll()
    return change
  }

  /// Removes all entries from a depth up, with what belongs to them: bindings to be reset, elements of the path.
  mutating func cut(to depth: Int) {
    guard depth < list.entries.count else { return }
    removeViews(from: max(depth, elementCount))
    if depth < elementCount {
      path.removeLast(elementCount - depth)
      elementCount = depth
      hasOwnEdits = true
      editsOfTurn += 1
      list.remove(from: depth)
    }
  }

  private mutating func reconcile(with new: Path) {
    let difference = new.difference(from: path)
    let oldCount = elementCount
    let newCount = new.count
    path = new
    elementCount = newCount
    if oldCount == newCount && difference.isEmpty { return }
    editsOfTurn += 1
    if editsOfTurn == 1 { renewedByFirstEdit = difference.values }

    // Views stay exactly if the page they stand on does and still is the last of the path.
    if oldCount != newCount || difference.types.last == oldCount - 1 { removeViews(from: oldCount) }
    if newCount < oldCount { list.remove(from: newCount) }

    // The depths that show another type than when the turn began, and so cannot get back the page they had.
    let strangers = Set(editsOfTurn == 1 ? difference.types : new.difference(from: pathBefore).types)
    for index in difference.types { list.replace(at: index, mayRevive: !strangers.contains(index)) }
    if newCount > oldCount {
      for index in oldCount..<newCount {
        list.push(.element(index), owner: .root, mayRevive: !strangers.contains(index))
      }
    }
  }

  private var renewedPages: [EntryID] {
    let indices = editsOfTurn > 1 ? path.difference(from: pathBefore).values : renewedByFirstEdit
    let elements = indices.lazy.filter { list.wasThere($0) }.map { list.entries[$0].id }
    return elements + pagesOfRenewedItems
  }
}
