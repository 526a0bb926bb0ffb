/// A type that can be stored.
///
/// Reading is lenient where nothing is lost, because an older version of the app, another program or the command
/// line may have written the key. It never traps and never invents a value.
package protocol Storable {
  /// The value to store, or `nil` to remove the key.
  var stored: StoredValue? { get }

  static func read(_ stored: StoredValue) throws(StorageMismatch) -> Self
}

/// Why a stored value could not be read as the requested type.
package struct StorageMismatch: Error, Hashable, Sendable {
  package let reason: String

  package init(reason: String) {
    self.reason = reason
  }

  init<Wanted>(_ stored: StoredValue, isNo wanted: Wanted.Type) {
    reason = "\(stored.kind) was found that cannot be read as \(wanted)"
  }
}

extension Optional: Storable where Wrapped: Storable {
  package var stored: StoredValue? { flatMap(\.stored) }

  package static func read(_ stored: StoredValue) throws(StorageMismatch) -> Wrapped? {
    try Wrapped.read(stored)
  }
}
