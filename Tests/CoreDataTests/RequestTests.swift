import CoreData
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct RequestTests {
  private final class Watcher: NSFetchedResultsControllerDelegate {
    var events: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      events.append("begin")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let title = (anObject as? Book)?.title ?? ""
      func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "-" }
      events.append("\(type) \(title) \(text(indexPath)) \(text(newIndexPath))")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) {
      events.append("\(type) section \(sectionInfo.name) \(sectionIndex)")
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      events.append("end \(controller.fetchedObjects?.count ?? -1)")
    }
  }

  private func books(_ titles: [String], in context: NSManagedObjectContext) -> [Book] {
    titles.enumerated().map { number, title in
      let book = Book(context: context)
      book.title = title
      book.pages = Int16(number)
      return book
    }
  }

  @Test func aControllerTellsItsDelegateWhatHasMoved() throws {
    let context = try container().viewContext
    let books = books(["b", "d", "f"], in: context)
    try context.save()
    let request = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let watcher = Watcher()
    controller.delegate = watcher
    try controller.performFetch()
    #expect(controller.fetchedObjects == books)
    books[0].title = "e"
    context.delete(books[2])
    Book(context: context).title = "a"
    books[1].pages = 9
    context.processPendingChanges()
    #expect(
      watcher.events == ["begin", "delete f 0.2 -", "insert a - 0.0", "update d 0.1 0.1", "move e 0.0 0.2", "end 3"])
    #expect(controller.object(at: IndexPath(indexes: [0, 2])) === books[0])
    #expect(controller.indexPath(forObject: books[1]) == IndexPath(indexes: [0, 1]))
  }

  @Test func aControllerHasSections() throws {
    let context = try container().viewContext
    _ = books(["a1", "b1", "b2"], in: context)
    let request = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "isRead", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "isRead", cacheName: nil)
    let watcher = Watcher()
    controller.delegate = watcher
    try controller.performFetch()
    #expect(controller.sections?.map(\.numberOfObjects) == [3])
    controller.fetchedObjects?[1].isRead = true
    context.processPendingChanges()
    #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
    #expect(watcher.events.contains("insert section true 1"))
    #expect(watcher.events.contains("move b1 0.1 1.0"))
  }

  @Test func batchesChangeTheStore() throws {
    let container = try container()
    let context = container.viewContext
    let insert = NSBatchInsertRequest(entityName: "Book", objects: (0..<5).map { ["title": "B\($0)", "pages": $0] })
    insert.resultType = .count
    #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 5)
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "pages >= 3")
    update.propertiesToUpdate = ["isRead": true]
    update.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
    let shown = try context.fetch(Book.fetchRequest())
    #expect(shown.filter(\.isRead).count == 2)
    let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
    fetch.predicate = NSPredicate(format: "isRead == YES")
    let delete = NSBatchDeleteRequest(fetchRequest: fetch)
    delete.resultType = .resultTypeObjectIDs
    let result = try context.execute(delete) as? NSBatchDeleteResult
    let ids = try #require(result?.result as? [NSManagedObjectID])
    #expect(ids.count == 2)
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
    #expect(shown.filter { $0.managedObjectContext == nil }.count == 2)
    #expect(try context.count(for: Book.fetchRequest()) == 3)
  }

  @Test func otherKindsOfResults() throws {
    let context = try container().viewContext
    let books = books(["a", "b", "b"], in: context)
    try context.save()
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids) == books.map(\.objectID))
    let titles = NSFetchRequest<NSDictionary>(entityName: "Book")
    titles.resultType = .dictionaryResultType
    titles.propertiesToFetch = ["title"]
    titles.returnsDistinctResults = true
    #expect(try context.fetch(titles).compactMap { $0["title"] as? String } == ["a", "b"])
    let count = NSFetchRequest<NSNumber>(entityName: "Book")
    count.resultType = .countResultType
    #expect(try context.fetch(count) == [3])
    let url = books[0].objectID.uriRepresentation()
    #expect(context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url) == books[0].objectID)
    #expect(
      context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: URL(string: "x-coredata://a/b/p1")!)
        == nil)
    var found: [Book]?
    try context.execute(NSAsynchronousFetchRequest(fetchRequest: Book.fetchRequest()) { found = $0.finalResult })
    #expect(found?.count == 3)
  }

  @Test(.withoutReports) func unknownNamesAreErrorsAndNoTraps() throws {
    let context = try container().viewContext
    #expect(throws: NSError.self) { try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Nothing")) }
    let book = Book(context: context)
    #expect(book.value(forKey: "nothing") == nil)
    book.setValue(1, forKey: "nothing")
    book.setValue("no number", forKey: "pages")
    book.setValue(100_000, forKey: "pages")
    #expect(book.pages == 0)
    let text: Int = book.managedValue(forKey: "title")
    #expect(text == 0)
    let stray = Stray(context: context)
    #expect(stray.managedObjectContext == nil)
    #expect(throws: NSError.self) { try NSManagedObjectContext(.privateQueue).count(for: Book.fetchRequest()) }
    try context.save()
  }
}

class Stray: NSManagedObject {}
