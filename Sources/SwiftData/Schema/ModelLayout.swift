import CairnLocks
import Foundation

/// The stored properties of a model class.
final class ModelLayout: @unchecked Sendable {
  // Sendable: it is immutable, and the default values are values of Codable types that are only read.
  let type: any PersistentModel.Type
  let name: String
  let properties: [Property]
  let indexByName: [String: Int]
  let indices: [[SharedKeyPath<AnyKeyPath>]]
  let uniques: [[SharedKeyPath<AnyKeyPath>]]

  struct Property {
    let name: String
    let path: SharedKeyPath<AnyKeyPath>
    let content: PropertyContent
    let defaultValue: Any?
    let attribute: Schema.Attribute?
    let relationship: Schema.Relationship?
    let notify: @Sendable (any PersistentModel, () -> Void) -> Void

    var isEphemeral: Bool { attribute?.options.contains(.ephemeral) == true }
    var isUnique: Bool { attribute?.options.contains(.unique) == true }
    var originalName: String? { attribute?.originalName ?? relationship?.originalName }
  }

  private static let known = Mutex<[ObjectIdentifier: ModelLayout]>([:])

  /// Returns the layout of a class, which is worked out once.
  static func of(_ type: any PersistentModel.Type) -> ModelLayout {
    let key = ObjectIdentifier(type)
    if let layout = known.withLock({ $0[key] }) { return layout }
    let layout = ModelLayout(type)
    return known.withLock { known in
      if let earlier = known[key] { return earlier }
      known[key] = layout
      return layout
    }
  }

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = String(describing: type)
    properties = type.schemaMetadata.map { metadata in
      Property(
        name: metadata.name, path: SharedKeyPath(metadata.keyPath), content: metadata.content,
        defaultValue: metadata.defaultValue, attribute: metadata.metadata as? Schema.Attribute,
        relationship: metadata.metadata as? Schema.Relationship, notify: metadata.notify)
    }
    indexByName = Dictionary(uniqueKeysWithValues: properties.indices.map { [properties] in (properties[$0].name, $0) })
    indices = type._$indices.map { $0.map(SharedKeyPath.init) }
    uniques = type._$uniques.map { $0.map(SharedKeyPath.init) }
  }

  func index(of path: AnyKeyPath) -> Int? { properties.firstIndex { $0.path.path == path } }
}
