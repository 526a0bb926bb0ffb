import Foundation

/// How values of one type go into a store and come out.
///
/// Enumerations with raw values cannot conform to `Storable` as a whole, so a property wrapper's constrained
/// initialisers capture one of these instead, and the wrapper itself needs no constraint.
package struct StorageWitness<Value> {
  package let store: (Value) -> StoredValue?
  package let read: (StoredValue) throws(StorageMismatch) -> Value
}

extension StorageWitness {
  /// For the types a store knows, and their optionals.
  package static func plain() -> StorageWitness where Value: Storable {
    StorageWitness(
      store: { $0.stored },
      read: { stored throws(StorageMismatch) in try Value.read(stored) })
  }

  /// For what is known by its raw value.
  package static func rawValue() -> StorageWitness where Value: RawRepresentable, Value.RawValue: Storable {
    StorageWitness(
      store: { $0.rawValue.stored },
      read: { stored throws(StorageMismatch) in try Value.readRawValue(stored) })
  }

  /// For what a store keeps as a text that only its type can read.
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

  /// For the optional of what is known by its raw value.
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
