import CoreData
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct RelationshipTests {
  @Test func bothEndsChangeTogether() throws {
    let context = try container().viewContext
    let shelf = Shelf(context: context)
    let other = Shelf(context: context)
    let book = Book(context: context)
    let tag = Tag(context: context)
    shelf.addToBooks(book)
    book.tags = [tag]
    #expect(book.shelf == shelf)
    #expect(tag.books == [book])
    try context.save()
    book.shelf = other
    #expect(shelf.books?.count == 0)
    #expect(other.books as? Set<Book> == [book])
    tag.books = []
    #expect(book.tags.isEmpty)
    other.removeFromBooks(book)
    #expect(book.shelf == nil)
  }

  @Test func relationshipsComeBackFromAFile() throws {
    try withFolder { folder in
      let url = folder.appending(path: "library.sqlite")
      do {
        let context = try container(at: url).viewContext
        let person = Employee(context: context)
        person.name = "Ada"
        let shelves = (0..<4).map { number in
          let shelf = Shelf(context: context)
          shelf.name = "\(number)"
          return shelf
        }
        person.shelves = NSOrderedSet(array: [shelves[2], shelves[0], shelves[1]])
        person.insertIntoShelves(shelves[3], at: 1)
        for number in 0..<3 {
          let book = Book(context: context)
          book.title = "Book \(number)"
          book.shelf = shelves[0]
          book.tags = Set((0...number).map { _ in Tag(context: context) })
        }
        try context.save()
      }
      let context = try container(at: url).viewContext
      let person = try #require(try context.fetch(NSFetchRequest<Person>(entityName: "Person")).first)
      #expect(person is Employee)
      #expect(person.shelves?.array.map { ($0 as? Shelf)?.name } == ["2", "3", "0", "1"])
      let shelf = try #require(person.shelves?[2] as? Shelf)
      #expect(shelf.owner === person)
      #expect(shelf.owner is Employee)
      let books = try #require(shelf.books as? Set<Book>)
      #expect(
        Dictionary(uniqueKeysWithValues: books.map { ($0.title ?? "", $0.tags.count) }) == [
          "Book 0": 1, "Book 1": 2, "Book 2": 3,
        ])
    }
  }

  @Test(arguments: [NSDeleteRule.cascadeDeleteRule, .nullifyDeleteRule, .denyDeleteRule, .noActionDeleteRule])
  func deletingFollowsTheRule(rule: NSDeleteRule) throws {
    let context = try container(TestModel.library(shelfRule: rule)).viewContext
    let shelf = Shelf(context: context)
    let book = Book(context: context)
    book.shelf = shelf
    try context.save()
    context.delete(shelf)
    #expect(shelf.isDeleted)
    if rule == .denyDeleteRule {
      let error = #expect(throws: NSError.self) { try context.save() }
      #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
      context.rollback()
      #expect(!shelf.isDeleted)
      book.shelf = nil
      context.delete(shelf)
      try context.save()
      #expect(shelf.managedObjectContext == nil)
      return
    }
    try context.save()
    let books = try context.fetch(Book.fetchRequest())
    #expect(books.count == (rule == .cascadeDeleteRule ? 0 : 1))
    if rule == .nullifyDeleteRule { #expect(book.shelf == nil) }
  }

  @Test(.withoutReports) func objectsOfAnotherContextAreRefused() throws {
    let container = try container()
    let shelf = Shelf(context: container.viewContext)
    let other = container.newBackgroundContext()
    other.performAndWait { Book(context: other).shelf = shelf }
    #expect(shelf.books?.count == 0)
  }

  @Test func keysReachValuesAndRelatedObjects() throws {
    let context = try container().viewContext
    let shelf = Shelf(context: context)
    for pages in [100, 200] {
      let book = Book(context: context)
      book.setValue(pages, forKey: "pages")
      book.setValue("T\(pages)", forKey: "title")
      shelf.mutableSetValue(forKey: "books").add(book)
    }
    shelf.setValue("Top", forKey: "name")
    #expect(shelf.value(forKeyPath: "books.@count") as? Int == 2)
    #expect(shelf.value(forKeyPath: "books.@sum.pages") as? Double == 300)
    let book = try #require(try context.fetch(Book.fetchRequest()).first)
    #expect(book.value(forKeyPath: "shelf.name") as? String == "Top")
    #expect(book.value(forKey: "pages") as? Int == Int(book.pages))
    #expect((book.value(forKey: "pages") as? NSNumber)?.intValue == Int(book.pages))
    #expect(book.dictionaryWithValues(forKeys: ["title", "shelf"]).count == 2)
    #expect(book.changedValues()["title"] as? String == book.title)
    try context.save()
    #expect(book.changedValues().isEmpty)
    book.title = "New"
    #expect(book.committedValues(forKeys: ["title"])["title"] as? String != "New")
  }

  @Test func requiredAndBoundedValuesAreChecked() throws {
    let model = TestModel.library { entities in
      entities["Book"]?.attributesByName["title"]?.isOptional = false
      entities["Book"]?.attributesByName["pages"]?.setValidationPredicates(
        [NSPredicate(format: "SELF < 1000")], withValidationWarnings: ["it is too long"])
    }
    let context = try container(model).viewContext
    let book = Book(context: context)
    book.pages = 2000
    let both = #expect(throws: NSError.self) { try context.save() }
    #expect(both?.code == NSValidationMultipleErrorsError)
    book.title = "Long"
    let one = #expect(throws: NSError.self) { try context.save() }
    #expect(one?.code == NSManagedObjectValidationError)
    #expect(one?.localizedDescription.contains("Book.pages") == true)
    #expect(context.hasChanges)
    book.pages = 20
    try context.save()
  }

  @Test func changedObjectsWithUnreadEndsAskNobodyForThem() throws {
    let container = try container()
    let context = container.viewContext
    let book = Book(context: context)
    let tag = Tag(context: context)
    book.tags = [tag]
    try context.save()
    context.refreshAllObjects()
    book.title = "Dune"
    tag.name = "sand"
    #expect(book.tags == [tag])
    #expect(tag.books == [book])
  }
}
