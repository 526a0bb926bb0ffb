import Foundation
import Observation

extension Schema {
  /// The description of a stored property, which `@Model` writes.
  public struct PropertyMetadata {
    let name: String
    let keyPath: AnyKeyPath
    let content: PropertyContent
    let defaultValue: Any?
    let metadata: Any?
    /// Announces a change of the property to observers.
    let notify: @Sendable (any PersistentModel, () -> Void) -> Void

    private init<Model: PersistentModel, Value>(
      _ name: String, _ path: KeyPath<Model, Value>, _ content: PropertyContent, _ defaultValue: Any?, _ metadata: Any?
    ) {
      self.name = name
      keyPath = path
      self.content = content
      self.defaultValue = defaultValue
      self.metadata = metadata
      let path = SharedKeyPath(path)
      notify = { model, change in
        guard let model = model as? Model else { return change() }
        model._$observationRegistrar.withMutation(of: model, keyPath: path.path, change)
      }
    }

    /// Describes a property with a value.
    @_disfavoredOverload
    public init<Model: PersistentModel, Value: Codable>(
      name: String, keypath: KeyPath<Model, Value>, defaultValue: Any? = nil, metadata: Any? = nil
    ) {
      self.init(name, keypath, .attribute(.of(Value.self)), defaultValue, metadata)
    }

    /// Describes a relationship to one model.
    public init<Model: PersistentModel, Other: PersistentModel>(
      name: String, keypath: KeyPath<Model, Other>, defaultValue: Any? = nil, metadata: Any? = nil
    ) {
      self.init(name, keypath, .toOne(Destination(Other.self), isOptional: false), nil, metadata)
    }

    /// Describes a relationship to one model or none.
    public init<Model: PersistentModel, Other: PersistentModel>(
      name: String, keypath: KeyPath<Model, Other?>, defaultValue: Any? = nil, metadata: Any? = nil
    ) {
      self.init(name, keypath, .toOne(Destination(Other.self), isOptional: true), nil, metadata)
    }

    /// Describes a relationship to several models.
    public init<Model: PersistentModel, Other: PersistentModel>(
      name: String, keypath: KeyPath<Model, [Other]>, defaultValue: Any? = nil, metadata: Any? = nil
    ) {
      self.init(name, keypath, .toMany(Destination(Other.self), isOptional: false), nil, metadata)
    }

    /// Describes a relationship to several models.
    public init<Model: PersistentModel, Other: PersistentModel>(
      name: String, keypath: KeyPath<Model, [Other]?>, defaultValue: Any? = nil, metadata: Any? = nil
    ) {
      self.init(name, keypath, .toMany(Destination(Other.self), isOptional: true), nil, metadata)
    }
  }
}

/// The kind of a property.
enum PropertyContent: Sendable {
  case attribute(AttributeCodec)
  case toOne(Destination, isOptional: Bool)
  case toMany(Destination, isOptional: Bool)
}

/// The models that a relationship leads to.
struct Destination: Sendable {
  let type: any PersistentModel.Type
  /// The key paths of an array of them, by which predicates ask for their number.
  let count: SharedKeyPath<AnyKeyPath>
  let isEmpty: SharedKeyPath<AnyKeyPath>

  init<Model: PersistentModel>(_ type: Model.Type) {
    self.type = type
    count = SharedKeyPath(\[Model].count)
    isEmpty = SharedKeyPath(\[Model].isEmpty)
  }
}

/// A key path of stored properties.
struct SharedKeyPath<Path: AnyKeyPath>: @unchecked Sendable {
  // Sendable: a key path without captures is immutable, and those of models have none.
  let path: Path

  init(_ path: Path) { self.path = path }
}
