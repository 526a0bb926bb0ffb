import CairnStore
import CoreData
import Foundation
import Testing

@MainActor @Suite struct MigrationTests {
  private func model(_ properties: [NSPropertyDescription], named name: String = "Book") -> NSManagedObjectModel {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = "NSManagedObject"
    entity.properties = properties
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return model
  }

  private func fill(_ url: URL) throws {
    let context = try container(
      model([
        TestModel.attribute("title", .stringAttributeType), TestModel.attribute("pages", .integer16AttributeType),
      ]), at: url
    ).viewContext
    for number in 1...3 {
      let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
      book.setValue("T\(number)", forKey: "title")
      book.setValue(number, forKey: "pages")
    }
    try context.save()
  }

  private func objects(_ context: NSManagedObjectContext, _ entity: String = "Book") throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: entity)
    request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
    return try context.fetch(request)
  }

  @Test func attributesAreAddedRenamedAndRemoved() throws {
    try withFolder { folder in
      let url = folder.appending(path: "a.sqlite")
      try fill(url)
      let name = TestModel.attribute("name", .stringAttributeType)
      name.renamingIdentifier = "title"
      let second = model([
        name, TestModel.attribute("pages", .integer32AttributeType),
        TestModel.attribute("rating", .integer16AttributeType, isOptional: false, default: 5),
      ])
      let other = NSEntityDescription()
      other.name = "Author"
      other.properties = [TestModel.attribute("name", .stringAttributeType)]
      second.entities.append(other)
      TestModel.relate(
        second.entities[0], "author", toMany: false, other, "books", backToMany: true)
      do {
        let context = try container(second, at: url).viewContext
        let books = try objects(context)
        #expect(books.map { $0.value(forKey: "name") as? String } == ["T1", "T2", "T3"])
        #expect(books.map { $0.value(forKey: "rating") as? Int } == [5, 5, 5])
        let author = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
        author.setValue(NSSet(array: books), forKey: "books")
        try context.save()
      }
      let context = try container(model([TestModel.attribute("pages", .integer32AttributeType)]), at: url).viewContext
      #expect(try objects(context).count == 3)
      let third = try container(
        model([
          TestModel.attribute("pages", .integer32AttributeType), TestModel.attribute("name", .stringAttributeType),
        ]),
        at: url)
      #expect(try objects(third.viewContext).map { $0.value(forKey: "name") as? String } == [nil, nil, nil])
    }
  }

  @Test func anEntityIsRenamed() throws {
    try withFolder { folder in
      let url = folder.appending(path: "a.sqlite")
      try fill(url)
      let volumes = model(
        [TestModel.attribute("title", .stringAttributeType), TestModel.attribute("pages", .integer16AttributeType)],
        named: "Volume")
      volumes.entities[0].renamingIdentifier = "Book"
      for _ in 0..<2 {
        let context = try container(volumes, at: url).viewContext
        #expect(try objects(context, "Volume").map { $0.value(forKey: "title") as? String } == ["T1", "T2", "T3"])
      }
    }
  }

  @Test func whatCannotBeMigratedStaysAsItWas() throws {
    try withFolder { folder in
      let url = folder.appending(path: "a.sqlite")
      try fill(url)
      let before = try contents(url)
      let required = model([
        TestModel.attribute("title", .stringAttributeType), TestModel.attribute("pages", .integer16AttributeType),
        TestModel.attribute("isbn", .stringAttributeType, isOptional: false),
      ])
      let retyped = model([
        TestModel.attribute("title", .dateAttributeType), TestModel.attribute("pages", .integer16AttributeType),
      ])
      for (model, word) in [(required, "Book.isbn"), (retyped, "Book.title")] {
        let error = #expect(throws: NSError.self) { try container(model, at: url) }
        #expect(error?.localizedDescription.contains(word) == true)
        #expect(error?.localizedDescription.contains("was not changed") == true)
      }
      let further = model([
        TestModel.attribute("title", .stringAttributeType), TestModel.attribute("pages", .integer16AttributeType),
        TestModel.attribute("rating", .integer16AttributeType),
      ])
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: further)
      let error = #expect(throws: NSError.self) {
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
      }
      #expect(error?.code == NSPersistentStoreIncompatibleVersionHashError)
      #expect(try contents(url) == before)
    }
  }

  @Test func linksThatWouldHaveNoPlaceAreKeptByAnError() throws {
    try withFolder { folder in
      let url = folder.appending(path: "a.sqlite")
      do {
        let context = try container(at: url).viewContext
        Book(context: context).tags = [Tag(context: context)]
        try context.save()
      }
      let single = TestModel.library {
        for name in ["Book", "Tag"] {
          for case let end as NSRelationshipDescription in $0[name]?.properties ?? []
          where end.name == "tags" || end.name == "books" && name == "Tag" {
            end.maxCount = 1
          }
        }
      }
      let moved = TestModel.library { entities in
        entities["Tag"]?.superentity?.subentities = []
        if let tag = entities["Tag"] { entities["Shelf"]?.subentities = [tag] }
        entities["Tag"]?.properties.removeAll { $0.name == "name" || $0.name == "books" }
        entities["Book"]?.properties.removeAll { $0.name == "tags" }
      }
      for (model, word) in [(single, "leads to one object"), (moved, "another superentity")] {
        let error = #expect(throws: NSError.self) { try container(model, at: url) }
        #expect(error?.localizedDescription.contains(word) == true, "\(error?.localizedDescription ?? "")")
      }
      let context = try container(at: url).viewContext
      #expect(try context.fetch(Book.fetchRequest()).first?.tags.count == 1)
    }
  }

  private func contents(_ url: URL) throws -> [String] {
    let database = try Database(path: url.path, isWritable: false) {
      CocoaError(.fileReadUnknown, userInfo: ["why": $0.explanation])
    }
    var found: [String] = []
    try database.query("SELECT name || IFNULL(sql, '') FROM sqlite_master UNION ALL SELECT ZTITLE FROM ZBOOK") { row in
      if case .text(let text) = row.value(0) { found.append(text) }
    }
    return found
  }
}
