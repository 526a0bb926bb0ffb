import Foundation

extension UserDefaults {
  /// Keeps a value, as `set(_:forKey:)` does. On Apple's systems it comes from key-value coding, which user defaults have
  /// there like every object.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value kept for a key, as `object(forKey:)` answers.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
