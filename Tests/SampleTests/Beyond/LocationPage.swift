import CairnTesting
import CoreLocation
import SwiftUI
import Testing

struct HereButton: View {
  @State private var place = "Somewhere"

  var body: some View {
    Button("Find me") {
      Task {
        for try await update in CLLocationUpdate.liveUpdates() {
          if update.authorizationDenied { place = "Enter a place" }
          guard let location = update.location else { continue }
          place = "\(location.coordinate.latitude), \(location.coordinate.longitude)"
          break
        }
      }
    }
    Text(place)
  }
}

@Suite("Docs/Guide/Location.md")
struct LocationPageTests {
  @MainActor @Test func theButtonShowsThePlace() async throws {
    let host = TestHost { HereButton() }
    host.setLocation(latitude: 52.52, longitude: 13.405)
    try host.tap("Find me")
    await host.settle()
    #expect(host.isVisible("52.52, 13.405"))
  }

  @MainActor @Test func theButtonAsksForAPlace() async throws {
    let host = TestHost { HereButton() }
    host.denyLocation()
    try host.tap("Find me")
    await host.settle()
    #expect(host.isVisible("Enter a place"))
  }

  @MainActor @Test func aTerminalKnowsNoPlace() async throws {
    let host = TestHost(on: .terminal(columns: 40, lines: 12)) { HereButton() }
    try host.tap("Find me")
    await host.settle()
    #expect(host.isVisible("Enter a place"))
    #expect(host.diagnostics.map(\.code) == ["location.missing"])
  }
}
