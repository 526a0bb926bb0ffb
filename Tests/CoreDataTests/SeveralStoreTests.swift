import CoreData
import Foundation
import TestSupport
import Testing

/// Stores that keep objects of the same entities.
@MainActor @Suite struct SeveralStoreTests {
  private func container(in folder: URL) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: TestModel.library())
    container.persistentStoreDescriptions = ["a", "b"].map {
      NSPersistentStoreDescription(url: folder.appending(path: "\($0).sqlite"))
    }
    var failure: (any Error)?
    container.loadPersistentStores { failure = failure ?? $1 }
    if let failure { throw failure }
    return container
  }

  private func names(_ context: NSManagedObjectContext, _ store: NSPersistentStore?) throws -> [String] {
    let request = NSFetchRequest<Tag>(entityName: "Tag")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    request.affectedStores = store.map { [$0] }
    #expect(try context.count(for: request) == context.fetch(request).count)
    return try context.fetch(request).map { $0.name ?? "" }
  }

  /// Objects are added, changed and deleted in their own stores, and in no other.
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func eachObjectStaysInItsStore(seed: UInt64) throws {
    try withFolder { folder in
      var random = SeededGenerator(seed: seed)
      var expected: [[String]] = [[], []]
      for turn in 0..<8 {
        let container = try container(in: folder)
        let stores = container.persistentStoreCoordinator.persistentStores
        let context = container.viewContext
        for number in 0..<1 + random.below(5) {
          let all = try context.fetch(NSFetchRequest<Tag>(entityName: "Tag"))
          let picked = all.isEmpty ? nil : all[random.below(all.count)]
          let place = expected.firstIndex { $0.contains(picked?.name ?? "") }
          switch random.below(4) {
          case 0:
            if let picked, let place, let name = picked.name {
              context.delete(picked)
              expected[place].removeAll { $0 == name }
            }
          case 1:
            if let picked, let place, let name = picked.name {
              picked.name = "renamed \(turn) \(number)"
              expected[place].removeAll { $0 == name }
              expected[place].append("renamed \(turn) \(number)")
            }
          default:
            let new = Tag(context: context)
            new.name = "new \(turn) \(number)"
            let place = random.below(3)
            if place > 0 { context.assign(new, to: stores[place - 1]) }
            expected[max(0, place - 1)].append("new \(turn) \(number)")
          }
        }
        for isSaved in [false, true] {
          if isSaved { try context.save() }
          #expect(try names(context, nil) == (expected[0] + expected[1]).sorted(), "seed \(seed)")
          for (store, wanted) in zip(stores, expected) {
            #expect(try names(context, store) == wanted.sorted(), "seed \(seed)")
          }
        }
        let request = NSFetchRequest<Tag>(entityName: "Tag")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
        request.fetchLimit = 3
        #expect(
          try context.fetch(request).map(\.name) == (expected[0] + expected[1]).sorted(by: >).prefix(3).map { $0 })
      }
    }
  }

  @Test func aKeyOfOneStoreMeansNothingInAnother() throws {
    try withFolder { folder in
      let container = try container(in: folder)
      let stores = container.persistentStoreCoordinator.persistentStores
      let context = container.viewContext
      let shelves = stores.map { store in
        let shelf = Shelf(context: context)
        shelf.name = store.url?.lastPathComponent
        let book = Book(context: context)
        book.shelf = shelf
        for object in [shelf, book] { context.assign(object, to: store) }
        return shelf
      }
      try context.save()
      for shelf in shelves {
        let request = Book.fetchRequest()
        request.predicate = NSPredicate(format: "shelf == %@", shelf)
        #expect(try context.fetch(request).map { $0.shelf } == [shelf])
      }
      Book(context: context).shelf = shelves[1]
      let error = #expect(throws: NSError.self) { try context.save() }
      #expect(error?.code == NSManagedObjectExternalRelationshipError)
      context.rollback()
      #expect(try context.count(for: Book.fetchRequest()) == 2)
    }
  }
}
