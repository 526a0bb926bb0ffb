import Foundation

/// The objects of a relationship, as a set whose changes reach the object.
final class RelatedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required convenience init?(coder: NSCoder) { nil }
  required init(capacity: Int) { fatalError("A set of related objects has an owner.") }

  private var objects: [NSManagedObject] { owner.entity.relationshipsByName[key].map(owner.relatedObjects) ?? [] }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.first { $0.isEqual(object) } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override func add(_ object: Any) { owner.addManagedValue(object, forKey: key) }
  override func remove(_ object: Any) { owner.removeManagedValue(object, forKey: key) }
}
