#if canImport(HealthKit)
  import HealthKit
#endif
import SwiftUI

struct Trip: Codable, Identifiable, Hashable {
  var id = UUID()
  var name: String
}

@MainActor @Observable
final class TripStore {
  private(set) var trips: [Trip] = []
  private let file: URL

  init(file: URL) {
    self.file = file
    guard let data = try? Data(contentsOf: file) else { return }
    trips = (try? JSONDecoder().decode([Trip].self, from: data)) ?? []
  }

  func add(_ trip: Trip) throws {
    trips.append(trip)
    try JSONEncoder().encode(trips).write(to: file, options: .atomic)
  }
}

struct TripList: View {
  @Environment(TripStore.self) private var store

  var body: some View {
    List(store.trips.sorted { $0.name < $1.name }) { Text($0.name) }
  }
}
