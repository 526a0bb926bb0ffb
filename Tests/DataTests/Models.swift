import Foundation
import SwiftData
import SwiftUI

@Model
final class Trip {
  var name: String
  var destination: String
  var start: Date
  var rating: Int?
  var tags: [String] = []
  var kind: Kind = Kind.leisure
  var address: Address?
  var website: URL?
  var price: Decimal = 0
  @Attribute(.unique) var code: UUID = UUID()
  @Attribute(.externalStorage) var photo: Data?
  @Relationship(deleteRule: .cascade, inverse: \Place.trip) var places: [Place] = []
  var travelers: [Traveler] = []
  @Transient var isExpanded = false

  init(name: String, destination: String = "", start: Date = .distantPast) {
    self.name = name
    self.destination = destination
    self.start = start
  }

  var title: String { "\(name), \(destination)" }
}

enum Kind: String, Codable, CaseIterable {
  case leisure
  case work
}

struct Address: Codable, Hashable {
  var city: String
}

@Model
class Place {
  #Index<Place>([\.name], [\.name, \.stars])
  #Unique<Place>([\.name, \.stars])
  var name: String
  var stars: Int
  var trip: Trip?

  init(name: String, stars: Int = 0, trip: Trip? = nil) {
    self.name = name
    self.stars = stars
    self.trip = trip
  }
}

@Model
final class Traveler {
  var name: String
  var trips: [Trip] = []

  init(_ name: String) { self.name = name }
}

/// Its initializer is as visible as it is, although the query is private.
struct TripCount: View {
  let title: String
  @Query private var trips: [Trip]

  var body: some View { Text("\(title): \(trips.count)") }
}
