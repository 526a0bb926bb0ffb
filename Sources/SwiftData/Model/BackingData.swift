import CairnStore
import Foundation

/// The values of a model's properties.
///
/// A model that was fetched starts as a fault: its values are loaded when one of them is read.
public final class BackingData {
  /// What a context knows about a model.
  enum State {
    /// In no context.
    case detached
    /// Inserted, and not in the store yet.
    case inserted
    /// In the store.
    case stored
    /// Deleted from the context or the store.
    case deleted
  }

  /// The value of one property.
  enum Slot {
    /// Not set, as before an initializer sets it.
    case empty
    case value(Any)
    /// As the store keeps it, until it is read.
    case stored(StoredValue)
    /// Relationships of a model in no context.
    case object((any PersistentModel)?)
    case objects([any PersistentModel])
    /// Relationships of a model in a context, by the keys of the other models.
    case one(Int64?)
    case many([Int64])
    /// Not loaded, with the keys added and removed since.
    case unloaded(added: [Int64], removed: Set<Int64>)
  }

  let layout: ModelLayout
  let key: Int64
  /// Empty while the model is a fault, unless its values could not be read.
  var slots: [Slot]
  /// Whether the values could not be read. The slots have what was set since, and blanks.
  var isUnread = false
  var state = State.detached
  /// The properties that have changed since the last save.
  var changes: Set<Int> = []
  /// Whether other contexts have saved the model while it had changes here.
  var hasOldLists = false
  /// The context's part that models keep alive.
  var core: ContextCore?
  var entity: EntityPlan?

  /// Creates the values of a new model.
  public init(for type: any PersistentModel.Type) {
    layout = ModelLayout.of(type)
    key = ModelKeys.next()
    slots = Array(repeating: .empty, count: layout.properties.count)
  }

  /// Creates a fault.
  init(_ entity: EntityPlan, key: Int64, in core: ContextCore) {
    layout = entity.layout
    self.key = key
    self.entity = entity
    self.core = core
    slots = []
    state = .stored
  }

  var identifier: PersistentIdentifier {
    let isStored = state == .stored
    return PersistentIdentifier(
      entityName: layout.name, key: key,
      storeIdentifier: isStored ? entity.flatMap { core?.store(of: $0).identifier } : nil)
  }

  var hasChanges: Bool {
    state == .inserted || !changes.isEmpty || (state == .deleted && core?.isDeleting(self) == true)
  }
  var isFault: Bool { slots.isEmpty || isUnread }

  func loadIfNeeded() {
    if isFault { core?.load(self) }
    if slots.isEmpty { fillWithBlanks() }
  }

  /// Gives a model whose row is gone values, so that a view that still shows it does not end the app.
  func fillWithBlanks() {
    slots = layout.properties.map { property in
      switch property.content {
      case .attribute: .empty
      case .toOne: .one(nil)
      case .toMany: isUnread ? .unloaded(added: [], removed: []) : .many([])
      }
    }
  }

  func position(of name: String) -> Int {
    guard let position = layout.indexByName[name] else {
      fatalError("\(layout.name) has no stored property '\(name)'.")
    }
    return position
  }

  // MARK: Attributes

  /// Sets the value of a property in an initializer.
  @_disfavoredOverload
  public func initialize<Value: Codable>(_ name: String, to value: Value) { slots[position(of: name)] = .value(value) }

  /// Returns the value of a property.
  @_disfavoredOverload
  public func value<Value: Codable>(of name: String) -> Value {
    let position = position(of: name)
    loadIfNeeded()
    if case .value(let value) = slots[position], let value = value as? Value { return value }
    let value: Value = read(position)
    if !isUnread { slots[position] = .value(value) }
    return value
  }

  /// Changes the value of a property.
  @_disfavoredOverload
  public func set<Value: Codable>(_ name: String, to value: Value, in model: some PersistentModel) {
    let position = position(of: name)
    loadIfNeeded()
    guard let core, state != .deleted else {
      slots[position] = .value(value)
      return
    }
    core.setAttribute(position, to: value, of: model, self)
  }

  private func read<Value: Codable>(_ position: Int) -> Value {
    let property = layout.properties[position]
    guard case .attribute(let codec) = property.content else {
      fatalError("\(layout.name).\(property.name) is a relationship.")
    }
    if case .stored(let stored) = slots[position] {
      if let value = try? codec.decode(stored) as? Value { return value }
      DataProblem.unreadableValue(property.name, of: layout.name, Value.self)
    }
    if let value = (property.defaultValue ?? codec.blank()) as? Value { return value }
    if isUnread {
      fatalError(
        "\(layout.name).\(property.name) has no value: the model could not be read from its store, and \(Value.self) has "
          + "no default.")
    }
    fatalError(
      "\(layout.name).\(property.name) has no value: the model is no longer in its store, and \(Value.self) has no "
        + "default. Check isDeleted before you read it, or give the property a default value.")
  }

  /// Returns the value of an attribute as the store keeps it.
  func storedValue(of property: PropertyPlan) throws -> StoredValue {
    switch slots[property.position] {
    case .stored(let stored): return stored
    case .one(let key): return key.map(StoredValue.integer) ?? .null
    case .value(let value):
      guard let codec = property.codec else { return .null }
      return try codec.encode(value)
    default:
      guard let codec = property.codec, let value = property.property.defaultValue else { return .null }
      return try codec.encode(value)
    }
  }
}

@available(*, unavailable)
extension BackingData: Sendable {}
