/// A value that travels up the tree, made from what the views below say.
///
/// ```swift
/// struct TallestKey: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
/// }
/// ```
public protocol PreferenceKey {
  associatedtype Value
  /// What is read where no view says anything.
  static var defaultValue: Value { get }
  /// Takes the next view's value into account; called in reading order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Brings the values of one preference key together.
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
  /// What the nodes below say of a key, together.
  func preference<K: PreferenceKey>(_ key: K.Type) -> PreferenceCollectorOf<K> {
    let collector = PreferenceCollectorOf<K>()
    forEachChild { $0.gather(collector) }
    return collector
  }
}
