import CairnTesting
import SwiftData
import SwiftUI
import Testing

// The samples of Docs/Guide/SwiftData.md.

@Model
final class Shelf {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Volume.shelf) var volumes: [Volume] = []

  init(name: String) { self.name = name }
}

@Model
final class Volume {
  var title: String
  var isRead = false
  var added = Date.now
  var shelf: Shelf?

  init(title: String) { self.title = title }
}

struct ShelfApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { ShelfPage() } }
      .modelContainer(for: Shelf.self)
  }
}

struct ShelfPage: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Shelf.name) private var shelves: [Shelf]

  var body: some View {
    List {
      ForEach(shelves) { shelf in
        LabeledContent(shelf.name, value: "\(shelf.volumes.count)")
      }
      .onDelete { offsets in
        for index in offsets { modelContext.delete(shelves[index]) }
      }
    }
    .toolbar {
      Button("Add") { modelContext.insert(Shelf(name: "Poems")) }
    }
  }
}

struct UnreadPage: View {
  @Query private var volumes: [Volume]

  init(search: String) {
    _volumes = Query(
      filter: #Predicate<Volume> { !$0.isRead && (search.isEmpty || $0.title.localizedStandardContains(search)) },
      sort: \Volume.added, order: .reverse)
  }

  var body: some View {
    ForEach(volumes) { Text($0.title) }
  }
}

func longestUnread(in context: ModelContext) throws -> [Volume] {
  var descriptor = FetchDescriptor<Volume>(
    predicate: #Predicate { !$0.isRead }, sortBy: [SortDescriptor(\.added)])
  descriptor.fetchLimit = 10
  return try context.fetch(descriptor)
}

struct AllVolumesPage: View {
  @Query(sort: \Volume.title) private var volumes: FetchResultsCollection<Volume>

  var body: some View {
    List(volumes) { Text($0.title) }
  }
}

struct VolumeForm: View {
  @Bindable var volume: Volume

  var body: some View {
    Form {
      TextField("Title", text: $volume.title)
      Toggle("Read", isOn: $volume.isRead)
    }
  }
}

@ModelActor
actor Importer {
  func add(_ titles: [String]) throws {
    for title in titles { modelContext.insert(Volume(title: title)) }
    try modelContext.save()
  }
}

enum ShelfSchemaV1: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Shelf.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model
  final class Shelf {
    init() {}
  }
}

enum ShelfSchemaV2: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Shelf.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model
  final class Shelf {
    var label = ""

    init() {}
  }
}

enum ShelfMigrationPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [ShelfSchemaV1.self, ShelfSchemaV2.self] }

  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: ShelfSchemaV1.self, toVersion: ShelfSchemaV2.self, willMigrate: nil,
        didMigrate: { context in
          for shelf in try context.fetch(FetchDescriptor<ShelfSchemaV2.Shelf>()) where shelf.label.isEmpty {
            shelf.label = "Shelf"
          }
        })
    ]
  }
}

@MainActor @Suite("Docs/Guide/SwiftData.md") struct SwiftDataPage {
  @Test func theAppShowsShelves() throws {
    let host = TestHost(ShelfApp.self, strict: true)
    try host.button("Add").tap()
    #expect(host.isVisible("Poems"))
  }

  @Test func theOtherPagesShowVolumes() async throws {
    let container = try ModelContainer(
      for: Shelf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    try await Importer(modelContainer: container).add(["Howl", "Ariel"])
    let context = container.mainContext
    #expect(try longestUnread(in: context).map(\.title) == ["Howl", "Ariel"])
    let unread = TestHost(strict: true) { UnreadPage(search: "how").modelContainer(container) }
    #expect(unread.isVisible("Howl") && !unread.isVisible("Ariel"))
    let all = TestHost(strict: true) { AllVolumesPage().modelContainer(container) }
    #expect(all.isVisible("Howl") && all.isVisible("Ariel"))
    let volume = try #require(try longestUnread(in: context).first)
    let form = TestHost(strict: true) { VolumeForm(volume: volume) }
    try form.toggle("Read").tap()
    #expect(volume.isRead)
  }
}
