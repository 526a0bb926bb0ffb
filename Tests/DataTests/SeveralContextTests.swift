import Foundation
import TestSupport
import Testing

@testable import SwiftData

/// Random changes in several contexts of one store: each sees what is saved, and its own changes.
@Suite(.withoutReports) struct SeveralContextTests {
  private struct Values: Equatable {
    var number = 0
    var text = ""
  }

  /// The changes that one context has not saved.
  private struct Pending {
    var numbers: [String: Int] = [:]
    var texts: [String: String] = [:]
    var inserted: [String: Values] = [:]
    var deleted: Set<String> = []

    func applied(to saved: [String: Values]) -> [String: Values] {
      var result = saved.merging(inserted) { $1 }
      for (name, number) in numbers { result[name]?.number = number }
      for (name, text) in texts { result[name]?.text = text }
      for name in deleted { result[name] = nil }
      return result
    }
  }

  private static func records(_ context: ModelContext) throws -> [Record] {
    try context.fetch(FetchDescriptor<Record>(sortBy: [SortDescriptor(\.name, comparator: .lexical)]))
  }

  private static func seen(_ context: ModelContext) throws -> [String: Values] {
    let pairs = try records(context).map { ($0.name, Values(number: $0.number, text: $0.text)) }
    return Dictionary(pairs) { first, _ in
      Issue.record("two instances of one model")
      return first
    }
  }

  @Test(arguments: StoreKind.allCases, 1...6 as ClosedRange<UInt64>)
  func changesMeetPropertyByProperty(kind: StoreKind, seed: UInt64) throws {
    try kind.withContainer(for: [Record.self]) { container in
      var random = SeededGenerator(seed: seed)
      let contexts = (0..<3).map { _ in ModelContext(container) }
      var saved: [String: Values] = [:]
      var pending = contexts.map { _ in Pending() }
      // Models that are kept must follow too.
      var kept: [[Record]] = contexts.map { _ in [] }
      for step in 0..<150 {
        let index = random.below(contexts.count)
        let context = contexts[index]
        let records = try Self.records(context)
        switch (random.below(7), records.randomElement(using: &random)) {
        case (0, _):
          let record = Record(name: "record \(step)")
          context.insert(record)
          pending[index].inserted[record.name] = Values()
        case (1...2, let record?):
          record.number = step
          pending[index].numbers[record.name] = step
        case (3, let record?):
          record.text = "text \(step)"
          pending[index].texts[record.name] = "text \(step)"
        case (4, let record?):
          context.delete(record)
          if pending[index].inserted.removeValue(forKey: record.name) == nil {
            pending[index].deleted.insert(record.name)
          }
          pending[index].numbers[record.name] = nil
          pending[index].texts[record.name] = nil
        case (5, _):
          try context.save()
          saved = pending[index].applied(to: saved)
          pending[index] = Pending()
        case (6, _) where random.chance(30):
          context.rollback()
          pending[index] = Pending()
        default: break
        }
        kept[index] = try Self.records(context)
        for (context, pending) in zip(contexts, pending) {
          let (seen, expected) = (try Self.seen(context), pending.applied(to: saved))
          guard seen == expected else {
            Issue.record("step \(step): \(seen) instead of \(expected)")
            return
          }
          #expect(try context.fetchCount(FetchDescriptor<Record>()) == expected.count)
        }
        for (records, pending) in zip(kept, pending) {
          let expected = pending.applied(to: saved)
          for record in records {
            #expect(record.isDeleted == (expected[record.name] == nil), "\(record.name) at step \(step)")
          }
        }
      }
      #expect(try Self.seen(ModelContext(container)) == saved)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func bothSeeWhatEachHasAddedToARelationship(kind: StoreKind) throws {
    try kind.withContainer { container in
      let (one, two) = (ModelContext(container), ModelContext(container))
      one.insert(Trip(name: "Alps"))
      try one.save()
      let trips = try [one, two].map { try #require(try $0.fetch(FetchDescriptor<Trip>()).first) }
      for (trip, name) in zip(trips, ["Hut", "Lake"]) { trip.places.append(Place(name: name)) }
      try one.save()
      try two.save()
      for context in [one, two, ModelContext(container)] {
        let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
        #expect(Set(trip.places.map(\.name)) == ["Hut", "Lake"])
      }
    }
  }
}

@Model
final class Record {
  var name: String
  var number = 0
  var text = ""

  init(name: String) { self.name = name }
}
