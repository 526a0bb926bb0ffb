import CairnNavigation
import SwiftUI

extension NavigationPath {
  /// The changes between two copies of a path, by the identities of their entries.
  public struct Difference: Equatable {
    /// An entry that stayed, with another value.
    public struct Change: Equatable, Identifiable {
      /// The entry before.
      public let old: Entry
      /// The entry with its present value.
      public let new: Entry
      /// The identity of both.
      public var id: Entry.ID { new.id }
    }

    /// The entries that only the new path has, the lowest first.
    public var added: [Entry] = []
    /// The entries that only the old path has, the lowest first.
    public var removed: [Entry] = []
    /// The entries of both paths that have another value now.
    public var changed: [Change] = []

    /// Whether both paths have the same entries with the same values. Their order may differ.
    public var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty }
  }

  /// Returns which entries were added, removed and changed since an older copy of this path.
  ///
  /// ```swift
  /// .onChange(of: path) { old, new in
  ///   for entry in new.difference(from: old).removed { log("left \(entry.typeName)") }
  /// }
  /// ```
  public func difference(from old: NavigationPath) -> Difference {
    let (mine, theirs) = unsharedElements(with: old)
    var before = Dictionary(theirs.map { ($0.number, Entry($0)) }) { $1 }
    var difference = Difference()
    for entry in mine.lazy.map(Entry.init) {
      guard let other = before.removeValue(forKey: entry.id.number) else {
        difference.added.append(entry)
        continue
      }
      if entry != other { difference.changed.append(Difference.Change(old: other, new: entry)) }
    }
    difference.removed = theirs.lazy.filter { before[$0.number] != nil }.map(Entry.init)
    return difference
  }
}
