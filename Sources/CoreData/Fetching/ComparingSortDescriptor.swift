import Foundation

/// A descriptor that compares as a `SortDescriptor` does.
final class ComparingSortDescriptor: NSSortDescriptor {
  private let descriptor: AnyHashable
  private let order: (Any, Any) -> ComparisonResult

  private final class Blank: NSObject {
    let number = 0
  }

  init(_ descriptor: AnyHashable, _ order: @escaping (Any, Any) -> ComparisonResult) {
    self.descriptor = descriptor
    self.order = order
    super.init(keyPath: \Blank.number, ascending: true, comparator: { _, _ in .orderedSame })
  }

  required init?(coder: NSCoder) { nil }

  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult { order(object1, object2) }
  override func isEqual(_ object: Any?) -> Bool { (object as? ComparingSortDescriptor)?.descriptor == descriptor }
  override var hash: Int { descriptor.hashValue }
  override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension SortDescriptor where Compared: NSManagedObject {
  /// A descriptor that sorts in the same way.
  var asObject: NSSortDescriptor {
    // Texts may be compared in many ways. Other values have one order, which SQLite knows.
    if let keyPath, !Self.isText(type(of: keyPath as AnyKeyPath).valueType) {
      return KeySortDescriptor("", keyPath, ascending: order == .forward, ignoring: [])
    }
    return ComparingSortDescriptor(self) { a, b in
      guard let a = a as? Compared, let b = b as? Compared else { return .orderedSame }
      return compare(a, b)
    }
  }

  private static func isText(_ type: Any.Type) -> Bool { type == String.self || type == String?.self }
}
