import CoreData
import Foundation
import TestSupport
import Testing

/// Returns after the work that the main queue has been given so far.
private func mainQueue() async {
  await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}

@MainActor @Suite struct ContextTests {
  private func book(_ title: String, in context: NSManagedObjectContext) -> Book {
    let book = Book(context: context)
    book.title = title
    return book
  }

  @Test func rollbackRestoresWhatIsStored() throws {
    let context = try container().viewContext
    let kept = book("Kept", in: context)
    let deleted = book("Deleted", in: context)
    try context.save()
    kept.title = "Changed"
    context.delete(deleted)
    let new = book("New", in: context)
    #expect(context.updatedObjects == [kept])
    #expect(context.deletedObjects == [deleted])
    context.rollback()
    #expect(!context.hasChanges)
    #expect(kept.title == "Kept")
    #expect(!deleted.isDeleted)
    #expect(new.managedObjectContext == nil)
    #expect(try context.count(for: Book.fetchRequest()) == 2)
  }

  @Test func aChildHandsItsChangesToItsParent() throws {
    let container = try container()
    let parent = container.viewContext
    let shelf = Shelf(context: parent)
    shelf.name = "Top"
    try parent.save()
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = parent
    let mine = try #require(try child.existingObject(with: shelf.objectID) as? Shelf)
    mine.name = "Bottom"
    let new = book("Dune", in: child)
    new.shelf = mine
    #expect(shelf.name == "Top")
    #expect(try parent.count(for: Book.fetchRequest()) == 0)
    try child.save()
    #expect(!child.hasChanges)
    #expect(shelf.name == "Bottom")
    #expect(parent.hasChanges)
    let taken = try #require(try parent.fetch(Book.fetchRequest()).first)
    #expect(taken.shelf === shelf)
    #expect(shelf.books as? Set<Book> == [taken])
    try parent.save()
    let reader = container.newBackgroundContext()
    #expect(try reader.performAndWait { try reader.fetch(Book.fetchRequest()).first?.shelf?.name } == "Bottom")
    // The identifier of the child's object has become a permanent one.
    #expect(child.object(with: taken.objectID).value(forKey: "title") as? String == "Dune")
    child.delete(new)
    try child.save()
    #expect(taken.isDeleted)
  }

  @Test func savesInTheBackgroundReachTheViewContextIfItWants() async throws {
    let container = try container()
    let view = container.viewContext
    let shown = book("Old", in: view)
    try view.save()
    let id = shown.objectID
    func rename(_ title: String) async throws {
      try await container.performBackgroundTask { context in
        (context.object(with: id) as? Book)?.title = title
        try context.save()
      }
      await mainQueue()
    }
    try await rename("Unseen")
    #expect(shown.title == "Old")
    view.automaticallyMergesChangesFromParent = true
    try await rename("New")
    #expect(shown.title == "New")
    #expect(!view.hasChanges)
    let count = await container.performBackgroundTask { context in context.registeredObjects.count }
    #expect(count == 0)
  }

  @Test func aNotificationBringsASaveToAnotherContext() throws {
    let container = try container()
    let view = container.viewContext
    let shown = book("Old", in: view)
    let gone = book("Gone", in: view)
    try view.save()
    let other = container.newBackgroundContext()
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: other, queue: nil
    ) { note in view.mergeChanges(fromContextDidSave: note) }
    defer { NotificationCenter.default.removeObserver(observer) }
    let (id, goneID) = (shown.objectID, gone.objectID)
    other.perform {}
    try other.performAndWait {
      (other.object(with: id) as? Book)?.title = "New"
      other.delete(other.object(with: goneID))
      try other.save()
    }
    #expect(shown.title == "New")
    #expect(gone.managedObjectContext == nil)
  }

  @Test(arguments: [
    NSMergePolicyType.errorMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType,
    .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType, .rollbackMergePolicyType,
  ])
  func conflictsAreDecidedByThePolicy(policy: NSMergePolicyType) throws {
    let container = try container()
    let view = container.viewContext
    view.mergePolicy = NSMergePolicy(merge: policy)
    let mine = book("Old", in: view)
    mine.pages = 1
    try view.save()
    let id = mine.objectID
    let other = container.newBackgroundContext()
    try other.performAndWait {
      let same = try #require(other.object(with: id) as? Book)
      same.title = "Theirs"
      same.price = 5
      try other.save()
    }
    mine.title = "Mine"
    mine.pages = 2
    if policy == .errorMergePolicyType {
      let error = #expect(throws: NSError.self) { try view.save() }
      #expect(error?.code == NSManagedObjectMergeError)
      #expect(mine.title == "Mine")
      return
    }
    try view.save()
    let stored = container.newBackgroundContext()
    let found = try stored.performAndWait {
      let same = try #require(try stored.existingObject(with: id) as? Book)
      return "\(same.title ?? "") \(same.pages) \(same.price)"
    }
    let expected =
      switch policy {
      case .mergeByPropertyStoreTrumpMergePolicyType: "Theirs 2 5.0"
      case .mergeByPropertyObjectTrumpMergePolicyType: "Mine 2 5.0"
      case .overwriteMergePolicyType: "Mine 2 0.0"
      default: "Theirs 1 5.0"
      }
    #expect(found == expected)
    #expect(!view.hasChanges)
  }

  @Test func uniqueValuesTakeOverTheStoredObject() throws {
    let model = TestModel.library { $0["Tag"]?.uniquenessConstraints = [["name"]] }
    let context = try container(model).viewContext
    func tag(_ name: String) -> Tag {
      let tag = Tag(context: context)
      tag.name = name
      return tag
    }
    let first = tag("a")
    try context.save()
    let id = first.objectID
    let second = tag("a")
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    let dune = book("Dune", in: context)
    second.books = [dune]
    try context.save()
    #expect(second.objectID == id)
    #expect(try context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 1)
    #expect(dune.tags == [second])
  }

  @Test func changesAreUndoneEventByEvent() throws {
    let context = try container().viewContext
    context.undoManager = UndoManager()
    let shelf = Shelf(context: context)
    shelf.name = "Top"
    context.processPendingChanges()
    let dune = book("Dune", in: context)
    dune.shelf = shelf
    context.processPendingChanges()
    try context.save()
    context.delete(shelf)
    #expect(dune.isDeleted)
    context.undo()
    #expect(!shelf.isDeleted && !dune.isDeleted)
    #expect(shelf.books as? Set<Book> == [dune])
    #expect(dune.shelf == shelf)
    context.redo()
    #expect(shelf.isDeleted && dune.isDeleted)
    context.undo()
    context.undo()
    #expect(dune.isDeleted)
    #expect(shelf.books?.count == 0)
    try context.save()
    context.redo()
    #expect(dune.managedObjectContext === context)
    #expect(dune.title == "Dune")
    try context.save()
    #expect(try context.count(for: Book.fetchRequest()) == 1)
  }

  @Test func notificationsSayWhatHasChanged() throws {
    let context = try container().viewContext
    let kept = book("Kept", in: context)
    try context.save()
    nonisolated(unsafe) var found: [String: Int] = [:]
    let observer = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didChangeObjectsNotification, object: context, queue: nil
    ) { note in
      for (key, value) in note.userInfo ?? [:] { found["\(key)"] = (value as? Set<NSManagedObject>)?.count }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    kept.title = "Changed"
    _ = book("New", in: context)
    context.processPendingChanges()
    #expect(found == [NSUpdatedObjectsKey: 1, NSInsertedObjectsKey: 1])
  }

  @Test func nothingKeepsAContainerAlive() async throws {
    weak var context: NSManagedObjectContext?
    weak var object: NSManagedObject?
    weak var coordinator: NSPersistentStoreCoordinator?
    try {
      let container = try container()
      let shelf = Shelf(context: container.viewContext)
      book("Dune", in: container.viewContext).shelf = shelf
      container.viewContext.undoManager = UndoManager()
      shelf.name = "Top"
      container.viewContext.processPendingChanges()
      try container.viewContext.save()
      context = container.viewContext
      object = shelf
      coordinator = container.persistentStoreCoordinator
    }()
    await mainQueue()
    #expect(context == nil)
    #expect(object == nil)
    #expect(coordinator == nil)
  }

  @Test func anObjectThatIsGoneHasNoValuesAndDoesNotTrap() throws {
    let container = try container()
    let view = container.viewContext
    let shown = book("Dune", in: view)
    try view.save()
    let id = shown.objectID
    view.refresh(shown, mergeChanges: false)
    let other = container.newBackgroundContext()
    try other.performAndWait {
      other.delete(other.object(with: id))
      try other.save()
    }
    #expect(shown.title == nil)
    #expect(throws: NSError.self) { try view.existingObject(with: id) }
    #expect(view.object(with: id) === shown)
  }

  @Test func savingReadsNoRelationshipsThatWereNotRead() throws {
    let fetched = NSFetchedPropertyDescription()
    fetched.name = "everything"
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Tag")
    nonisolated(unsafe) var asked = 0
    request.predicate = NSPredicate { _, _ in
      asked += 1
      return true
    }
    fetched.fetchRequest = request
    let context = try container(TestModel.library { $0["Shelf"]?.properties.append(fetched) }).viewContext
    let shelf = Shelf(context: context)
    book("Dune", in: context).shelf = shelf
    _ = Tag(context: context)
    try context.save()
    context.refresh(shelf, mergeChanges: false)
    shelf.name = "Top"
    try context.save()
    #expect(shelf.hasFault(forRelationshipNamed: "books"))
    #expect(asked == 0)
    #expect((shelf.value(forKey: "everything") as? [NSManagedObject])?.count == 1)
  }
}
