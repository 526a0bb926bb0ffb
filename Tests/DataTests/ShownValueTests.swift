import CairnCore
import Foundation
import SwiftUI
import Testing

@testable import SwiftData

/// An inspector shows whatever an app has, and must not end it.
@Suite("Values as text")
struct ShownValueTests {
  private struct Held {
    var condition: Predicate<Trip>?
    var sort = [SortDescriptor(\Trip.name)]
    var other: Any = #Predicate<Place> { $0.name.localizedStandardContains("a") }
  }

  private static var values: [Any] {
    let search = #Predicate<Trip> { $0.name.localizedStandardContains("alp") && $0.places.contains { $0.stars > 1 } }
    return [
      search, (search as Any?) as Any, [search], ["by name": search], (search, 1), Held(condition: search),
      search.expression,
      FetchDescriptor<Trip>(predicate: search), #Expression<Int, Int> { $0 + 1 },
      Result<Any, any Error>.success(search),
      Query<Trip, [Trip]>(filter: search), SortDescriptor(\Trip.name), \Trip.name, Double.nan, Decimal.nan,
      Optional<Int?>.some(nil) as Any, Float.infinity, AnyHashable(1), Calendar.current, URL(filePath: "/"),
      Data(count: 9),
      Date.distantFuture, { 1 } as () -> Int, Trip.self, Set([1]), 0..<3, IndexPath(), UUID(), Locale.current,
    ]
  }

  @Test func everyValueHasAText() {
    for value in Self.values { #expect(!ValueText.of(value).contains("\n")) }
    #expect(ValueText.of(Self.values[0]).hasPrefix("Predicate"))
  }
}
