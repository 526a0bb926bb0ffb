import CairnCore
import CairnLocks
import Foundation
import TestSupport
import Testing

@testable import SwiftData

/// A store of which every n-th read fails, while a number is set.
private final class FailingStore: ModelStore {
  let base: any ModelStore
  private let state = Mutex((period: 0, count: 0, failures: 0))

  init(_ base: any ModelStore) { self.base = base }

  var failures: Int { state.withLock { $0.failures } }

  func fail(every period: Int) { state.withLock { $0 = (period, 0, $0.failures) } }

  private func mayFail() throws {
    try state.withLock { state in
      guard state.period > 0 else { return }
      state.count += 1
      guard state.count % state.period == 0 else { return }
      state.failures += 1
      throw SwiftDataError(.storeFailure, "The disk is loose.")
    }
  }

  var identifier: String { base.identifier }
  var isWritable: Bool { base.isWritable }
  var evaluatesQueries: Bool { base.evaluatesQueries }

  func rows(of entity: EntityPlan, keys: [Int64]) throws -> [StoredRow] {
    try mayFail()
    return try base.rows(of: entity, keys: keys)
  }

  func rows(_ query: StoreQuery) throws -> [StoredRow] {
    try mayFail()
    return try base.rows(query)
  }

  func keys(_ query: StoreQuery) throws -> [Int64] {
    try mayFail()
    return try base.keys(query)
  }

  func count(_ query: StoreQuery) throws -> Int {
    try mayFail()
    return try base.count(query)
  }

  func related(_ position: Int, of entity: EntityPlan, key: Int64) throws -> [Int64] {
    try mayFail()
    return try base.related(position, of: entity, key: key)
  }

  func find(_ entity: EntityPlan, _ values: [(position: Int, value: StoredValue)]) throws -> Int64? {
    try mayFail()
    return try base.find(entity, values)
  }

  func save(_ changes: ChangeSet) throws { try base.save(changes) }
  func hasForeignChanges() -> Bool { base.hasForeignChanges() }
}

/// A read that fails is an error, never a fact about the data: whatever was read and done meanwhile, nothing is lost.
@Suite("A store of which every n-th read fails", .withoutReports)
struct FailingReadTests {
  private let store: FailingStore
  private let coordinator: StoreCoordinator

  init() throws {
    let schema = Schema([Trip.self])
    store = FailingStore(
      try SQLiteStore(path: nil, plan: schema.plan, entities: schema.plan.entities, isWritable: true))
    coordinator = StoreCoordinator(
      schema: schema, stores: [store], storeIndices: schema.plan.entities.map { _ in 0 })
    let context = ModelContext(coordinator)
    let ann = Traveler("Ann")
    for number in 0..<6 {
      let trip = Trip(name: "Trip \(number)", destination: "Alps")
      context.insert(trip)
      for place in 0..<3 { trip.places.append(Place(name: "Hut \(number)", stars: place)) }
      trip.travelers = [ann]
    }
    try context.save()
  }

  /// All that the store has, as text.
  private var contents: String {
    get throws {
      store.fail(every: 0)
      let context = ModelContext(coordinator)
      let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
      return trips.map { trip in
        "\(trip.name) \(trip.destination) \(trip.places.map { "\($0.name) \($0.stars) \($0.trip?.name ?? "?")" }.sorted()) "
          + "\(trip.travelers.map(\.name))"
      }.joined(separator: "\n")
    }
  }

  private func trips(_ context: ModelContext) throws -> [Trip] {
    store.fail(every: 0)
    return try context.fetchIdentifiers(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).compactMap {
      context.model(for: $0) as? Trip
    }
  }

  @Test(arguments: 1...7)
  func readingLosesNothing(period: Int) throws {
    let before = try contents
    let context = ModelContext(coordinator)
    let trips = try self.trips(context)
    store.fail(every: period)
    for trip in trips {
      _ = (trip.name, trip.places.map(\.name), trip.places.first?.trip?.name, trip.travelers.map(\.name))
      _ = try? context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name.contains("3") }))
      _ = try? context.fetchCount(FetchDescriptor<Place>())
    }
    #expect(store.failures > 0)
    #expect(trips.allSatisfy { !$0.isDeleted })
    store.fail(every: 0)
    #expect(trips.map(\.name) == (0..<6).map { "Trip \($0)" })
    #expect(trips.allSatisfy { $0.places.count == 3 && $0.travelers.map(\.name) == ["Ann"] })
    try context.save()
    #expect(try contents == before)
  }

  @Test(arguments: 1...7)
  func whatWasSetIsSavedAndNothingElse(period: Int) throws {
    let before = try contents
    let context = ModelContext(coordinator)
    let trips = try self.trips(context)
    store.fail(every: period)
    for trip in trips { trip.destination = "Andes" }
    store.fail(every: 0)
    try context.save()
    #expect(try contents == before.replacingOccurrences(of: "Alps", with: "Andes"))
  }

  @Test(arguments: 1...7)
  func aChangeIsMadeWhollyOrNotAtAll(period: Int) throws {
    let context = ModelContext(coordinator)
    let trips = try self.trips(context)
    let hut = try #require(try context.fetch(FetchDescriptor<Place>(sortBy: [SortDescriptor(\.name)])).first)
    store.fail(every: period)
    hut.trip = trips[5]
    trips[1].places = []
    store.fail(every: 0)
    try context.save()
    let fresh = ModelContext(coordinator)
    for trip in try fresh.fetch(FetchDescriptor<Trip>()) {
      for place in trip.places { #expect(place.trip === trip) }
    }
    let places = try fresh.fetch(FetchDescriptor<Place>())
    #expect(places.count == 18)
    for place in places { if let trip = place.trip { #expect(trip.places.contains { $0 === place }) } }
    let left = places.filter { $0.trip == nil }.count
    #expect(left == 0 || left == 3)
  }

  @Test(arguments: 1...7)
  func aDeletionTakesEverythingWithItOrIsNotMade(period: Int) throws {
    let context = ModelContext(coordinator)
    let trips = try self.trips(context)
    store.fail(every: period)
    for trip in trips { context.delete(trip) }
    store.fail(every: 0)
    try context.save()
    let fresh = ModelContext(coordinator)
    let count = try fresh.fetchCount(FetchDescriptor<Trip>())
    #expect(try fresh.fetchCount(FetchDescriptor<Place>()) == count * 3)
    #expect(period > 1 || count == 6)
  }
}
