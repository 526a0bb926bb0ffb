import CairnNavigation

/// The presenters of the destinations that a stack's pages declare. A new or changed one waits for the stack's next pass.
@MainActor
struct PresenterTable {
  private var all: [DeclarationID: any PagePresenter] = [:]
  private var new: Set<DeclarationID> = []
  private var changed: [DeclarationID] = []
  /// The number of pages presented in this turn.
  var count = PresentationCount()

  var isUnchanged: Bool { changed.isEmpty }

  /// The innermost of them.
  var last: (any PagePresenter)? { all.values.max { $0.declaration.order < $1.declaration.order } }

  subscript(id: DeclarationID) -> (any PagePresenter)? { all[id] }

  mutating func add(_ presenter: any PagePresenter) {
    all[presenter.declaration.id] = presenter
    new.insert(presenter.declaration.id)
  }

  mutating func remove(_ id: DeclarationID) {
    all[id] = nil
    new.remove(id)
  }

  mutating func noteChange(of id: DeclarationID) { changed.append(id) }

  mutating func takeChanges() -> [DeclarationID] {
    defer { changed = [] }
    return changed
  }

  /// Returns whether a presenter is new. It is so once.
  mutating func takeNew(_ id: DeclarationID) -> Bool { new.remove(id) != nil }
}
