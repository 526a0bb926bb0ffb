/// What a command would do to a stack.
package struct StackTrial {
  /// The pages that would be removed or show another value, the lowest first.
  package let leaving: [EntryID]
  /// The path afterwards.
  package let path: StackPath
  /// The entry on top afterwards, or `nil` for the root.
  package let top: Entry?

  init(from old: borrowing StackModel, to new: borrowing StackModel) {
    path = new.path
    top = new.entries.last
    let stays = Set(new.entries.map(\.id))
    let renewed = Set(new.path.difference(from: old.path).values.map { new.entries[$0].id })
    leaving = old.entries.map(\.id).filter { !stays.contains($0) || renewed.contains($0) }
  }
}
