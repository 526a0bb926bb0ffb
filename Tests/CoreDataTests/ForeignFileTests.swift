import CairnStore
import CoreData
import Foundation
import Testing

/// Files that are not stores of the model give an error that says what to do, and stay as they are.
@MainActor @Suite struct ForeignFileTests {
  enum Kind: String, CaseIterable {
    case garbage, empty, folder, otherDatabase, otherModel, truncated, overwritten
  }

  private func write(_ kind: Kind, to url: URL) throws {
    switch kind {
    case .garbage: try Data("no database at all, but a letter".utf8).write(to: url)
    case .empty: try Data().write(to: url)
    case .folder: try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    case .otherDatabase:
      try Database(path: url.path, isWritable: true) { CocoaError(.fileReadUnknown, userInfo: ["why": $0.explanation]) }
        .execute("CREATE TABLE notes (text)")
    case .otherModel:
      let model = NSManagedObjectModel()
      let entity = NSEntityDescription()
      entity.name = "Planet"
      entity.properties = [TestModel.attribute("name", .stringAttributeType)]
      model.entities = [entity]
      _ = try container(model, at: url)
    case .truncated, .overwritten:
      do {
        let context = try container(at: url).viewContext
        for number in 0..<500 { Book(context: context).title = String(repeating: "\(number) ", count: 100) }
        try context.save()
      }
      try Database(path: url.path, isWritable: true) { CocoaError(.fileReadUnknown, userInfo: ["why": $0.explanation]) }
        .execute("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE;")
      var data = try Data(contentsOf: url)
      if kind == .truncated {
        data = data.prefix(data.count / 2)
      } else {
        for index in stride(from: 4096, to: data.count, by: 7) { data[index] = 0xA5 }
      }
      try data.write(to: url)
    }
  }

  @Test(arguments: Kind.allCases) func theyAreLeftAsTheyAre(kind: Kind) throws {
    try withFolder { folder in
      let url = folder.appending(path: "store.sqlite")
      try write(kind, to: url)
      let before = kind == .folder ? nil : try Data(contentsOf: url)
      if kind == .empty {
        let context = try container(at: url).viewContext
        #expect(try context.count(for: Book.fetchRequest()) == 0)
        return
      }
      let error = #expect(throws: NSError.self) { try container(at: url) }
      let text = error?.localizedDescription ?? ""
      #expect(text.contains("Choose another URL") || text.contains("Put a copy"), "\(text)")
      if let before { #expect(try Data(contentsOf: url) == before) }
    }
  }

  @Test func aStoreOnAReadOnlyRequestIsNotMade() throws {
    try withFolder { folder in
      let url = folder.appending(path: "none.sqlite")
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: TestModel.library())
      #expect(throws: NSError.self) {
        try coordinator.addPersistentStore(
          ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: [NSReadOnlyPersistentStoreOption: true])
      }
      #expect(!FileManager.default.fileExists(atPath: url.path))
    }
  }
}
