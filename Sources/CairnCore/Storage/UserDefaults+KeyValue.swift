import Foundation

extension UserDefaults {
  /// Stores a value, like `set(_:forKey:)`. On Apple's systems this comes from key-value coding.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns the value for a key, like `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
