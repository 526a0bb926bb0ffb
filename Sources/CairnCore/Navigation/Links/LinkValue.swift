import CairnNavigation

/// The value a link presents, and the overload it came from: only the overload tells the path whether the value can
/// be encoded.
class LinkValue {
  /// Where the link was declared.
  final let place: SourcePlace?

  init(at place: SourcePlace?) { self.place = place }

  var type: Any.Type { preconditionFailure("overridden") }

  func append(to path: inout NavigationPath) { preconditionFailure("overridden") }

  /// Returns the value if it has exactly this type.
  final func value<D: Hashable>(as wanted: D.Type) -> D? {
    type == wanted ? unsafeDowncast(self, to: LinkValueOf<D>.self).value : nil
  }

  func isSame(as other: LinkValue) -> Bool { preconditionFailure("overridden") }

  /// The value as the list's selection stores it.
  var hashable: AnyHashable { preconditionFailure("overridden") }
}

class LinkValueOf<V: Hashable>: LinkValue {
  let value: V

  init(_ value: V, at place: SourcePlace? = nil) {
    self.value = value
    super.init(at: place)
  }

  /// Returns `nil` without a value, which disables the link.
  convenience init?(optional value: V?, at place: SourcePlace) {
    guard let value else { return nil }
    self.init(value, at: place)
  }

  override var type: Any.Type { V.self }

  override func append(to path: inout NavigationPath) { path.append(value) }

  override func isSame(as other: LinkValue) -> Bool { other.value(as: V.self) == value }

  override var hashable: AnyHashable { AnyHashable(value) }
}

final class CodableLinkValue<V: Hashable & Codable>: LinkValueOf<V> {
  override func append(to path: inout NavigationPath) { path.append(value) }
}
