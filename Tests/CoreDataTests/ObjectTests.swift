import CoreData
import Foundation
import Testing

@MainActor @Suite struct ObjectTests {
  @Test func savedValuesOfEachTypeComeBack() throws {
    try withFolder { folder in
      let url = folder.appending(path: "library.sqlite")
      let id = UUID()
      do {
        let context = try container(at: url).viewContext
        let book = Book(context: context)
        book.title = "Étude"
        book.pages = 320
        book.price = 12.5
        book.isRead = true
        book.bought = Date(timeIntervalSinceReferenceDate: 700_000_000.25)
        book.id = id
        book.cover = Data([1, 2, 3])
        book.link = URL(string: "https://example.org/a?b=c")
        book.cost = NSDecimalNumber(string: "12345678901234567890.12345")
        book.keywords = ["a", "b"]
        #expect(book.objectID.isTemporaryID)
        #expect(context.insertedObjects == [book])
        try context.save()
        #expect(!book.objectID.isTemporaryID)
        #expect(!context.hasChanges)
      }
      let context = try container(at: url).viewContext
      let book = try #require(try context.fetch(Book.fetchRequest()).first)
      #expect(book.title == "Étude")
      #expect(book.pages == 320)
      #expect(book.price == 12.5)
      #expect(book.isRead)
      #expect(book.bought == Date(timeIntervalSinceReferenceDate: 700_000_000.25))
      #expect(book.id == id)
      #expect(book.cover == Data([1, 2, 3]))
      #expect(book.link == URL(string: "https://example.org/a?b=c"))
      #expect(book.cost == NSDecimalNumber(string: "12345678901234567890.12345"))
      #expect(book.keywords == ["a", "b"])
      #expect(book.shelf == nil)
      #expect(book.tags.isEmpty)
    }
  }

  @Test func fetchesFilterSortAndLimit() throws {
    let context = try container().viewContext
    for (title, pages) in [("Dune", 600), ("Emma", 400), ("Candide", 150), ("Beowulf", 100)] {
      let book = Book(context: context)
      book.title = title
      book.pages = Int16(pages)
    }
    for isSaved in [false, true] {
      if isSaved { try context.save() }
      let request = Book.fetchRequest()
      request.predicate = NSPredicate(format: "pages > %d AND title CONTAINS[c] %@", 120, "E")
      request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: false)]
      #expect(try context.fetch(request).map(\.title) == ["Emma", "Dune", "Candide"])
      request.fetchLimit = 1
      request.fetchOffset = 1
      #expect(try context.fetch(request).map(\.title) == ["Dune"])
      #expect(try context.count(for: request) == 1)
      let all = Book.fetchRequest()
      all.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
      #expect(try context.fetch(all).map(\.pages) == [100, 150, 400, 600])
    }
  }

  @Test func objectsMayFillThemselves() throws {
    let model = TestModel.library { $0["Book"]?.managedObjectClassName = NSStringFromClass(Noted.self) }
    let context = try container(model).viewContext
    let book = Noted(context: context)
    #expect(book.title == "Untitled")
    try context.save()
    #expect(book.pages == 1)
    #expect(!context.hasChanges)
    context.refresh(book, mergeChanges: false)
    #expect(book.price == 2)
    #expect(!context.hasChanges)
  }
}

/// An object that sets its values when it awakes and is saved.
class Noted: NSManagedObject {
  var title: String? {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }
  var pages: Int {
    get { managedValue(forKey: "pages") }
    set { setManagedValue(newValue, forKey: "pages") }
  }
  var price: Double {
    get { managedValue(forKey: "price") }
    set { setManagedValue(newValue, forKey: "price") }
  }
  var primitiveTitle: String? {
    get { managedValue(forKey: "primitiveTitle") }
    set { setManagedValue(newValue, forKey: "primitiveTitle") }
  }

  override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init(entity: entity, insertInto: context)
  }

  override func awakeFromInsert() {
    super.awakeFromInsert()
    primitiveTitle = "Untitled"
  }

  override func willSave() {
    super.willSave()
    if pages == 0 { pages = 1 }
  }

  override func awakeFromFetch() {
    super.awakeFromFetch()
    price = 2
  }
}
