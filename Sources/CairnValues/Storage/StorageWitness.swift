import Foundation

/// Converts values of one type to and from their stored form.
///
/// Enumerations with raw values cannot conform to `Storable` as a whole. The constrained initializers of a
/// property wrapper capture a witness instead, and the wrapper itself needs no constraint.
package struct StorageWitness<Value> {
  package let store: (Value) -> StoredValue?
  package let read: (StoredValue) throws(StorageMismatch) -> Value
}

extension StorageWitness {
  /// The witness for storable types and their optionals.
  package static func plain() -> StorageWitness where Value: Storable {
    StorageWitness(
      store: { $0.stored },
      read: { stored throws(StorageMismatch) in try Value.read(stored) })
  }

  /// The witness for types stored by their raw value.
  package static func rawValue() -> StorageWitness where Value: RawRepresentable, Value.RawValue: Storable {
    StorageWitness(
      store: { $0.rawValue.stored },
      read: { stored throws(StorageMismatch) in try Value.readRawValue(stored) })
  }

  /// The witness for types stored as encoded text.
  package static func encoded() -> StorageWitness where Value: Codable {
    StorageWitness(
      store: { value in
        (try? JSONEncoder().encode(value)).map { .string(String(decoding: $0, as: UTF8.self)) }
      },
      read: { stored throws(StorageMismatch) in
        guard case .string(let text) = stored, let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
        else { throw StorageMismatch(stored, isNo: Value.self) }
        return value
      })
  }

  /// The witness for optionals of types stored by their raw value.
  package static func optionalRawValue<Wrapped>() -> StorageWitness
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue: Storable {
    StorageWitness(
      store: { $0?.rawValue.stored },
      read: { stored throws(StorageMismatch) in try Wrapped.readRawValue(stored) })
  }
}

extension RawRepresentable where RawValue: Storable {
  fileprivate static func readRawValue(_ stored: StoredValue) throws(StorageMismatch) -> Self {
    let rawValue = try RawValue.read(stored)
    guard let value = Self(rawValue: rawValue) else {
      throw StorageMismatch(
        reason: "the raw value \(String(reflecting: rawValue)) was found, which no \(Self.self) has")
    }
    return value
  }
}
