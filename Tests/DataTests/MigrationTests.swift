import Foundation
import TestSupport
import Testing

@testable import SwiftData

enum FirstVersion: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Recipe.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model
  final class Recipe {
    var name: String
    var minutes = 10

    init(name: String) { self.name = name }
  }
}

enum SecondVersion: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Recipe.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model
  final class Recipe {
    @Attribute(originalName: "name") var title: String
    var minutes = 10
    var servings = 4

    init(title: String) { self.title = title }
  }
}

enum ThirdVersion: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Recipe.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

  @Model
  final class Recipe {
    @Attribute(.unique) var title: String
    var minutes = 10
    var servings = 4
    var note: String?

    init(title: String) { self.title = title }
  }
}

enum RecipePlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, SecondVersion.self, ThirdVersion.self] }

  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: FirstVersion.self, toVersion: SecondVersion.self),
      .custom(
        fromVersion: SecondVersion.self, toVersion: ThirdVersion.self,
        willMigrate: { context in
          var titles: Set<String> = []
          for recipe in try context.fetch(FetchDescriptor<SecondVersion.Recipe>())
          where !titles.insert(recipe.title).inserted { context.delete(recipe) }
        },
        didMigrate: { context in
          for recipe in try context.fetch(FetchDescriptor<ThirdVersion.Recipe>()) {
            recipe.note = "was \(recipe.title)"
          }
        }),
    ]
  }
}

enum FailingPlan: SchemaMigrationPlan {
  struct Failure: Error {}
  static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, SecondVersion.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: FirstVersion.self, toVersion: SecondVersion.self, willMigrate: nil,
        didMigrate: { context in
          try context.delete(model: SecondVersion.Recipe.self)
          try context.save()
          throw Failure()
        })
    ]
  }
}

@Suite(.withoutReports) struct MigrationTests {
  private func configuration(_ folder: URL) -> ModelConfiguration {
    ModelConfiguration(url: folder.appending(path: "recipes.store"))
  }

  private func fill(_ folder: URL) throws {
    let container = try ModelContainer(
      for: Schema(versionedSchema: FirstVersion.self), configurations: configuration(folder))
    let context = ModelContext(container)
    for name in ["Soup", "Bread", "Soup"] { context.insert(FirstVersion.Recipe(name: name)) }
    try context.save()
  }

  @Test func aPlanLeadsThroughAllVersions() throws {
    try withFolder { folder in
      try fill(folder)
      let container = try ModelContainer(
        for: ThirdVersion.Recipe.self, migrationPlan: RecipePlan.self, configurations: configuration(folder))
      let recipes = try ModelContext(container).fetch(
        FetchDescriptor<ThirdVersion.Recipe>(sortBy: [SortDescriptor(\.title)]))
      #expect(recipes.map(\.title) == ["Bread", "Soup"])
      #expect(recipes.map(\.note) == ["was Bread", "was Soup"])
      #expect(recipes.allSatisfy { $0.servings == 4 && $0.minutes == 10 })
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy { !$0.contains("migrating") })
    }
  }

  @Test func aFailedMigrationLeavesTheStoreAsItWas() throws {
    try withFolder { folder in
      try fill(folder)
      #expect(throws: FailingPlan.Failure.self) {
        _ = try ModelContainer(
          for: SecondVersion.Recipe.self, migrationPlan: FailingPlan.self, configurations: configuration(folder))
      }
      let container = try ModelContainer(
        for: Schema(versionedSchema: FirstVersion.self), configurations: configuration(folder))
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<FirstVersion.Recipe>()) == 3)
    }
  }

  @Test func aStoreOfANewerVersionIsNotTouched() throws {
    try withFolder { folder in
      try fill(folder)
      do {
        _ = try ModelContainer(
          for: ThirdVersion.Recipe.self, migrationPlan: RecipePlan.self, configurations: configuration(folder))
      }
      let store = folder.appending(path: "recipes.store")
      let before = try Data(contentsOf: store)
      #expect(throws: SwiftDataError.backwardMigration) {
        _ = try ModelContainer(
          for: Schema(versionedSchema: FirstVersion.self), configurations: configuration(folder))
      }
      #expect(try Data(contentsOf: store) == before)
    }
  }

  @Test func aNewPropertyWithoutADefaultIsRefused() throws {
    try withFolder { folder in
      try fill(folder)
      let database = try Database(path: folder.appending(path: "recipes.store").path, isWritable: true)
      try database.run("ALTER TABLE Recipe DROP COLUMN name")
      #expect(throws: SwiftDataError.loadIssueModelContainer) {
        _ = try ModelContainer(for: Schema([FirstVersion.Recipe.self]), configurations: configuration(folder))
      }
    }
  }
}
