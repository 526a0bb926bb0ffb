import CoreData
import Foundation
import TestSupport
import Testing

/// Random saves of objects with unique names, compared with plain values.
@MainActor @Suite struct UniqueValueTests {
  /// Names of tags are unique, and those of people among employees only.
  private static func model() -> NSManagedObjectModel {
    TestModel.library {
      $0["Tag"]?.uniquenessConstraints = [["name"]]
      $0["Employee"]?.uniquenessConstraints = [["name"]]
    }
  }

  private func insert(_ entity: String, _ name: String?, _ context: NSManagedObjectContext) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
    object.setValue(name, forKey: "name")
    return object
  }

  private func names(_ entity: String, _ context: NSManagedObjectContext) throws -> [String] {
    let request = NSFetchRequest<NSManagedObject>(entityName: entity)
    request.includesSubentities = false
    return try context.fetch(request).map { $0.value(forKey: "name") as? String ?? "" }.sorted()
  }

  /// A save succeeds if and only if all names differ afterwards, whatever was inserted, renamed and deleted for that.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func onlyTheStateAfterTheSaveCounts(seed: UInt64) throws {
    let container = try container(Self.model())
    let context = container.viewContext
    var random = SeededGenerator(seed: seed)
    for _ in 0..<12 {
      var all = try ["Tag", "Person", "Employee"].flatMap { entity in
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.includesSubentities = false
        return try context.fetch(request)
      }
      let before = try ["Tag", "Person", "Employee"].map { try names($0, context) }
      for _ in 0..<1 + random.below(6) {
        let name = "\(random.below(8))"
        let picked = all.isEmpty ? nil : all[random.below(all.count)]
        switch random.below(4) {
        case 0: if let picked, !picked.isDeleted, picked.managedObjectContext != nil { context.delete(picked) }
        case 1: if let picked, !picked.isDeleted { picked.setValue(name, forKey: "name") }
        default: all.append(insert(["Tag", "Tag", "Person", "Employee"][random.below(4)], name, context))
        }
      }
      let after = try ["Tag", "Person", "Employee"].map { try names($0, context) }
      let isUnique = Set(after[0]).count == after[0].count && Set(after[2]).count == after[2].count
      do {
        try context.save()
        #expect(isUnique, "\(after) was saved (seed \(seed))")
      } catch {
        #expect(!isUnique, "\(after) was not saved: \(error) (seed \(seed))")
        context.rollback()
      }
      let other = container.newBackgroundContext()
      let stored = try other.performAndWait { try ["Tag", "Person", "Employee"].map { try names($0, other) } }
      #expect(stored == (isUnique ? after : before), "seed \(seed)")
    }
  }

  @Test(arguments: [
    NSMergePolicyType.mergeByPropertyObjectTrumpMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType,
  ])
  func anyNumberOfExistingValuesIsTakenOver(policy: NSMergePolicyType) throws {
    let container = try container(Self.model())
    let context = container.viewContext
    context.mergePolicy = NSMergePolicy(merge: policy)
    let first = (0..<150).map { insert("Tag", "\($0)", context) }
    try context.save()
    let book = Book(context: context)
    let second = (0..<200).map { insert("Tag", "\($0 % 175)", context) }
    book.tags = Set(second.compactMap { $0 as? Tag })
    try context.save()
    #expect(try names("Tag", context).count == 175)
    #expect(Set(first.map(\.objectID)).isSubset(of: Set(second.map(\.objectID))))
    let other = container.newBackgroundContext()
    let tags = try other.performAndWait { try other.fetch(Book.fetchRequest()).first?.tags.count }
    #expect(tags == 175)
  }

  @Test func changesOfAStoredObjectSurviveANewOneWithItsName() throws {
    let model = TestModel.library { $0["Employee"]?.uniquenessConstraints = [["name"]] }
    let container = try container(model)
    let context = container.viewContext
    context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
    let ada = insert("Employee", "Ada", context)
    try context.save()
    ada.setValue(700, forKey: "salary")
    _ = insert("Employee", "Ada", context)
    try context.save()
    let other = container.newBackgroundContext()
    let salaries = try other.performAndWait {
      try other.fetch(NSFetchRequest<Employee>(entityName: "Employee")).map(\.salary)
    }
    #expect(salaries == [700])
  }

  @Test func theErrorSaysWhatTwoObjectsHaveInCommon() throws {
    let context = try container(Self.model()).viewContext
    func conflict() throws -> NSConstraintConflict {
      do {
        try context.save()
      } catch let error as CocoaError {
        let conflicts = error.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSConstraintConflict]
        return try #require(conflicts?.first)
      }
      return try #require(nil)
    }
    let first = insert("Tag", "a", context)
    let second = insert("Tag", "a", context)
    let both = try conflict()
    #expect(both.constraint == ["name"] && both.constraintValues["name"] as? String == "a")
    #expect(Set(both.conflictingObjects) == [first, second] && both.databaseObject == nil)
    context.delete(second)
    try context.save()
    let third = insert("Tag", "a", context)
    let stored = try conflict()
    #expect(stored.constraint == ["name"] && stored.databaseSnapshot?["name"] as? String == "a")
    #expect(stored.conflictingObjects == [third] && stored.databaseObject == first)
  }

  @Test func twoObjectsSwapValuesInAFileWithAUniqueIndex() throws {
    try withFolder { folder in
      let url = folder.appending(path: "a.sqlite")
      do {
        let context = try container(Self.model(), at: url).viewContext
        _ = insert("Tag", "a", context)
        _ = insert("Tag", "b", context)
        try context.save()
      }
      try openDatabase(url).execute("CREATE UNIQUE INDEX Z_Tag_UNIQUE_name ON ZTAG (ZNAME COLLATE BINARY ASC)")
      let context = try container(Self.model(), at: url).viewContext
      let tags = try context.fetch(NSFetchRequest<Tag>(entityName: "Tag"))
      let old = tags.map(\.name)
      for (tag, name) in zip(tags, old.reversed()) { tag.name = name }
      try context.save()
      context.refreshAllObjects()
      #expect(tags.map(\.name) == old.reversed())
    }
  }

  @Test func keysRunOutWithAnError() throws {
    try withFolder { folder in
      let url = folder.appending(path: "a.sqlite")
      _ = try container(at: url)
      try openDatabase(url).execute("UPDATE Z_PRIMARYKEY SET Z_MAX = 9223372036854775807")
      let context = try container(at: url).viewContext
      _ = insert("Tag", "a", context)
      #expect(throws: NSError.self) { try context.save() }
      #expect(throws: NSError.self) { try context.obtainPermanentIDs(for: Array(context.insertedObjects)) }
    }
  }
}
