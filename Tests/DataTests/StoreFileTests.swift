import Foundation
import TestSupport
import Testing

@testable import SwiftData

@Suite(.withoutReports) struct StoreFileTests {
  private func container(_ folder: URL, allowsSave: Bool = true) throws -> ModelContainer {
    try ModelContainer(
      for: Trip.self,
      configurations: ModelConfiguration(url: folder.appending(path: "app.store"), allowsSave: allowsSave))
  }

  private func save(_ name: String, in folder: URL) throws {
    let context = ModelContext(try container(folder))
    context.insert(Trip(name: name))
    try context.save()
  }

  @Test func modelsSurviveARestart() throws {
    try withFolder { folder in
      try save("Alps", in: folder)
      try save("Andes", in: folder)
      let found = try ModelContext(try container(folder)).fetch(FetchDescriptor<Trip>())
      #expect(found.map(\.name) == ["Alps", "Andes"])
    }
  }

  @Test func containersOfOneFileShareItsSaves() throws {
    try withFolder { folder in
      let one = try container(folder)
      let two = try container(folder)
      let context = ModelContext(two)
      #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
      let other = ModelContext(one)
      other.insert(Trip(name: "Alps"))
      try other.save()
      #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Alps"])
    }
  }

  @Test func savesOfAnotherProcessAreSeen() throws {
    try withFolder { folder in
      try save("Alps", in: folder)
      let context = ModelContext(try container(folder))
      let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
      // A connection of its own, as another process has.
      let foreign = try Database(path: folder.appending(path: "app.store").path, isWritable: true)
      try foreign.run("UPDATE Trip SET name = 'Andes'")
      _ = try context.fetchCount(FetchDescriptor<Trip>())
      #expect(trip.name == "Andes")
    }
  }

  @Test func aStoreThatMayNotBeChangedStaysAsItIs() throws {
    try withFolder { folder in
      #expect(throws: SwiftDataError.loadIssueModelContainer) { _ = try container(folder, allowsSave: false) }
      try save("Alps", in: folder)
      let context = ModelContext(try container(folder, allowsSave: false))
      let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
      trip.name = "Andes"
      #expect(throws: SwiftDataError.configurationNotWritable) { try context.save() }
    }
  }

  @Test func aDamagedStoreIsKeptAside() throws {
    try withFolder { folder in
      let store = folder.appending(path: "app.store")
      let damaged = Data("SQLite format 3\0".utf8) + Data(repeating: 7, count: 9000)
      try damaged.write(to: store)
      try save("Alps", in: folder)
      #expect(try Data(contentsOf: folder.appending(path: "app.store.damaged-1")) == damaged)
      #expect(try ModelContext(try container(folder)).fetchCount(FetchDescriptor<Trip>()) == 1)
    }
  }

  @Test func aStoreOnDiskNeedsTheLibrary() throws {
    try withFolder { folder in
      StoreOpening.$isLibraryHidden.withValue(true) {
        #expect(throws: SwiftDataError.loadIssueModelContainer) { _ = try container(folder) }
      }
    }
  }

  @Test func modelsOfTwoConfigurationsAreInTwoFiles() throws {
    try withFolder { folder in
      let configurations = [
        ModelConfiguration("one", schema: Schema([Guarded.self]), url: folder.appending(path: "one.store")),
        ModelConfiguration("two", schema: Schema([Trip.self]), url: folder.appending(path: "two.store")),
      ]
      let container = try ModelContainer(
        for: Schema([Guarded.self, Trip.self]), configurations: configurations)
      let context = ModelContext(container)
      context.insert(Trip(name: "Alps"))
      context.insert(Guarded())
      try context.save()
      let one = try Database(path: folder.appending(path: "one.store").path, isWritable: false)
      #expect(try one.integer("SELECT COUNT(*) FROM Guarded") == 1)
      #expect(throws: SwiftDataError.self) { try one.integer("SELECT COUNT(*) FROM Trip") }
    }
  }
}
