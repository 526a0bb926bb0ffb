import CairnValues

/// A binding to a part of a larger value: an element of a collection, or a property of a structure.
///
/// If the larger value is state, a node that reads the part runs again only when the part changes. So a letter typed into
/// a field whose text is an element of an array leaves the fields of the other elements alone.
class PartBox<Whole, Part>: BindingBox<Part>, PartOfState, @unchecked Sendable {
  // Sendable: it is used where its base may be used; only the main thread uses what can change.
  final let base: BindingBox<Whole>
  /// The parts of this part that are read.
  private var parts: StateParts<Part>?
  private var isWatching = false
  /// Whether a change of the part shows in the whole, once that is known.
  private var showsInWhole: Bool?
  /// The comparison of values, looked up at the first change.
  private var comparison: StoredComparison?

  init(base: BindingBox<Whole>) { self.base = base }

  override final var partOf: _Source? { base }

  /// Returns the part of a whole; `nil` if it is gone.
  func part(of whole: Whole) -> Part? { preconditionFailure("overridden") }

  /// Whether the part is stored in the whole. Otherwise app code computes it, perhaps from something that changes by itself.
  var isStored: Bool { true }

  /// Returns the whole. The node that reads it depends only on the part, if that is possible.
  final func readWhole() -> Whole {
    let runtime = Runtime.shared
    guard hasParts, runtime.readerReference != nil, noteReadOfPart() else { return base.get() }
    watch()
    return runtime.untracked { base.get() }
  }

  override final var hasParts: Bool {
    guard base.hasParts, Runtime.shared.isMain else { return false }
    if let showsInWhole { return showsInWhole }
    let shows = isStored && !isChangedUnseen(Part.self)
    showsInWhole = shows
    return shows
  }

  private func watch() {
    if isWatching { return }
    isWatching = true
    base.add(self)
  }

  private func watchNoLonger() {
    guard isWatching, !hasReaders, parts?.isEmpty != false else { return }
    isWatching = false
    base.remove(self)
  }

  override final func lastReaderLeft() { watchNoLonger() }

  override final func add(_ part: any PartOfState<Part>) {
    let parts = parts ?? StateParts()
    self.parts = parts
    parts.add(part)
    watch()
  }

  override final func remove(_ part: any PartOfState<Part>) {
    parts?.remove(part)
    watchNoLonger()
  }

  final func wholeChanged(from old: Whole, to new: Whole, with transaction: Transaction) {
    let (oldPart, newPart) = (part(of: old), part(of: new))
    if let oldPart, let newPart {
      if isAlike(oldPart, newPart) { return }
      parts?.tell(from: oldPart, to: newPart, with: transaction)
    }
    if hasReaders { changedOnMain(with: transaction) }
  }

  private func isAlike(_ a: Part, _ b: Part) -> Bool {
    let known = comparison ?? StoredComparison(CairnCore.comparison(of: Part.self))
    comparison = known
    return areAlike(a, b, by: known.areAlike)
  }
}

/// A part that must be told when the whole changes, on the main thread.
protocol PartOfState<Whole>: AnyObject {
  associatedtype Whole
  func wholeChanged(from old: Whole, to new: Whole, with transaction: Transaction)
}

/// The parts of a value that nodes read. The list retains them; a part leaves when its last reader does.
final class StateParts<Whole> {
  private var members = MemberList<any PartOfState<Whole>>()

  var isEmpty: Bool { members.isEmpty }

  func add(_ part: any PartOfState<Whole>) { members.append(part) }

  func remove(_ part: any PartOfState<Whole>) { members.remove { $0 === part } }

  func tell(from old: Whole, to new: Whole, with transaction: Transaction) {
    for index in members.indices { members[index].wholeChanged(from: old, to: new, with: transaction) }
  }
}
