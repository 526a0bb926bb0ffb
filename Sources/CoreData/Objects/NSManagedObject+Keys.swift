import CairnFoundation
import Foundation

// Key-value coding, for the properties of the model.
extension NSManagedObject: KeyedObject {
  package var identity: AnyHashable { AnyHashable(objectID) }

  package func keyedValue(_ key: String) -> Any? {
    if key == "objectID" || key == "self" { return key == "self" ? self : objectID }
    return value(key)
  }

  /// Returns the stored value of a key, loading the object first if need be.
  func stored(_ key: String) -> Any? {
    if values == nil { managedObjectContext?.load(self) }
    return values?[key]
  }

  /// Returns the value of a property, as its type is kept: `Int64` for any whole number.
  func value(_ key: String) -> Any? {
    switch entity.propertiesByName[key] {
    case is NSAttributeDescription: return stored(key)
    case let relationship as NSRelationshipDescription:
      if !relationship.isToMany {
        guard let id = stored(key) as? NSManagedObjectID, let context = managedObjectContext else {
          return looseObjects[key]?.first
        }
        return context.object(with: id)
      }
      let objects = relatedObjects(relationship)
      return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    case let fetched as NSFetchedPropertyDescription:
      guard let context = managedObjectContext, let template = fetched.fetchRequest else { return [NSManagedObject]() }
      let request = NSFetchRequest<NSManagedObject>()
      request.takeOver(template)
      request.predicate = template.predicate?.withSubstitutionVariables(["FETCH_SOURCE": self])
      return (try? context.fetch(request)) ?? []
    default:
      if let name = plainName(of: key) { return value(name) }
      CoreDataProblem.unknownKey(key, of: entity.entityName)
      return nil
    }
  }

  /// Returns the property that a name such as `primitiveTitle` stands for.
  private func plainName(of key: String) -> String? {
    guard key.hasPrefix("primitive") else { return nil }
    let rest = key.dropFirst("primitive".count)
    let name = rest.prefix(1).lowercased() + rest.dropFirst()
    return entity.propertiesByName[name] == nil ? nil : name
  }
}

extension NSManagedObject: CVarArg, _CVarArgObject {
  /// The text of the object in a format.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Nothing, as the text is passed instead.
  public var _cVarArgEncoding: [Int] { [] }
}

extension NSManagedObjectID: CVarArg, _CVarArgObject {
  /// The text of the identifier in a format.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Nothing, as the text is passed instead.
  public var _cVarArgEncoding: [Int] { [] }
}

extension NSManagedObject {
  /// Returns the value of a property. Numbers are `NSNumber`, and relationships to many are sets.
  public func value(forKey key: String) -> Any? { AttributeValue.presented(keyedValue(key)) }

  /// Sets the value of a property, and the other end of a relationship.
  public func setValue(_ value: Any?, forKey key: String) {
    switch entity.propertiesByName[key] {
    case let attribute as NSAttributeDescription: set(attribute, to: value, telling: true)
    case let relationship as NSRelationshipDescription:
      let list = value.map { ($0 as? NSManagedObject).map { [$0] } ?? KeyedValues.list($0) ?? [] } ?? []
      relate(relationship, to: list.compactMap { $0 as? NSManagedObject })
    default:
      if let name = plainName(of: key) { return setPrimitiveValue(value, forKey: name) }
      CoreDataProblem.unknownKey(key, of: entity.entityName)
    }
  }

  /// Returns what keys lead to, such as `category.name` or `items.@count`.
  public func value(forKeyPath keyPath: String) -> Any? {
    AttributeValue.presented(KeyedValues.value(of: self, keyPath.split(separator: ".").map(String.init)))
  }

  /// Sets the last of the properties that keys lead to.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let target = KeyedValues.value(of: self, keys.dropLast())
    (target as? NSManagedObject)?.setValue(value, forKey: last)
  }

  /// Returns the values of some properties.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// Sets the values of some properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// Returns a value without calling observers.
  public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

  /// Sets a value without telling views and observers. It is saved all the same.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let attribute = entity.attributesByName[key] else { return setValue(value, forKey: key) }
    set(attribute, to: value, telling: false)
  }

  /// Has no effect. A value is loaded when it is read.
  public func willAccessValue(forKey key: String?) {
    if values == nil { managedObjectContext?.load(self) }
  }

  /// Has no effect.
  public func didAccessValue(forKey key: String?) {}

  /// Tells views that a value is about to change.
  public func willChangeValue(forKey key: String) { if !isQuiet { objectWillChange.send() } }

  /// Has no effect. Views learn of a change before it.
  public func didChangeValue(forKey key: String) {}

  /// Returns the objects of a relationship, as a set whose changes reach the object.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { RelatedSet(self, key) }

  /// Returns a copy of the objects of an ordered relationship. Set it afterwards to change the object.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    NSMutableOrderedSet(array: entity.relationshipsByName[key].map(relatedObjects) ?? [])
  }

  /// Returns the values in the store.
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    if values == nil { managedObjectContext?.load(self) }
    let known = keys ?? Array(entity.propertiesByName.keys)
    return Dictionary(known.map { ($0, shown(committed[$0], $0) ?? NSNull()) }) { first, _ in first }
  }

  /// Returns the values that were changed since the last save.
  public func changedValues() -> [String: Any] {
    Dictionary(changedKeys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// Returns the former values of the properties that were changed since changes were processed.
  public func changedValuesForCurrentEvent() -> [String: Any] {
    guard let before = managedObjectContext?.eventState(of: self) else { return [:] }
    let changed = changedKeys.filter { !AttributeValue.areSame(before.values?[$0], values?[$0]) }
    return Dictionary(changed.map { ($0, shown(before.values?[$0], $0) ?? NSNull()) }) { first, _ in first }
  }

  private func shown(_ value: Any?, _ key: String) -> Any? {
    if let id = value as? NSManagedObjectID { return managedObjectContext?.object(with: id) }
    guard let ids = value as? [NSManagedObjectID] else { return AttributeValue.presented(value) }
    let objects = ids.compactMap { managedObjectContext?.object(with: $0) }
    return entity.relationshipsByName[key]?.isOrdered == true ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  private func set(_ attribute: NSAttributeDescription, to given: Any?, telling: Bool) {
    let value: Any?
    do {
      value = try AttributeValue.natural(given, attribute)
    } catch {
      return CoreDataProblem.wrongValue(attribute.name, of: entity.entityName, given ?? "nil")
    }
    if AttributeValue.areSame(stored(attribute.name), value) { return }
    if values == nil, managedObjectContext != nil, !isGone { return }
    write(attribute.name, value, telling: telling)
  }

  /// Changes a value of this object alone.
  func write(_ key: String, _ value: Any?, telling: Bool = true) {
    if isQuiet, status == .clean, managedObjectContext != nil {
      // An object may set its values when it awakes without becoming changed.
      values?[key] = value
      return
    }
    if telling, !isQuiet { objectWillChange.send() }
    managedObjectContext?.willChange(self)
    values = values ?? [:]
    values?[key] = value
    changedKeys.insert(key)
    managedObjectContext?.didChange(self)
  }
}
