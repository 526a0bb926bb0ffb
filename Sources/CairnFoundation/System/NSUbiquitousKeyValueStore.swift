import CairnUnsafe
import Foundation

/// Apple's store of settings that a user's devices share. Here it is a file of the system's account, which nothing sends on.
///
/// All users of a served app share it, as they share `UserDefaults`.
///
///     NSUbiquitousKeyValueStore.default.set(true, forKey: "hasSeenTips")
public final class NSUbiquitousKeyValueStore: NSObject, Sendable {
  /// The store of the app.
  public static let `default` = NSUbiquitousKeyValueStore(
    suite: "\(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName).ubiquitous")

  private let suite: String
  // `UserDefaults` is documented as thread-safe but not declared `Sendable`.
  private let kept: Handed<UserDefaults>
  private var defaults: UserDefaults { kept.value }

  package init(suite: String) {
    self.suite = suite
    kept = Handed(UserDefaults(suiteName: suite) ?? .standard)
    super.init()
  }

  /// Another device has changed a value. Never posted.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// Writes changes to the disk.
  @discardableResult
  public func synchronize() -> Bool { defaults.synchronize() }
  /// All values.
  public var dictionaryRepresentation: [String: Any] { defaults.persistentDomain(forName: suite) ?? [:] }
  /// Removes a value.
  public func removeObject(forKey aKey: String) { defaults.removeObject(forKey: aKey) }

  /// The value for a key.
  public func object(forKey aKey: String) -> Any? { defaults.object(forKey: aKey) }
  /// The text for a key.
  public func string(forKey aKey: String) -> String? { defaults.string(forKey: aKey) }
  /// The list for a key.
  public func array(forKey aKey: String) -> [Any]? { defaults.array(forKey: aKey) }
  /// The dictionary for a key.
  public func dictionary(forKey aKey: String) -> [String: Any]? { defaults.dictionary(forKey: aKey) }
  /// The data for a key.
  public func data(forKey aKey: String) -> Data? { defaults.data(forKey: aKey) }
  /// The number for a key, or 0.
  public func longLong(forKey aKey: String) -> Int64 { Int64(defaults.integer(forKey: aKey)) }
  /// The number for a key, or 0.
  public func double(forKey aKey: String) -> Double { defaults.double(forKey: aKey) }
  /// The truth for a key, or false.
  public func bool(forKey aKey: String) -> Bool { defaults.bool(forKey: aKey) }

  /// Sets a value.
  public func set(_ anObject: Any?, forKey aKey: String) { defaults.set(anObject, forKey: aKey) }
  /// Sets a text.
  public func set(_ aString: String?, forKey aKey: String) { defaults.set(aString, forKey: aKey) }
  /// Sets data.
  public func set(_ aData: Data?, forKey aKey: String) { defaults.set(aData, forKey: aKey) }
  /// Sets a list.
  public func set(_ anArray: [Any]?, forKey aKey: String) { defaults.set(anArray, forKey: aKey) }
  /// Sets a dictionary.
  public func set(_ aDictionary: [String: Any]?, forKey aKey: String) { defaults.set(aDictionary, forKey: aKey) }
  /// Sets a number.
  public func set(_ value: Int64, forKey aKey: String) { defaults.set(Int(value), forKey: aKey) }
  /// Sets a number.
  public func set(_ value: Double, forKey aKey: String) { defaults.set(value, forKey: aKey) }
  /// Sets a truth.
  public func set(_ value: Bool, forKey aKey: String) { defaults.set(value, forKey: aKey) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Why another device's change arrived.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The keys that another device has changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
