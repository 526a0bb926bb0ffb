import CairnStore
import CoreData
import Foundation

// What `cairn` makes of classes with `@NSManaged` properties.

class Shelf: NSManagedObject {
  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var books: NSSet? {
    get { managedValue(forKey: "books") }
    set { setManagedValue(newValue, forKey: "books") }
  }
  var owner: Person? {
    get { managedValue(forKey: "owner") }
    set { setManagedValue(newValue, forKey: "owner") }
  }
  func addToBooks(_ value: Book) { addManagedValue(value, forKey: "books") }
  func removeFromBooks(_ value: Book) { removeManagedValue(value, forKey: "books") }
  func addToBooks(_ values: NSSet) { addManagedValues(values, forKey: "books") }

  class func fetchRequest() -> NSFetchRequest<Shelf> { NSFetchRequest<Shelf>(entityName: "Shelf") }
}

class Book: NSManagedObject {
  var title: String? {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }
  var pages: Int16 {
    get { managedValue(forKey: "pages") }
    set { setManagedValue(newValue, forKey: "pages") }
  }
  var price: Double {
    get { managedValue(forKey: "price") }
    set { setManagedValue(newValue, forKey: "price") }
  }
  var isRead: Bool {
    get { managedValue(forKey: "isRead") }
    set { setManagedValue(newValue, forKey: "isRead") }
  }
  var bought: Date? {
    get { managedValue(forKey: "bought") }
    set { setManagedValue(newValue, forKey: "bought") }
  }
  var id: UUID? {
    get { managedValue(forKey: "id") }
    set { setManagedValue(newValue, forKey: "id") }
  }
  var cover: Data? {
    get { managedValue(forKey: "cover") }
    set { setManagedValue(newValue, forKey: "cover") }
  }
  var link: URL? {
    get { managedValue(forKey: "link") }
    set { setManagedValue(newValue, forKey: "link") }
  }
  var cost: NSDecimalNumber? {
    get { managedValue(forKey: "cost") }
    set { setManagedValue(newValue, forKey: "cost") }
  }
  var keywords: [String]? {
    get { managedValue(forKey: "keywords") }
    set { setManagedValue(newValue, forKey: "keywords") }
  }
  var shelf: Shelf? {
    get { managedValue(forKey: "shelf") }
    set { setManagedValue(newValue, forKey: "shelf") }
  }
  var tags: Set<Tag> {
    get { managedValue(forKey: "tags") }
    set { setManagedValue(newValue, forKey: "tags") }
  }

  class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }
}

extension Book: Identifiable {}

class Tag: NSManagedObject {
  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var books: Set<Book> {
    get { managedValue(forKey: "books") }
    set { setManagedValue(newValue, forKey: "books") }
  }
}

class Person: NSManagedObject {
  var name: String {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var shelves: NSOrderedSet? {
    get { managedValue(forKey: "shelves") }
    set { setManagedValue(newValue, forKey: "shelves") }
  }
  func insertIntoShelves(_ value: Shelf, at index: Int) { insertManagedValue(value, at: index, forKey: "shelves") }
}

class Employee: Person {
  var salary: Int32 {
    get { managedValue(forKey: "salary") }
    set { setManagedValue(newValue, forKey: "salary") }
  }
}

/// Makes models in code.
enum TestModel {
  static func attribute(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = true, default value: Any? = nil
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = isOptional
    attribute.defaultValue = value
    return attribute
  }

  static func entity(_ type: NSManagedObject.Type, _ properties: [NSPropertyDescription]) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = String(describing: type)
    entity.managedObjectClassName = NSStringFromClass(type)
    entity.properties = properties
    return entity
  }

  /// Adds both ends of a relationship.
  @discardableResult
  static func relate(
    _ a: NSEntityDescription, _ name: String, toMany: Bool, _ b: NSEntityDescription, _ back: String, backToMany: Bool,
    rule: NSDeleteRule = .nullifyDeleteRule, backRule: NSDeleteRule = .nullifyDeleteRule, isOrdered: Bool = false
  ) -> (NSRelationshipDescription, NSRelationshipDescription) {
    let forth = NSRelationshipDescription()
    forth.name = name
    forth.destinationEntity = b
    forth.maxCount = toMany ? 0 : 1
    forth.deleteRule = rule
    forth.isOrdered = isOrdered
    let inverse = NSRelationshipDescription()
    inverse.name = back
    inverse.destinationEntity = a
    inverse.maxCount = backToMany ? 0 : 1
    inverse.deleteRule = backRule
    forth.inverseRelationship = inverse
    inverse.inverseRelationship = forth
    a.properties.append(forth)
    b.properties.append(inverse)
    return (forth, inverse)
  }

  static func library(
    shelfRule: NSDeleteRule = .cascadeDeleteRule, change: ([String: NSEntityDescription]) -> Void = { _ in }
  ) -> NSManagedObjectModel {
    let shelf = entity(Shelf.self, [attribute("name", .stringAttributeType)])
    let book = entity(
      Book.self,
      [
        attribute("title", .stringAttributeType), attribute("pages", .integer16AttributeType, default: 0),
        attribute("price", .doubleAttributeType, default: 0.0),
        attribute("isRead", .booleanAttributeType, default: false),
        attribute("bought", .dateAttributeType), attribute("id", .UUIDAttributeType),
        attribute("cover", .binaryDataAttributeType), attribute("link", .URIAttributeType),
        attribute("cost", .decimalAttributeType), attribute("keywords", .transformableAttributeType),
      ])
    let tag = entity(Tag.self, [attribute("name", .stringAttributeType)])
    let person = entity(Person.self, [attribute("name", .stringAttributeType, isOptional: false, default: "")])
    let employee = entity(Employee.self, [attribute("salary", .integer32AttributeType, default: 0)])
    person.subentities = [employee]
    relate(shelf, "books", toMany: true, book, "shelf", backToMany: false, rule: shelfRule)
    relate(book, "tags", toMany: true, tag, "books", backToMany: true)
    relate(person, "shelves", toMany: true, shelf, "owner", backToMany: false, isOrdered: true)
    change(["Shelf": shelf, "Book": book, "Tag": tag, "Person": person, "Employee": employee])
    let model = NSManagedObjectModel()
    model.entities = [shelf, book, tag, person, employee]
    return model
  }
}

/// Returns a container whose stores are open: in memory, or in a file.
func container(_ model: NSManagedObjectModel = TestModel.library(), at url: URL? = nil) throws -> NSPersistentContainer
{
  let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
  container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url ?? URL(fileURLWithPath: "/dev/null"))]
  var failure: (any Error)?
  container.loadPersistentStores { failure = $1 }
  if let failure { throw failure }
  return container
}

/// Calls code with a folder that is removed afterwards.
@discardableResult
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "coredata-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// Opens a file beside Core Data.
func openDatabase(_ url: URL) throws -> Database {
  try Database(path: url.path, isWritable: true) { CocoaError(.fileReadUnknown, userInfo: ["why": $0.explanation]) }
}
