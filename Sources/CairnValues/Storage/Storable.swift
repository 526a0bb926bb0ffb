/// A type with a place in a store.
///
/// Reading is lenient where nothing is lost, since a key may have been written by an older version of the app, by
/// another program or on the command line; it never traps and never makes a value up.
package protocol Storable {
  /// What to keep; nil removes the key.
  var stored: StoredValue? { get }

  static func read(_ stored: StoredValue) throws(StorageMismatch) -> Self
}

/// Why a stored value could not be read as the type asked for.
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
