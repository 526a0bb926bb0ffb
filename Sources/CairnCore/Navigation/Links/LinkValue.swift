import CairnNavigation

/// The value a link presents, and by which overload it was given: only then does the path know whether it may be encoded.
class LinkValue {
  var type: Any.Type { preconditionFailure("overridden") }

  func append(to path: inout NavigationPath) { preconditionFailure("overridden") }

  /// The value, if it is of exactly this type.
  final func value<D: Hashable>(as wanted: D.Type) -> D? {
    type == wanted ? unsafeDowncast(self, to: LinkValueOf<D>.self).value : nil
  }

  func isSame(as other: LinkValue) -> Bool { preconditionFailure("overridden") }

  /// The value as a list's selection has it.
  var hashable: AnyHashable { preconditionFailure("overridden") }
}

class LinkValueOf<V: Hashable>: LinkValue {
  let value: V

  init(_ value: V) { self.value = value }

  /// No value, no link.
  convenience init?(_ value: V?) {
    guard let value else { return nil }
    self.init(value)
  }

  override var type: Any.Type { V.self }

  override func append(to path: inout NavigationPath) { path.append(value) }

  override func isSame(as other: LinkValue) -> Bool { other.value(as: V.self) == value }

  override var hashable: AnyHashable { AnyHashable(value) }
}

final class CodableLinkValue<V: Hashable & Codable>: LinkValueOf<V> {
  override func append(to path: inout NavigationPath) { path.append(value) }
}
