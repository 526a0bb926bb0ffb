import Foundation
import Observation

/// A class whose instances a store keeps. `@Model` adds the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// The values of the model's properties.
  var persistentBackingData: BackingData { get set }
  /// The properties that are stored.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// Creates the model for values in a store.
  init(backingData: BackingData)

  var _$observationRegistrar: ObservationRegistrar { get }
  static var _$indices: [[AnyKeyPath]] { get }
  static var _$uniques: [[AnyKeyPath]] { get }
}

extension PersistentModel {
  /// The identity of the model.
  public var persistentModelID: PersistentIdentifier { persistentBackingData.identifier }

  /// The identity of the model, unless it declares its own `id`.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context in which the model was inserted or fetched.
  public var modelContext: ModelContext? { persistentBackingData.core?.handle }

  /// Whether the model has changes that are not saved.
  public var hasChanges: Bool { persistentBackingData.hasChanges }

  /// Whether the model was deleted.
  public var isDeleted: Bool { persistentBackingData.state == .deleted }

  public static func == (a: Self, b: Self) -> Bool { a === b || a.persistentModelID == b.persistentModelID }

  public func hash(into hasher: inout Hasher) { hasher.combine(persistentBackingData.key) }

  /// Creates the values of a new instance.
  public static func createBackingData() -> BackingData { BackingData(for: self) }

  public static var _$indices: [[AnyKeyPath]] { [] }
  public static var _$uniques: [[AnyKeyPath]] { [] }
}
