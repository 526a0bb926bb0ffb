import Foundation
import TestSupport
import Testing

@testable import SwiftData

enum Level: Int, Codable, CaseIterable {
  case low = -1
  case high = 9_007_199_254_740_993
}

enum Drawing: Codable, Hashable {
  case point
  case circle(radius: Double)
  case text(String, [Int?])
}

struct Profile: Codable, Hashable {
  var name: String
  var age: Int?
  var scores: [String: [Double]]
  var form: Drawing
  var born: Date
}

@Model
final class Extremes {
  var int8: Int8 = 1
  var uint8: UInt8 = 1
  var int16: Int16 = 1
  var int32: Int32 = 1
  var uint32: UInt32 = 1
  var int64: Int64 = 1
  var uint64: UInt64 = 1
  var double = 1.0
  var float: Float = 1
  var decimal: Decimal = 1
  var date = Date(timeIntervalSinceReferenceDate: 1)
  var text = "text"
  var data = Data([1])
  var uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
  var url: URL?
  var level = Level.low
  var form = Drawing.point
  var profile: Profile?
  var optionalDouble: Double?
  var optionalText: String?
  var optionalData: Data?
  var optionalLevel: Level?
  var order = 0

  init() {}
}

/// Whatever a property can hold comes back the same.
@Suite(.withoutReports) struct ExtremeValueTests {
  private static let texts = [
    "", "\0", "a\0b\0", "\r\n", "e\u{301}", "\u{E9}", "👩‍👩‍👧‍👦", "'; DROP TABLE Extremes; --", "\u{FEFF}x", "\u{10FFFF}",
  ]
  private static let doubles = [
    0, -0.0, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0.1, -1e15, 9_007_199_254_740_992,
  ]

  private static func fill(_ model: Extremes, _ random: inout SeededGenerator) throws {
    model.int8 = [.min, .max, 0].randomElement(using: &random)!
    model.uint8 = [.min, .max].randomElement(using: &random)!
    model.int16 = [.min, .max].randomElement(using: &random)!
    model.int32 = [.min, .max].randomElement(using: &random)!
    model.uint32 = [.min, .max].randomElement(using: &random)!
    model.int64 = [.min, .max, -1].randomElement(using: &random)!
    model.uint64 = [.min, .max, UInt64(Int64.max) + 1].randomElement(using: &random)!
    model.double = doubles.randomElement(using: &random)!
    model.float = [.leastNonzeroMagnitude, .greatestFiniteMagnitude, -0.0, 0.1, .infinity].randomElement(
      using: &random)!
    model.decimal = [
      .greatestFiniteMagnitude, .leastFiniteMagnitude, .leastNonzeroMagnitude, 0,
      try #require(Decimal(string: "-0.00000000000000000000000000000000000001")),
    ].randomElement(using: &random)!
    model.date = [
      .distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 0.000_001),
      Date(timeIntervalSince1970: -62_135_769_600.5),
    ].randomElement(using: &random)!
    model.text = texts.randomElement(using: &random)!
    model.data = Data((0..<[0, 1, 70_000].randomElement(using: &random)!).map { UInt8(truncatingIfNeeded: $0) })
    model.uuid = UUID()
    model.url = ["https://example.org/ä?q=%20#x", "file:///tmp/a%20b", "mailto:a@example.org", "rel/path"]
      .randomElement(using: &random).flatMap { URL(string: $0) }
    model.level = Level.allCases.randomElement(using: &random)!
    model.form = [
      .point, .circle(radius: doubles.randomElement(using: &random)!),
      .text(texts.randomElement(using: &random)!, [nil, .min, .max]),
    ].randomElement(using: &random)!
    model.profile = Profile(
      name: texts.randomElement(using: &random)!, age: random.chance(50) ? nil : .max,
      scores: [texts.randomElement(using: &random)!: doubles], form: model.form, born: model.date)
    model.optionalDouble = random.chance(50) ? nil : 0
    model.optionalText = random.chance(50) ? nil : ""
    model.optionalData = random.chance(50) ? nil : Data()
    model.optionalLevel = random.chance(50) ? nil : .high
  }

  /// All values. Texts and numbers are bits, because different ones can be equal.
  private static func values(_ model: Extremes) -> [AnyHashable] {
    [
      model.int8, model.uint8, model.int16, model.int32, model.uint32, model.int64, model.uint64,
      model.double.bitPattern, model.float.bitPattern, model.decimal, model.date, Array(model.text.utf8), model.data,
      model.uuid, model.url, model.level, model.form, model.profile, model.optionalDouble,
      model.optionalText, model.optionalData, model.optionalLevel,
    ]
  }

  @Test(arguments: StoreKind.allCases, 1...5 as ClosedRange<UInt64>)
  func valuesComeBackToTheBit(kind: StoreKind, seed: UInt64) throws {
    try kind.withContainer(for: [Extremes.self]) { container in
      var random = SeededGenerator(seed: seed)
      let context = ModelContext(container)
      var models: [Extremes] = []
      for order in 0..<20 {
        let model = Extremes()
        if order > 0 { try Self.fill(model, &random) }
        model.order = order
        context.insert(model)
        models.append(model)
      }
      let descriptor = FetchDescriptor<Extremes>(sortBy: [SortDescriptor(\.order)])
      for round in 0..<2 {
        // The second round changes rows that exist.
        if round == 1 { for model in models.dropFirst() { try Self.fill(model, &random) } }
        try context.save()
        let found = try ModelContext(container).fetch(descriptor)
        try #require(found.count == models.count)
        for (one, other) in zip(models, found) {
          #expect(one !== other)
          for (a, b) in zip(Self.values(one), Self.values(other)) { #expect(a == b) }
        }
      }
    }
  }
}
