import Foundation

/// Notes which keys a key path reads, by following it from an object that exists only for that.
final class KeyRecorder {
  private(set) var keys: [String] = []

  /// Returns the keys that lead where a key path leads, or `nil` if it reads no property of the model.
  static func keys(of path: AnyKeyPath, in entity: NSEntityDescription) -> [String]? {
    guard let type = type(of: path).rootType as? NSManagedObject.Type else { return nil }
    let recorder = KeyRecorder()
    let object = type.init(_made: entity, in: nil)
    object.recorder = recorder
    _ = object[keyPath: path]
    return recorder.keys.isEmpty ? nil : recorder.keys
  }

  /// Notes a key, and returns a value of its property: an object that notes the next one, or a blank.
  func note<Value>(_ key: String, _ object: NSManagedObject) -> Value {
    keys.append(key)
    if let destination = object.entity.relationshipsByName[key], !destination.isToMany,
      let entity = destination.destinationEntity
    {
      let next = ObjectClasses.type(of: entity).init(_made: entity, in: nil)
      next.recorder = self
      if let next = next as? Value { return next }
    }
    guard let blank = ManagedValues.blank(of: Value.self) else {
      fatalError("A key path reads \(object.entity.entityName).\(key), and a \(Value.self) cannot be blank.")
    }
    return blank
  }
}
