import Foundation
import TestSupport
import Testing

@testable import SwiftData

/// Random conditions and orders, asked of a store and of plain values.
@Suite(.withoutReports) struct RandomPredicateTests {
  /// A store, part of whose models are not saved or have changes that are not saved.
  private struct Samples {
    let context: ModelContext
    private(set) var all: [(model: Sample, values: SampleValues)] = []

    init(_ container: ModelContainer, _ random: inout SeededGenerator) throws {
      context = ModelContext(container)
      for number in 0..<50 {
        if number == 30 { try context.save() }
        let values = SampleValues(&random)
        let model = Sample(values)
        context.insert(model)
        all.append((model, values))
      }
    }

    mutating func changeSome(_ random: inout SeededGenerator) {
      for index in all.indices where random.chance(20) {
        all[index].values = SampleValues(&random)
        all[index].model.set(all[index].values)
      }
      for index in all.indices.reversed() where random.chance(10) {
        context.delete(all[index].model)
        all.remove(at: index)
      }
    }

    func isRight(_ condition: Condition) -> Bool {
      let expected = all.filter { condition.holds($0.values) }.map { ObjectIdentifier($0.model) }
      let descriptor = FetchDescriptor(predicate: condition.predicate)
      guard let found = try? context.fetch(descriptor), let count = try? context.fetchCount(descriptor) else {
        return false
      }
      return found.map { ObjectIdentifier($0) } == expected && count == expected.count
    }

    /// Returns the simplest part of a condition that the store gets wrong.
    func simplest(_ condition: Condition) -> Condition {
      condition.parts.first { !isRight($0) }.map(simplest) ?? condition
    }
  }

  @Test(arguments: StoreKind.allCases, 1...6 as ClosedRange<UInt64>)
  func conditionsHoldForTheSameModelsInAStore(kind: StoreKind, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    try kind.withContainer(for: [Sample.self]) { container in
      var samples = try Samples(container, &random)
      for round in 0..<3 {
        if round == 1 { try samples.context.save() }
        if round == 2 { samples.changeSome(&random) }
        for _ in 0..<40 {
          let condition = Condition.random(&random, depth: 3)
          guard samples.isRight(condition) else {
            Issue.record("\(samples.simplest(condition)), round \(round)")
            return
          }
        }
      }
    }
  }

  private typealias Order = (
    descriptor: SortDescriptor<Sample>, compare: (SampleValues, SampleValues) -> ComparisonResult
  )

  private static func compare<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
    a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }

  private static func order(_ random: inout SeededGenerator) -> Order {
    let isForward = random.chance(50)
    let order = isForward ? SortOrder.forward : .reverse
    func turned(_ result: ComparisonResult) -> ComparisonResult {
      isForward ? result : ComparisonResult(rawValue: -result.rawValue)!
    }
    switch random.below(4) {
    case 0: return (SortDescriptor(\.number, order: order), { turned(compare($0.number, $1.number)) })
    case 1:
      // Foundation has `nil` before all values.
      return (
        SortDescriptor(\.optional, order: order),
        { a, b in
          switch (a.optional, b.optional) {
          case (let a?, let b?): turned(compare(a, b))
          case (nil, nil): .orderedSame
          case (nil, _): turned(.orderedAscending)
          case (_, nil): turned(.orderedDescending)
          }
        }
      )
    case 2: return (SortDescriptor(\.real, order: order), { turned(compare($0.real, $1.real)) })
    default:
      return (SortDescriptor(\.text, comparator: .lexical, order: order), { turned(compare($0.text, $1.text)) })
    }
  }

  @Test(arguments: StoreKind.allCases, 1...6 as ClosedRange<UInt64>)
  func severalOrdersAndAPartOfTheResults(kind: StoreKind, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    try kind.withContainer(for: [Sample.self]) { container in
      let context = ModelContext(container)
      var all: [(model: Sample, values: SampleValues)] = []
      for number in 0..<40 {
        if number == 25 { try context.save() }
        var values = SampleValues(&random)
        values.real = Double(values.optional ?? 0).rounded()
        values.text = ["", "A", "B", "a", "ab", "b"].randomElement(using: &random)!
        let model = Sample(values)
        context.insert(model)
        all.append((model, values))
      }
      for round in 0..<30 {
        if round == 15 { try context.save() }
        let orders = (0..<(1 + random.below(3))).map { _ in Self.order(&random) }
        let condition = Condition.random(&random, depth: 1)
        var descriptor = FetchDescriptor(predicate: condition.predicate, sortBy: orders.map(\.descriptor))
        descriptor.fetchOffset = random.chance(50) ? random.below(12) : nil
        descriptor.fetchLimit = random.chance(50) ? 1 + random.below(12) : nil
        let sorted = all.filter { condition.holds($0.values) }.sorted { a, b in
          orders.lazy.map { $0.compare(a.values, b.values) }.first { $0 != .orderedSame } == .orderedAscending
        }
        let expected = sorted.dropFirst(descriptor.fetchOffset ?? 0).prefix(descriptor.fetchLimit ?? sorted.count)
        let found = try context.fetch(descriptor)
        #expect(found.map { ObjectIdentifier($0) } == expected.map { ObjectIdentifier($0.model) }, "round \(round)")
        #expect(try context.fetchCount(descriptor) == expected.count)
        #expect(try context.fetchIdentifiers(descriptor) == found.map(\.persistentModelID))
      }
    }
  }
}
