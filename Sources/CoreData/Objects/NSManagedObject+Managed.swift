import CairnFoundation
import Foundation

// Properties marked `@NSManaged` call these. The compiler for Linux rejects the mark, so `cairn` compiles a
// copy of the sources in which they do.
extension NSManagedObject {
  /// Returns the value of a property.
  ///
  /// A value of another type is reported, and a blank one is returned.
  public func managedValue<Value>(forKey key: String) -> Value {
    if let recorder { return recorder.note(key, self) }
    let value = value(key)
    if let converted = ManagedValues.convert(value, to: Value.self) { return converted }
    if value != nil { CoreDataProblem.unreadableValue(key, of: entity.entityName, Value.self) }
    guard let blank = ManagedValues.blank(of: Value.self) else {
      fatalError("\(entity.entityName).\(key) has no value, and a \(Value.self) cannot be blank. Make it optional.")
    }
    return blank
  }

  /// Sets the value of a property.
  public func setManagedValue<Value>(_ value: Value, forKey key: String) {
    setValue(KeyedValues.flattened(value), forKey: key)
  }

  /// Adds an object to those that a relationship leads to.
  public func addManagedValue(_ value: Any, forKey key: String) { change(key) { $0 + objects(value) } }

  /// Removes an object from those that a relationship leads to.
  public func removeManagedValue(_ value: Any, forKey key: String) { remove([value], key) }

  /// Adds objects to those that a relationship leads to.
  public func addManagedValues(_ values: Any, forKey key: String) { change(key) { $0 + objects(values) } }

  /// Removes objects from those that a relationship leads to.
  public func removeManagedValues(_ values: Any, forKey key: String) { remove(objects(values), key) }

  /// Inserts an object into an ordered relationship.
  public func insertManagedValue(_ value: Any, at index: Int, forKey key: String) {
    insertManagedValues(objects(value), at: IndexSet(integer: index), forKey: key)
  }

  /// Inserts objects into an ordered relationship.
  public func insertManagedValues(_ values: Any, at indexes: IndexSet, forKey key: String) {
    change(key) { list in
      var list = list
      for (object, index) in zip(objects(values), indexes) {
        list.removeAll { $0 === object }
        list.insert(object, at: min(max(index, 0), list.count))
      }
      return list
    }
  }

  /// Removes an object of an ordered relationship.
  public func removeManagedValue(at index: Int, forKey key: String) {
    removeManagedValues(at: IndexSet(integer: index), forKey: key)
  }

  /// Removes objects of an ordered relationship.
  public func removeManagedValues(at indexes: IndexSet, forKey key: String) {
    change(key) { list in list.enumerated().filter { !indexes.contains($0.offset) }.map(\.element) }
  }

  /// Replaces an object of an ordered relationship.
  public func replaceManagedValue(at index: Int, with value: Any, forKey key: String) {
    replaceManagedValues(at: IndexSet(integer: index), with: objects(value), forKey: key)
  }

  /// Replaces objects of an ordered relationship.
  public func replaceManagedValues(at indexes: IndexSet, with values: Any, forKey key: String) {
    change(key) { list in
      var list = list
      for (object, index) in zip(objects(values), indexes) where list.indices.contains(index) { list[index] = object }
      return list
    }
  }

  private func objects(_ value: Any) -> [NSManagedObject] {
    if let object = value as? NSManagedObject { return [object] }
    return (KeyedValues.list(value) ?? []).compactMap { $0 as? NSManagedObject }
  }

  private func remove(_ values: [Any], _ key: String) {
    let gone = Set(values.compactMap { ($0 as? NSManagedObject).map(ObjectIdentifier.init) })
    change(key) { $0.filter { !gone.contains(ObjectIdentifier($0)) } }
  }

  private func change(_ key: String, _ change: ([NSManagedObject]) -> [NSManagedObject]) {
    guard let relationship = entity.relationshipsByName[key], relationship.isToMany else {
      return CoreDataProblem.unknownKey(key, of: entity.entityName)
    }
    relate(relationship, to: change(relatedObjects(relationship)))
  }
}
