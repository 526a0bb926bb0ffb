import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets reported by `onDelete`, ignoring offsets out of bounds.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at the offsets reported by `onMove` in front of the one at `destination`, counted
  /// before the move. Offsets out of bounds are ignored, and a destination past the end is the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    if moved.isEmpty { return }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
