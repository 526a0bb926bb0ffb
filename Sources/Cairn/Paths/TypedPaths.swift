/// The same editing for paths of one type, such as `[Route]`.
extension RangeReplaceableCollection where Self: RandomAccessCollection & MutableCollection, Element: Hashable {
  /// Removes everything above the topmost occurrence of a value.
  ///
  /// ```swift
  /// @State private var path: [Route] = []
  /// path.popTo(.cart)
  /// ```
  ///
  /// - Returns: Whether the value is on the path. Otherwise the path stays as it is.
  @discardableResult
  public mutating func popTo(_ value: Element) -> Bool { popTo { $0 == value } }

  /// Removes everything above the topmost value that satisfies a condition.
  ///
  /// - Returns: Whether there is such a value. Otherwise the path stays as it is.
  @discardableResult
  public mutating func popTo(where condition: (Element) throws -> Bool) rethrows -> Bool {
    guard let index = try lastIndex(where: condition) else { return false }
    let above = self.index(after: index)
    if above != endIndex { removeSubrange(above...) }
    return true
  }

  /// Removes all values, which leads back to the root.
  public mutating func popToRoot() { removeAll() }

  /// Replaces the top of the path.
  ///
  /// - Returns: Whether the path had a value to replace.
  @discardableResult
  public mutating func replaceLast(with value: Element) -> Bool {
    guard !isEmpty else { return false }
    self[index(before: endIndex)] = value
    return true
  }

  /// Inserts a value directly below the topmost occurrence of another.
  ///
  /// - Returns: Whether the other value is on the path. Otherwise the path stays as it is.
  @discardableResult
  public mutating func insert(_ value: Element, below other: Element) -> Bool {
    guard let index = lastIndex(of: other) else { return false }
    insert(value, at: index)
    return true
  }
}
