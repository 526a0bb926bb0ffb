/// Consecutive entries of a stack, the lowest first. A single entry, which is all that most turns add or remove,
/// needs no array.
package struct EntryRun: RandomAccessCollection, Equatable, ExpressibleByArrayLiteral {
  private var only: Entry?
  /// All entries if there are several.
  private var many: [Entry] = []

  init() {}

  init(_ entries: ArraySlice<Entry>) {
    if entries.count == 1 { only = entries.first } else { many = Array(entries) }
  }

  package init(arrayLiteral entries: Entry...) { self.init(entries[...]) }

  mutating func append(_ entry: Entry) {
    if isEmpty {
      only = entry
      return
    }
    if let first = only.take() { many.append(first) }
    many.append(entry)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { only == nil ? many.count : 1 }
  package var isEmpty: Bool { only == nil && many.isEmpty }
  package subscript(index: Int) -> Entry { index == 0 ? only ?? many[0] : many[index] }
}
