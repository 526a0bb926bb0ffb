import Foundation

/// A kind of managed objects: its name, its class and its properties.
///
/// ```swift
/// let item = NSEntityDescription()
/// item.name = "Item"
/// item.managedObjectClassName = "Item"
/// item.properties = [title, items]
/// ```
open class NSEntityDescription: NSObject, @unchecked Sendable {
  // Sendable: a model does not change once a coordinator uses it, as on Apple's systems.

  /// The name, by which objects are fetched.
  open var name: String?
  /// The class of the objects, with or without its module.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether there are only objects of its subentities.
  open var isAbstract = false
  /// The app's notes on the entity.
  open var userInfo: [AnyHashable: Any]?
  /// Has no effect.
  open var versionHashModifier: String?
  /// The name of the entity in the former version of the model.
  open var renamingIdentifier: String?
  /// The names of attributes whose values together belong to one object.
  open var uniquenessConstraints: [[Any]] = []
  /// The model that the entity belongs to.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// The entity whose properties this one has, too.
  open internal(set) weak var superentity: NSEntityDescription?

  /// The properties, without those of the superentity.
  open var properties: [NSPropertyDescription] = [] {
    didSet {
      for property in properties { property.entity = self }
    }
  }

  /// The entities that have the properties of this one, too.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities { entity.superentity = self }
    }
  }

  /// Creates an entity without a name.
  public override init() { super.init() }

  /// The properties, with those of the superentity, by name.
  open var propertiesByName: [String: NSPropertyDescription] { frozen?.properties ?? Members(self).properties }
  /// The attributes, with those of the superentity, by name.
  open var attributesByName: [String: NSAttributeDescription] { frozen?.attributes ?? Members(self).attributes }
  /// The relationships, with those of the superentity, by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    frozen?.relationships ?? Members(self).relationships
  }
  /// The subentities by name.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.entityName, $0) }) { first, _ in first }
  }

  /// Returns the relationships that lead to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
  }

  /// Whether this is an entity or one of its subentities.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) ?? false
  }

  /// Returns the entity with a name, in the model of a context.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Creates an object in a context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      CoreDataProblem.unknownEntity(entityName)
      return NSManagedObject(entity: .unknown(entityName), insertInto: nil)
    }
    return ObjectClasses.type(of: entity).init(_made: entity, in: context)
  }

  // MARK: What the module asks

  struct Members {
    var properties: [String: NSPropertyDescription] = [:]
    var attributes: [String: NSAttributeDescription] = [:]
    var relationships: [String: NSRelationshipDescription] = [:]
    /// The values of new objects.
    var defaults: [String: Any] = [:]

    init(_ entity: NSEntityDescription) {
      for property in entity.allProperties {
        properties[property.name] = property
        if let attribute = property as? NSAttributeDescription {
          attributes[property.name] = attribute
          let value = attribute.defaultValue.flatMap { try? AttributeValue.natural($0, attribute) }
          if let value { defaults[property.name] = value }
        }
        if let relationship = property as? NSRelationshipDescription { relationships[property.name] = relationship }
      }
    }
  }

  /// The properties by name, once a coordinator uses the model.
  private var frozen: Members?

  func freeze() { frozen = Members(self) }

  var defaults: [String: Any] { frozen?.defaults ?? Members(self).defaults }

  var entityName: String { name ?? "" }
  var allProperties: [NSPropertyDescription] { (superentity?.allProperties ?? []) + properties }
  var root: NSEntityDescription { superentity?.root ?? self }
  var withSubentities: [NSEntityDescription] { [self] + subentities.flatMap(\.withSubentities) }

  /// The names of attributes whose values together belong to one object of an entity, which is this one or above it.
  var constraints: [(owner: NSEntityDescription, names: [String])] {
    sequence(first: self, next: \.superentity).flatMap { owner in
      owner.uniquenessConstraints.map { constraint in
        var known: Set<String> = []
        let names = constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        return (owner, names.filter { known.insert($0).inserted })
      }
    }
  }

  static func unknown(_ name: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }

  open override var description: String { "NSEntityDescription \(entityName)" }
}
