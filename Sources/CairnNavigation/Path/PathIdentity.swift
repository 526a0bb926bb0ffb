import CairnLocks

/// Numbers the elements of paths, so that one can be found again in another copy of its path.
///
/// An element is numbered when something asks for its number or moves it. Paths that only grow and shrink at the top never
/// get here.
enum PathIdentity {
  private static let lastNumber = Mutex<UInt32>(0)

  static func number(of node: PathLink) -> UInt32 {
    lastNumber.withLock { number(of: node, after: &$0) }
  }

  /// Makes a node stand for the same element as another. Nothing else may have seen the node yet.
  static func pass(from old: PathLink, to new: PathLink) {
    lastNumber.withLock { new.number = number(of: old, after: &$0) }
  }

  /// Returns the elements that another path had at other depths, by their depth now. Both lists continue at the same
  /// depth, and hold the elements from there up.
  static func moves(from old: [PathLink], to new: [PathLink]) -> [Int: Int] {
    lastNumber.withLock { last in
      if last == 0 { return [:] }
      var depths: [UInt32: Int] = [:]
      for node in old where node.number != 0 { depths[node.number] = node.count - 1 }
      var moves: [Int: Int] = [:]
      // An element that the app has put into its path twice stays where it was.
      for node in new where node.number != 0 {
        guard let depth = depths.removeValue(forKey: node.number), depth != node.count - 1 else { continue }
        moves[node.count - 1] = depth
      }
      return moves
    }
  }

  private static func number(of node: PathLink, after last: inout UInt32) -> UInt32 {
    if node.number == 0 {
      last = last == .max ? 1 : last + 1
      node.number = last
    }
    return node.number
  }
}

extension NavigationPath.Element {
  /// The element's number, the same in every copy of its path.
  package var number: UInt32 { PathIdentity.number(of: node) }
}
