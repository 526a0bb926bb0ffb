import CairnTesting
import SwiftUI
import Testing

@testable import SwiftData

private struct TripList: View {
  @Environment(\.modelContext) private var modelContext
  @Environment(\.undoManager) private var undoManager
  @Query(sort: \Trip.name) private var trips: [Trip]

  var body: some View {
    NavigationStack {
      List {
        ForEach(trips) { trip in NavigationLink(trip.name, value: trip) }
          .onDelete { offsets in for index in offsets { modelContext.delete(trips[index]) } }
      }
      .navigationTitle("\(trips.count) trips")
      .navigationDestination(for: Trip.self) { TripForm(trip: $0) }
      .toolbar {
        Button("Add") { modelContext.insert(Trip(name: "Urals")) }
        Button("Undo") { undoManager?.undo() }
      }
    }
  }
}

private struct TripForm: View {
  @Bindable var trip: Trip

  var body: some View {
    Form {
      TextField("Name", text: $trip.name)
      Text("\(trip.places.count) places")
      Button("Add place") { trip.places.append(Place(name: "Hut")) }
    }
    .navigationTitle("Trip")
  }
}

private struct FilteredList: View {
  @Query private var trips: [Trip]
  @Query(sort: \Trip.start) var lazyTrips: FetchResultsCollection<Trip>
  let search: String

  init(search: String) {
    self.search = search
    _trips = Query(filter: #Predicate { $0.name.contains(search) }, sort: \Trip.name, order: .reverse)
  }

  var body: some View {
    VStack {
      Text(trips.map(\.name).joined(separator: ","))
      Text("of \(lazyTrips.count)")
    }
  }
}

private struct SearchPage: View {
  @State private var search = "A"

  var body: some View {
    VStack {
      TextField("Search", text: $search)
      FilteredList(search: search)
    }
  }
}

private struct TripsApp: App {
  var body: some Scene {
    WindowGroup { TripList() }.modelContainer(for: Trip.self, isUndoEnabled: true)
  }
}

/// Returns after the work that the main queue has been given so far: saves, and news of other contexts.
private func mainQueue() async {
  await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}

@MainActor @Suite struct ViewTests {
  private func container() throws -> ModelContainer {
    let container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for name in ["Andes", "Alps"] { container.mainContext.insert(Trip(name: name)) }
    try container.mainContext.save()
    return container
  }

  @Test func aPrivateQueryDoesNotHideTheInitializerOfItsView() throws {
    let container = try container()
    let host = TestHost(strict: true) { TripCount(title: "Trips").modelContainer(container) }
    #expect(host.isVisible("Trips: 2"))
    container.mainContext.insert(Trip(name: "Urals"))
    #expect(host.isVisible("Trips: 3"))
  }

  @Test func aQueryFollowsInsertionsAndDeletions() throws {
    let container = try container()
    let host = TestHost(strict: true) { TripList().modelContainer(container) }
    #expect(host.title == "2 trips")
    try host.button("Add").tap()
    #expect(host.title == "3 trips")
    #expect(host.isVisible("Urals"))
    container.mainContext.delete(try #require(try container.mainContext.fetch(FetchDescriptor<Trip>()).first))
    #expect(host.title == "2 trips")
    #expect(!host.isVisible("Andes"))
  }

  @Test func aQueryFollowsEditsAndOrders() throws {
    let container = try container()
    let host = TestHost(strict: true) { TripList().modelContainer(container) }
    try host.link("Andes").tap()
    try host.field("Name").type("Aa")
    try host.button("Add place").tap()
    #expect(host.isVisible("1 places"))
    try host.goBack()
    #expect(host.texts.filter { $0.hasPrefix("A") && $0 != "Add" && $0 != "Undo" } == ["Aa", "Alps"])
  }

  @Test func aQueryFollowsSavesOfOtherContexts() async throws {
    let container = try container()
    let host = TestHost { TripList().modelContainer(container) }
    #expect(host.title == "2 trips")
    let other = ModelContext(container)
    other.insert(Trip(name: "Urals"))
    try other.save()
    await mainQueue()
    #expect(host.title == "3 trips")
    try await Importer(modelContainer: container).add("Zagros")
    await mainQueue()
    #expect(host.title == "4 trips")
  }

  @Test func changesAreSavedAtTheEndOfTheTurn() async throws {
    let container = try container()
    let host = TestHost { TripList().modelContainer(container) }
    try host.button("Add").tap()
    await mainQueue()
    #expect(!container.mainContext.hasChanges)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 3)
  }

  @Test func anInitializerFiltersTheQuery() throws {
    let container = try container()
    let host = TestHost(strict: true) { SearchPage().modelContainer(container) }
    #expect(host.isVisible("Andes,Alps"))
    #expect(host.isVisible("of 2"))
    try host.field("Search").type("nd")
    #expect(host.isVisible("Andes"))
    #expect(!host.isVisible("Andes,Alps"))
  }

  @Test func aSceneMakesItsContainerOnce() throws {
    let host = TestHost(TripsApp.self, strict: true)
    try host.button("Add").tap()
    try host.button("Add").tap()
    #expect(host.title == "2 trips")
    try host.button("Undo").tap()
    #expect(host.title == "1 trips")
  }

  @Test func aMissingContainerIsReported() throws {
    let host = TestHost { TripList() }
    #expect(host.title == "0 trips")
    #expect(host.diagnostics.map(\.code).contains("data.no-container"))
  }

  @Test func aLongListLoadsWhatItShows() throws {
    let container = try ModelContainer(
      for: Place.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    for index in 0..<5000 { context.insert(Place(name: "P\(index)", stars: index)) }
    try context.save()
    let host = TestHost(strict: true) { PlaceList().modelContainer(container) }
    #expect(host.isVisible("P0"))
    let core = container.mainContext.core
    var loaded = 0
    core.forEachRegistered { model in if !model.persistentBackingData.isFault { loaded += 1 } }
    #expect(loaded < 500)
  }
}

private struct PlaceList: View {
  @Query(sort: \Place.stars) private var places: FetchResultsCollection<Place>

  var body: some View {
    List(places) { Text($0.name) }
  }
}

@ModelActor
private actor Importer {
  func add(_ name: String) throws {
    modelContext.insert(Trip(name: name))
    try modelContext.save()
  }
}
