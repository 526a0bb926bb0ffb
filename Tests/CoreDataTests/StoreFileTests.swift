import CairnStore
import CoreData
import Foundation
import TestSupport
import Testing

/// What coordinators do with whole files.
@MainActor @Suite struct StoreFileTests {
  private func fill(_ url: URL, _ name: String, coverSize: Int = 1) throws {
    let context = try container(at: url).viewContext
    let book = Book(context: context)
    book.title = name
    book.cover = Data(count: coverSize)
    try context.save()
  }

  private func titles(_ url: URL) throws -> [String?] {
    try container(at: url).viewContext.fetch(Book.fetchRequest()).map(\.title)
  }

  @Test func aStoreIsReplacedWhollyOrNotAtAll() throws {
    try withFolder { folder in
      let (old, new) = (folder.appending(path: "old.sqlite"), folder.appending(path: "new.sqlite"))
      try fill(old, "Old")
      try fill(new, "New", coverSize: 9 << 20)
      let damaged = folder.appending(path: "damaged.sqlite")
      var bytes = try Data(contentsOf: new)
      // In large files, damage shows only when it is read.
      bytes.replaceSubrange(5 << 20..<6 << 20, with: Data(repeating: 0xFF, count: 1 << 20))
      try bytes.write(to: damaged)
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: TestModel.library())
      #expect(throws: NSError.self) {
        try coordinator.replacePersistentStore(
          at: old, withPersistentStoreFrom: damaged, ofType: NSSQLiteStoreType)
      }
      #expect(try titles(old) == ["Old"])
      try coordinator.replacePersistentStore(at: old, withPersistentStoreFrom: new, ofType: NSSQLiteStoreType)
      #expect(try titles(old) == ["New"])
      #expect(try titles(new) == ["New"])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.allSatisfy { !$0.hasPrefix(".") }, "\(names)")
    }
  }

  @Test func largeDataGoesWithACopy() throws {
    try withFolder { folder in
      let url = folder.appending(path: "a.sqlite")
      let model = TestModel.library {
        ($0["Book"]?.properties.first { $0.name == "cover" } as? NSAttributeDescription)?
          .allowsExternalBinaryDataStorage = true
      }
      _ = try container(model, at: url)
      let name = UUID().uuidString
      let files = folder.appending(path: ".a_SUPPORT/_EXTERNAL_DATA")
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
      try Data([7, 8]).write(to: files.appending(path: name))
      let reference = Data([2]) + Data(name.utf8) + Data([0])
      try openDatabase(url).run(
        "INSERT INTO ZBOOK (Z_PK, Z_ENT, Z_OPT, ZCOVER) VALUES (1, 1, 1, \(SQLText(.data(reference))))")
      let container = try container(model, at: url)
      let coordinator = container.persistentStoreCoordinator
      let other = folder.appending(path: "b.sqlite")
      _ = try coordinator.migratePersistentStore(
        try #require(coordinator.persistentStores.first), to: other, withType: NSSQLiteStoreType)
      try FileManager.default.removeItem(at: files)
      #expect(try container.viewContext.fetch(Book.fetchRequest()).map(\.cover) == [Data([7, 8])])
    }
  }

  @Test func theAppsMetadataReplacesOnlyItsOwn() throws {
    try withFolder { folder in
      let url = folder.appending(path: "a.sqlite")
      try fill(url, "Dune")
      do {
        let coordinator = try container(at: url).persistentStoreCoordinator
        let store = try #require(coordinator.persistentStores.first)
        coordinator.setMetadata(["version": 3], for: store)
        #expect(store.metadata["version"] as? Int == 3)
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url)
        #expect(metadata["version"] as? Int == 3)
        #expect(TestModel.library().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
      }
      #expect(try titles(url) == ["Dune"])
    }
  }

  @Test func manyOpenANewFileAtTheSameTime() throws {
    try withFolder { folder in
      for round in 0..<5 {
        let url = folder.appending(path: "\(round).sqlite")
        nonisolated(unsafe) var failures: [any Error] = []
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: 6) { _ in
          do { _ = try container(at: url) } catch { lock.withLock { failures.append(error) } }
        }
        #expect(failures.isEmpty, "\(failures)")
      }
    }
  }
}
