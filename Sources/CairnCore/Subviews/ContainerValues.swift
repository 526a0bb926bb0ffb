import CairnScreen

/// The key of a value that a view passes to its container.
///
/// ```swift
/// private struct WeightKey: ContainerValueKey {
///   static let defaultValue = 1.0
/// }
/// ```
public protocol ContainerValueKey {
  associatedtype Value
  /// The value if the view sets none.
  static var defaultValue: Value { get }
}

/// The values a view passes to its container.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var weight = 1.0
/// }
/// ```
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tags: Tag?

  init(tag: Tag? = nil) { tags = tag }

  /// The value for a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns these values, and those of modifiers around the view in place of the same ones.
  func replaced(by outer: ContainerValues) -> ContainerValues {
    var all = self
    all.values.merge(outer.values) { _, outer in outer }
    if let tags = outer.tags { all.tags = tags }
    return all
  }

  /// Returns the view's tag if it has one of this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tags?.value.base as? V }

  /// Whether the view has the tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

struct ContainerValuesTrait: ElementTraitKey {
  typealias Value = ContainerValues
}

/// Passes a value from each element of the content to its container.
nonisolated struct ContainerValueModifier<V>: MarkingModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V

  @MainActor func mark(_ element: Element) {
    let traits = element.traits
    var values = traits?[ContainerValuesTrait.self] ?? ContainerValues(tag: traits?[TagTrait.self])
    values[keyPath: keyPath] = value
    element.setTrait(ContainerValuesTrait.self, values)
  }
}

nonisolated extension View {
  /// Passes a value to the container of this view.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
