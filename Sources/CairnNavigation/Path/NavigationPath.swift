/// A type-erased list of data representing the content of a navigation stack.
///
/// ```swift
/// @State private var path = NavigationPath()
///
/// NavigationStack(path: $path) {
///   Button("Open two pages") {
///     path.append(recipe)
///     path.append(42)
///   }
/// }
/// ```
public struct NavigationPath {
  /// The topmost element; each element holds the one below it.
  ///
  /// A stack only ever changes at its top. In a chain of shared nodes, appending and removing cost the same at
  /// any depth, even while others hold copies, and two versions of a path are compared from the top down to the
  /// first node they share.
  @usableFromInline var top: (any PathNode)?

  /// Creates an empty path.
  @inlinable
  public init() {}

  init(top: (any PathNode)?) {
    self.top = top
  }

  /// Creates a path with the elements of a sequence, the last one on top.
  @inlinable
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    for element in elements { append(element) }
  }

  /// Creates an encodable path with the elements of a sequence, the last one on top.
  @inlinable
  public init<S>(_ elements: S) where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
    for element in elements { append(element) }
  }

  /// Creates a path from an encodable representation. Its elements stay encoded until they are shown.
  public init(_ codable: CodableRepresentation) {
    self = codable.path
  }

  /// The number of elements in the path.
  public var count: Int { top?.count ?? 0 }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { top == nil }

  /// Appends a value that cannot be encoded to the top of the path.
  @inlinable
  public mutating func append<V>(_ value: V) where V: Hashable {
    top = ValueNode(value, on: top, isCodable: false)
  }

  /// Appends a value that can be encoded to the top of the path.
  @inlinable
  public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {
    top = ValueNode(value, on: top, isCodable: true)
  }

  /// Removes values from the top of the path.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      k >= 0,
      "NavigationPath.removeLast(\(k)): a path cannot lose a negative number of elements. Pass 0 or more.")
    precondition(
      k <= count,
      """
      NavigationPath.removeLast(\(k)): the path has only \(count) element(s). \
      Compare with `count` first, or assign `NavigationPath()` to go back to the root.
      """)
    for _ in 0..<k { top = top?.below }
  }
}

extension NavigationPath: Equatable {
  /// Returns whether two paths hold equal values of equal types in the same order.
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    guard lhs.count == rhs.count else { return false }
    var left = lhs.top
    var right = rhs.top
    while left !== right, let a = left, let b = right {
      guard a.hasSameType(as: b), a.hasSameValue(as: b) else { return false }
      left = a.below
      right = b.below
    }
    return true
  }
}
