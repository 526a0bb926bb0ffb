import CairnTesting
import Testing

@testable import Garden

@MainActor
@Suite("The garden")
struct GardenTests {
  @Test func aPlantWelcomes() throws {
    let host = TestHost { ContentView() }
    try host.tap("Mint")
    #expect(host.isVisible("Welcome, Mint!"))
    try host.goBack()
    #expect(host.isVisible("Spring, loam, desktop"))
  }
}
