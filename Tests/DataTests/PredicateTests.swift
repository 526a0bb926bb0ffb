import Foundation
import TestSupport
import Testing

@testable import SwiftData

/// Predicates give the same models whether a store evaluates them or Swift does.
@Suite(.withoutReports) struct PredicateTests {
  private func fill(_ context: ModelContext) throws {
    let travelers = ["Ada", "Émile", "zoë"].map { Traveler($0) }
    for index in 0..<30 {
      let trip = Trip(
        name: ["Alps", "alps", "Ärmel", "Z\r\nurich", "A\u{308}rmel", ""][index % 6], destination: "D\(index)",
        start: Date(timeIntervalSinceReferenceDate: Double(index * 10)))
      trip.rating = index % 4 == 0 ? nil : index % 7
      trip.kind = index % 2 == 0 ? .work : .leisure
      trip.price = Decimal(index) / 4
      trip.photo = index % 3 == 0 ? Data([UInt8(index)]) : nil
      trip.places = (0..<index % 4).map { Place(name: "P\(index).\($0)", stars: $0) }
      trip.travelers = index % 5 == 0 ? [] : [travelers[index % 3], travelers[(index + 1) % 3]]
      context.insert(trip)
    }
    try context.save()
  }

  /// Compares a fetch with Swift's evaluation, before and after changes that are not saved.
  private func check<Model: PersistentModel>(
    _ predicate: Predicate<Model>, isTranslated: Bool = true, change: (Model) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for kind in StoreKind.allCases {
      try kind.withContainer { container in
        try fill(ModelContext(container))
        let context = ModelContext(container)
        let descriptor = FetchDescriptor<Model>(predicate: predicate)
        if kind == .file {
          let plan = try #require(context.core.plan(descriptor))
          #expect(plan.hasWholeCondition == isTranslated, sourceLocation: sourceLocation)
        }
        func compare() throws {
          let expected = try context.fetch(FetchDescriptor<Model>()).filter { try predicate.evaluate($0) }
          #expect(try context.fetch(descriptor) == expected, sourceLocation: sourceLocation)
          #expect(try context.fetchCount(descriptor) == expected.count, sourceLocation: sourceLocation)
          var part = descriptor
          part.fetchOffset = 1
          part.fetchLimit = 2
          #expect(
            try context.fetch(part) == Array(expected.dropFirst().prefix(2)), sourceLocation: sourceLocation)
        }
        try compare()
        for model in try context.fetch(FetchDescriptor<Model>()).prefix(5) { change(model) }
        try compare()
      }
    }
  }

  private func check(
    _ predicate: Predicate<Trip>, isTranslated: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try check(
      predicate, isTranslated: isTranslated,
      change: { trip in
        trip.name = "Alps"
        trip.rating = 5
        trip.places.first?.stars = 9
        trip.places.append(Place(name: "added to \(trip.destination)", stars: 1))
      }, sourceLocation: sourceLocation)
  }

  @Test func comparisons() throws {
    let three = 3
    let date = Date(timeIntervalSinceReferenceDate: 95)
    let price = Decimal(3)
    try check(#Predicate { $0.rating == three })
    try check(#Predicate { $0.rating != 5 })
    try check(#Predicate { $0.rating == nil })
    try check(#Predicate { $0.rating != nil && $0.start >= date })
    try check(#Predicate { ($0.rating ?? 9) > three })
    try check(#Predicate { $0.price < price })
    try check(#Predicate { !($0.name == "Alps") || $0.start < date })
    try check(#Predicate { (2...5).contains($0.rating ?? 0) })
    try check(#Predicate { $0.photo == nil })
  }

  @Test func texts() throws {
    let search = "ärm"
    let names = ["Alps", "Ärmel"]
    try check(#Predicate { $0.name == "Ärmel" })
    try check(#Predicate { $0.name.localizedStandardContains(search) })
    try check(#Predicate { $0.name.contains("lp") && !$0.name.starts(with: "A") })
    try check(#Predicate { $0.name.contains("\n") })
    try check(#Predicate { $0.name.isEmpty || $0.name > "Z" })
    try check(#Predicate { names.contains($0.name) })
    try check(#Predicate { $0.name.count > 4 }, isTranslated: false)
  }

  @Test func calculations() throws {
    try check(#Predicate { ($0.rating ?? 0) * 2 - 1 == 5 })
    try check(#Predicate { ($0.rating ?? 0) % 2 == 1 })
    try check(#Predicate { ($0.rating == nil ? 1 : -2) < 0 })
  }

  @Test func enumsAndCodableValues() throws {
    let kind = Kind.work
    let address = Address(city: "Rome")
    try check(#Predicate { $0.kind == kind })
    try check(#Predicate { $0.address == address }, isTranslated: false)
    try check(#Predicate { $0.address == nil })
    try check(#Predicate { $0.tags.contains("snow") && $0.kind == kind }, isTranslated: false)
  }

  @Test func relationships() throws {
    try check(#Predicate { $0.places.isEmpty })
    try check(#Predicate { $0.places.count == 2 })
    try check(#Predicate { $0.places.contains { $0.stars > 1 } })
    try check(#Predicate { $0.places.filter { $0.stars < 2 }.count > 1 })
    try check(#Predicate { $0.places.allSatisfy { $0.stars == 0 } })
    try check(#Predicate { $0.travelers.contains { $0.name.localizedStandardContains("Zoe") } })
    try check(#Predicate { $0.travelers.isEmpty == false })
  }

  @Test func chainsThroughOptionals() throws {
    let change: (Place) -> Void = { $0.trip = nil }
    try check(#Predicate<Place> { $0.trip?.name == "Alps" }, change: change)
    try check(#Predicate<Place> { ($0.trip?.rating ?? 0) > 2 }, change: change)
    try check(#Predicate<Place> { $0.trip == nil }, change: change)
    try check(#Predicate<Place> { $0.trip?.name.starts(with: "A") == true }, change: change)
    try check(
      #Predicate<Place> { if let trip = $0.trip { return trip.name == "Alps" } else { return false } },
      change: change)
  }

  @Test(arguments: StoreKind.allCases) func modelsAndIdentifiersAreComparedByKey(kind: StoreKind) throws {
    try kind.withContainer { container in
      let context = ModelContext(container)
      try fill(context)
      let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first { $0.places.count == 3 })
      let identifier = trip.persistentModelID
      let byIdentifier = #Predicate<Place> { $0.trip?.persistentModelID == identifier }
      #expect(try context.fetch(FetchDescriptor(predicate: byIdentifier)).count == 3)
      let identifiers = [identifier]
      let byList = #Predicate<Trip> { identifiers.contains($0.persistentModelID) }
      #expect(try context.fetch(FetchDescriptor(predicate: byList)) == [trip])
    }
  }

  @Test(arguments: StoreKind.allCases) func ordersAreThoseOfSwift(kind: StoreKind) throws {
    try kind.withContainer { container in
      let context = ModelContext(container)
      try fill(context)
      let orders: [[SortDescriptor<Trip>]] = [
        [SortDescriptor(\.name), SortDescriptor(\.start, order: .reverse)],
        [SortDescriptor(\.rating, order: .reverse), SortDescriptor(\.name)],
        [SortDescriptor(\.price, order: .reverse)],
        [SortDescriptor(\.name, comparator: .lexical), SortDescriptor(\.destination)],
        [SortDescriptor(\.title)],
      ]
      for order in orders {
        func compare() throws {
          let all = try context.fetch(FetchDescriptor<Trip>())
          // Models that compare the same stay in the order of their creation.
          let expected = all.enumerated().sorted { a, b in
            for descriptor in order {
              let result = descriptor.compare(a.element, b.element)
              if result != .orderedSame { return result == .orderedAscending }
            }
            return a.offset < b.offset
          }.map(\.element)
          #expect(try context.fetch(FetchDescriptor(sortBy: order)) == expected)
        }
        try compare()
        let first = try context.fetch(FetchDescriptor(sortBy: order))[0]
        first.name = "M"
        first.rating = 3
        context.insert(Trip(name: "B", destination: "new \(order.count)"))
        try compare()
        context.rollback()
      }
    }
  }
}
