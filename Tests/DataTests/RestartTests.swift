import CairnCore
import CairnTesting
import SwiftUI
import Testing

@testable import SwiftData

private struct TripsPage: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Trip.name) private var trips: [Trip]

  var body: some View {
    VStack {
      Text(trips.isEmpty ? "No trips" : trips.map(\.name).joined(separator: ", "))
      Button("Add") { modelContext.insert(Trip(name: "Trip \(trips.count + 1)")) }
    }
  }
}

private struct TripsApp: App {
  var body: some Scene { WindowGroup { TripsPage() }.modelContainer(for: Trip.self) }
}

/// Makes its container itself, and names no place.
private struct OwnContainerApp: App {
  private let container = try? ModelContainer(for: Trip.self)
  var body: some Scene {
    WindowGroup { if let container { TripsPage().modelContainer(container) } }
  }
}

private struct ForgetfulApp: App {
  var body: some Scene { WindowGroup { TripsPage() }.modelContainer(for: Trip.self, inMemory: true) }
}

/// A test restarts an app as a user does, and finds its models. No other test does.
@MainActor
@Suite("Models last until the app is started again")
struct RestartTests {
  private func check<A: App>(_ app: A.Type, keeps: Bool) async throws {
    let host = TestHost(app, strict: true)
    let other = TestHost(app, strict: true)
    #expect(host.texts.contains("No trips"))
    try host.tap("Add")
    await host.settle()
    try host.tap("Add")
    await host.settle()
    #expect(host.texts.contains("Trip 1, Trip 2"))
    #expect(other.texts.contains("No trips"))
    let next = try host.terminateAndRestore()
    #expect(next.texts.contains(keeps ? "Trip 1, Trip 2" : "No trips"))
    try next.tap("Add")
    await next.settle()
    #expect(try next.terminateAndRestore().texts.contains(keeps ? "Trip 1, Trip 2, Trip 3" : "No trips"))
    #expect(other.texts.contains("No trips"))
    #expect(TestHost(app).texts.contains("No trips"))
  }

  @Test func thoseOfAScene() async throws { try await check(TripsApp.self, keeps: true) }
  @Test func thoseOfAContainerThatTheAppMakes() async throws { try await check(OwnContainerApp.self, keeps: true) }
  @Test func notThoseThatTheAppKeepsInMemory() async throws { try await check(ForgetfulApp.self, keeps: false) }

  @Test func withoutSQLiteTheWindowSaysThatNothingIsSaved() throws {
    try withFolder { folder in
      try StoreOpening.$isLibraryHidden.withValue(true) {
        let host = TestHost(TripsApp.self, storingIn: folder)
        #expect(host.alert.title == "Changes will not be saved")
        #expect(host.texts.contains { $0.contains("libsqlite3-0") })
        try host.tap("OK")
        #expect(host.texts.contains("No trips"))
      }
    }
  }
}
