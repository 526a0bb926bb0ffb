import Foundation
import TestSupport
import Testing

@testable import SwiftData

/// Random changes of related models, compared with plain values.
@Suite(.withoutReports) struct RandomCommandTests {
  /// What the models should be: trips with the names of their places and travelers.
  private struct Expectation: Equatable {
    var trips: [String: (places: Set<String>, travelers: Set<String>)] = [:]
    /// The trips of all places, `nil` for none.
    var places: [String: String?] = [:]
    var travelers: Set<String> = []

    static func == (a: Self, b: Self) -> Bool {
      a.places == b.places && a.travelers == b.travelers && a.trips.keys == b.trips.keys
        && a.trips.allSatisfy { $0.value == b.trips[$0.key] ?? ([], []) }
    }
  }

  private struct Player {
    let context: ModelContext
    let undoManager = UndoManager()
    var expected = Expectation()
    var saved = Expectation()
    var count = 0

    init(_ container: ModelContainer) {
      context = ModelContext(container)
    }

    private func trip(_ name: String) throws -> Trip {
      try #require(try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == name })).first)
    }

    private func place(_ name: String) throws -> Place {
      try #require(try context.fetch(FetchDescriptor<Place>(predicate: #Predicate { $0.name == name })).first)
    }

    private func traveler(_ name: String) throws -> Traveler {
      try #require(try context.fetch(FetchDescriptor<Traveler>(predicate: #Predicate { $0.name == name })).first)
    }

    mutating func play(_ random: inout SeededRandom) throws {
      count += 1
      let trip = expected.trips.keys.sorted().randomElement(using: &random)
      let place = expected.places.keys.sorted().randomElement(using: &random)
      let traveler = expected.travelers.sorted().randomElement(using: &random)
      switch (Int.random(in: 0..<13, using: &random), trip, place, traveler) {
      case (0...1, _, _, _):
        context.insert(Trip(name: "trip\(count)"))
        expected.trips["trip\(count)"] = ([], [])
      case (2, let trip?, _, _):
        try self.trip(trip).places.append(Place(name: "place\(count)"))
        expected.trips[trip]?.places.insert("place\(count)")
        expected.places["place\(count)"] = trip
      case (3, _, _, _):
        context.insert(Traveler("traveler\(count)"))
        expected.travelers.insert("traveler\(count)")
      case (4, let trip?, let place?, _):
        try self.place(place).trip = self.trip(trip)
        if case let old?? = expected.places[place] { expected.trips[old]?.places.remove(place) }
        expected.places[place] = trip
        expected.trips[trip]?.places.insert(place)
      case (5, _, let place?, _):
        try self.place(place).trip = nil
        if case let old?? = expected.places[place] { expected.trips[old]?.places.remove(place) }
        expected.places[place] = .some(nil)
      case (6, let trip?, _, let traveler?):
        let isAdded = !(expected.trips[trip]?.travelers.contains(traveler) ?? false)
        if isAdded {
          try self.traveler(traveler).trips.append(self.trip(trip))
          expected.trips[trip]?.travelers.insert(traveler)
        } else {
          let model = try self.traveler(traveler)
          try self.trip(trip).travelers.removeAll { $0 == model }
          expected.trips[trip]?.travelers.remove(traveler)
        }
      case (7, let trip?, _, _):
        context.delete(try self.trip(trip))
        for place in expected.trips[trip]?.places ?? [] { expected.places[place] = nil }
        expected.trips[trip] = nil
      case (8, _, let place?, _):
        context.delete(try self.place(place))
        if case let old?? = expected.places[place] { expected.trips[old]?.places.remove(place) }
        expected.places[place] = nil
      case (9, _, _, let traveler?):
        context.delete(try self.traveler(traveler))
        expected.travelers.remove(traveler)
        for trip in expected.trips.keys { expected.trips[trip]?.travelers.remove(traveler) }
      case (10, _, _, _):
        try context.save()
        saved = expected
      case (11, _, _, _):
        context.rollback()
        expected = saved
      case (12, let trip?, _, _):
        // An action that is undone changes nothing.
        context.undoManager = undoManager
        context.delete(try self.trip(trip))
        undoManager.undo()
        context.undoManager = nil
        undoManager.removeAllActions()
      default: break
      }
    }

    static func state(of context: ModelContext) throws -> Expectation {
      var found = Expectation()
      for trip in try context.fetch(FetchDescriptor<Trip>()) {
        found.trips[trip.name] = (Set(trip.places.map(\.name)), Set(trip.travelers.map(\.name)))
      }
      for place in try context.fetch(FetchDescriptor<Place>()) { found.places[place.name] = .some(place.trip?.name) }
      for traveler in try context.fetch(FetchDescriptor<Traveler>()) {
        found.travelers.insert(traveler.name)
        for trip in traveler.trips where !trip.travelers.contains(traveler) { found.travelers.insert("one-sided") }
      }
      return found
    }
  }

  @Test(arguments: StoreKind.allCases, [1, 2, 3, 4, 5, 6] as [UInt64])
  func modelsFollowPlainValues(kind: StoreKind, seed: UInt64) throws {
    try kind.withContainer { container in
      var random = SeededRandom(seed: seed)
      var player = Player(container)
      for step in 0..<150 {
        try player.play(&random)
        guard try Player.state(of: player.context) == player.expected else {
          Issue.record("differs after step \(step) of seed \(seed)")
          return
        }
        guard step % 10 == 0 else { continue }
        #expect(try Player.state(of: ModelContext(container)) == player.saved)
      }
    }
  }
}

/// A generator that returns the same numbers for the same seed (SplitMix64).
private struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
