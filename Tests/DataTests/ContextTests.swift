import Foundation
import TestSupport
import Testing

@testable import SwiftData

@Suite(.withoutReports) struct ContextTests {
  @Test(arguments: StoreKind.allCases) func valuesOfAllKindsComeBack(kind: StoreKind) throws {
    try kind.withContainer { container in
      let context = ModelContext(container)
      let trip = Trip(name: "Alps", destination: "Zermatt", start: Date(timeIntervalSinceReferenceDate: 12.5))
      trip.rating = 4
      trip.tags = ["snow", "é\r\n"]
      trip.kind = .work
      trip.address = Address(city: "Täsch")
      trip.website = URL(string: "https://example.org/a?b=c")
      trip.price = try #require(Decimal(string: "12.50"))
      trip.photo = Data([0, 255])
      trip.isExpanded = true
      context.insert(trip)
      try context.save()

      let other = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
      #expect(other !== trip)
      #expect(other == trip)
      #expect(other.title == "Alps, Zermatt")
      #expect(other.start == trip.start && other.rating == 4 && other.tags == trip.tags && other.kind == .work)
      #expect(other.address == trip.address && other.website == trip.website && other.price == trip.price)
      #expect(other.photo == trip.photo && other.code == trip.code)
      #expect(!other.isExpanded)
    }
  }

  @Test(arguments: StoreKind.allCases) func aKeyHasOneInstanceInAContext(kind: StoreKind) throws {
    try kind.withContainer { container in
      let context = ModelContext(container)
      let trip = Trip(name: "Alps")
      let identifier = trip.persistentModelID
      context.insert(trip)
      #expect(trip.persistentModelID == identifier)
      try context.save()
      #expect(trip.persistentModelID == identifier)
      #expect(try context.fetch(FetchDescriptor<Trip>()).first === trip)
      #expect(context.model(for: identifier) === trip)
      let known: Trip? = context.registeredModel(for: identifier)
      #expect(known === trip)
      let decoded = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(identifier))
      #expect(try ModelContext(container).existingModel(for: decoded) == trip)
    }
  }

  @Test(arguments: StoreKind.allCases) func otherContextsSeeSavedChangesOnly(kind: StoreKind) throws {
    try kind.withContainer { container in
      let one = ModelContext(container)
      let trip = Trip(name: "Alps")
      one.insert(trip)
      try one.save()
      let two = ModelContext(container)
      let other = try #require(try two.fetch(FetchDescriptor<Trip>()).first)
      trip.name = "Andes"
      #expect(try two.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Andes" })).isEmpty)
      #expect(other.name == "Alps")
      try one.save()
      #expect(try two.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Andes" })) == [other])
      #expect(other.name == "Andes")
      one.delete(trip)
      try one.save()
      #expect(try two.fetchCount(FetchDescriptor<Trip>()) == 0)
      #expect(other.isDeleted)
      #expect(other.name == "Andes")
    }
  }

  @Test(arguments: StoreKind.allCases) func rollbackRestoresWhatIsStored(kind: StoreKind) throws {
    try kind.withContainer { container in
      let context = ModelContext(container)
      let kept = Trip(name: "Alps")
      kept.places = [Place(name: "Hut")]
      context.insert(kept)
      try context.save()
      kept.name = "Andes"
      kept.places = []
      context.insert(Trip(name: "New"))
      context.delete(kept)
      #expect(context.hasChanges)
      context.rollback()
      #expect(!context.hasChanges)
      #expect(try context.fetch(FetchDescriptor<Trip>()) == [kept])
      #expect(kept.name == "Alps")
      #expect(kept.places.map(\.name) == ["Hut"])
    }
  }

  @Test(arguments: StoreKind.allCases) func aFailedSaveKeepsTheChanges(kind: StoreKind) throws {
    try kind.withContainer(for: [Guarded.self]) { container in
      let context = ModelContext(container)
      let guarded = Guarded()
      guarded.members = [Member(), Member()]
      context.insert(guarded)
      try context.save()
      context.delete(guarded)
      #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
      #expect(context.deletedModelsArray.count == 1)
      for member in try context.fetch(FetchDescriptor<Member>()) { context.delete(member) }
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<Guarded>()) == 0)
    }
  }

  @Test(arguments: StoreKind.allCases) func anInsertionWithAKnownUniqueValueUpdates(kind: StoreKind) throws {
    try kind.withContainer { container in
      let context = ModelContext(container)
      let trip = Trip(name: "Alps")
      trip.places = [Place(name: "Hut")]
      context.insert(trip)
      try context.save()
      let again = Trip(name: "Alps, corrected")
      again.code = trip.code
      let twice = Trip(name: "Alps, corrected twice")
      twice.code = trip.code
      context.insert(again)
      context.insert(twice)
      try context.save()
      #expect(try context.fetch(FetchDescriptor<Trip>()) == [trip])
      #expect(trip.name == "Alps, corrected twice")
      #expect(again.name == trip.name && again == trip)
      #expect(trip.places.count == 1)
      // A constraint of two properties.
      context.insert(Place(name: "Hut", stars: 1))
      let place = Place(name: "Hut", stars: 0)
      context.insert(place)
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<Place>()) == 2)
      #expect(place.trip == trip)
    }
  }

  @Test(arguments: StoreKind.allCases) func deletingByPredicateFollowsTheRules(kind: StoreKind) throws {
    try kind.withContainer { container in
      let context = ModelContext(container)
      for name in ["Alps", "Andes", "Urals"] {
        let trip = Trip(name: name)
        trip.places = [Place(name: "\(name) hut")]
        context.insert(trip)
      }
      try context.delete(model: Trip.self, where: #Predicate { $0.name.starts(with: "A") })
      try context.save()
      #expect(try context.fetch(FetchDescriptor<Place>()).map(\.name) == ["Urals hut"])
    }
  }

  @Test(arguments: StoreKind.allCases) func undoAndRedoFollowRelationships(kind: StoreKind) throws {
    try kind.withContainer { container in
      let context = ModelContext(container)
      let undoManager = UndoManager()
      context.undoManager = undoManager
      let trip = Trip(name: "Alps")
      context.insert(trip)
      trip.name = "Andes"
      let hut = Place(name: "Hut")
      trip.places.append(hut)
      #expect(hut.trip == trip)
      undoManager.undo()
      #expect(trip.places.isEmpty && hut.trip == nil)
      undoManager.undo()
      #expect(trip.name == "Alps")
      undoManager.redo()
      undoManager.redo()
      #expect(trip.name == "Andes" && trip.places == [hut])
      try context.save()
      context.delete(trip)
      #expect(hut.isDeleted)
      undoManager.undo()
      #expect(!trip.isDeleted && !hut.isDeleted)
      #expect(trip.places == [hut] && hut.trip == trip)
      try context.save()
      #expect(try ModelContext(container).fetch(FetchDescriptor<Place>()).first?.trip == trip)
    }
  }

  @Test func aFetchDoesNotKeepItsContextsUnsavedModels() throws {
    try StoreKind.memory.withContainer { container in
      weak var context: ModelContext?
      weak var model: Trip?
      do {
        let own = ModelContext(container)
        let trip = Trip(name: "Alps")
        trip.places = [Place(name: "Hut")]
        own.insert(trip)
        context = own
        model = trip
      }
      #expect(context == nil)
      #expect(model == nil)
    }
  }

  @Test func aModelOutlivesItsContext() throws {
    try StoreKind.file.withContainer { container in
      let context = ModelContext(container)
      let trip = Trip(name: "Alps")
      trip.places = [Place(name: "Hut")]
      context.insert(trip)
      try context.save()
      let found = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
      #expect(found.places.first?.trip === found)
    }
  }
}

@Model
final class Guarded {
  @Relationship(deleteRule: .deny, inverse: \Member.guarded) var members: [Member] = []

  init() {}
}

@Model
final class Member {
  var guarded: Guarded?

  init() {}
}
