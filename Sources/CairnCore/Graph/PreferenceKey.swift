/// The key of a value that travels up the tree, combined from the values of the views below.
///
/// ```swift
/// struct TallestKey: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
/// }
/// ```
public protocol PreferenceKey {
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }
  /// Combines the value with that of the next view; called in reading order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The value if no view sets one: none.
  public static var defaultValue: Value { nil }
}

/// Combines the values of one preference key.
class PreferenceCollector {
  let key: ObjectIdentifier

  init(key: ObjectIdentifier) { self.key = key }
}

final class PreferenceCollectorOf<K: PreferenceKey>: PreferenceCollector {
  private(set) var value: K.Value?

  init() { super.init(key: ObjectIdentifier(K.self)) }

  func add(_ next: K.Value) {
    if value == nil { value = next } else { K.reduce(value: &value!, nextValue: { next }) }
  }

  var result: K.Value { value ?? K.defaultValue }
}

extension Node {
  /// Returns the combined value of a key from the nodes below.
  func preference<K: PreferenceKey>(_ key: K.Type) -> PreferenceCollectorOf<K> {
    let collector = PreferenceCollectorOf<K>()
    forEachChild { $0.gather(collector) }
    return collector
  }
}
