import CairnLocks
import Foundation

/// Finds the class of an entity, and the entity of a class.
enum ObjectClasses {

  private struct WeakModel: Sendable {
    weak let model: NSManagedObjectModel?
  }

  private static let classes = Mutex<[String: NSManagedObject.Type]>([:])
  private static let models = Mutex<[WeakModel]>([])

  /// Remembers a class that the app has named, by its names.
  static func note(_ type: NSManagedObject.Type) {
    let names = [NSStringFromClass(type), String(describing: type)]
    classes.withLock { classes in
      for name in names where classes[name] == nil { classes[name] = type }
    }
  }

  /// Remembers the model of a coordinator, where classes find their entities.
  static func note(_ model: NSManagedObjectModel) {
    models.withLock { models in
      models.removeAll { $0.model == nil || $0.model === model }
      models.append(WeakModel(model: model))
    }
  }

  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    let name = entity.managedObjectClassName ?? "NSManagedObject"
    if name == "NSManagedObject" || name.isEmpty { return NSManagedObject.self }
    if let known = classes.withLock({ $0[name] }) { return known }
    if let found = NSClassFromString(name) as? NSManagedObject.Type {
      classes.withLock { $0[name] = found }
      return found
    }
    // A name without its module, of a class in the program.
    let program = ProcessInfo.processInfo.processName
    if !name.contains("."), let found = NSClassFromString("\(program).\(name)") as? NSManagedObject.Type {
      classes.withLock { $0[name] = found }
      return found
    }
    let short = name.split(separator: ".").last.map(String.init) ?? name
    if let known = classes.withLock({ $0[short] }) { return known }
    CoreDataProblem.unknownClass(name, of: entity.entityName)
    return NSManagedObject.self
  }

  static func entity(of type: NSManagedObject.Type, in context: NSManagedObjectContext) -> NSEntityDescription? {
    note(type)
    return context.model.flatMap { entity(of: type, in: $0) }
  }

  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    note(type)
    let known = models.withLock { $0.compactMap(\.model) }
    return known.reversed().lazy.compactMap { entity(of: type, in: $0) }.first
  }

  private static func entity(
    of type: NSManagedObject.Type, in model: NSManagedObjectModel
  ) -> NSEntityDescription? {
    let full = NSStringFromClass(type)
    let short = String(describing: type)
    return model.entities.first { $0.managedObjectClassName == full }
      ?? model.entities.first {
        $0.managedObjectClassName == short || $0.managedObjectClassName?.hasSuffix(".\(short)") ?? false
      } ?? (type == NSManagedObject.self ? nil : model.entities.first { $0.name == short })
  }
}
