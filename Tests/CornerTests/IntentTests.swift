import AppIntents
import CairnTesting
import SwiftUI
import TestSupport
import Testing

@MainActor @Observable private final class Trips {
  static let shared = Trips()
  var names: [String] = []
}

private struct AddTrip: AppIntent {
  static let title: LocalizedStringResource = "Add Trip"
  static let description = IntentDescription("Adds a trip.")
  static var parameterSummary: some ParameterSummary { Summary("Add \(\.$place)") }

  @Parameter(title: "Place") var place: String
  @Parameter(title: "Days", default: 3) var days: Int
  @Parameter(title: "Trip") var trip: TripEntity?

  init() {}
  init(place: String) { self.place = place }

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    Trips.shared.names.append(place)
    return .result(value: days, dialog: "Added \(place)")
  }
}

private struct Fail: AppIntent {
  struct Failure: Error {}
  static let title: LocalizedStringResource = "Fail"
  func perform() async throws -> some IntentResult {
    if true { throw Failure() }
    return .result()
  }
}

private struct TripEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trip"
  static let defaultQuery = TripQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)", subtitle: "A trip") }
}

private struct TripQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [TripEntity] { identifiers.map { TripEntity(id: $0) } }
}

private enum Season: String, AppEnum {
  case spring, autumn
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
  static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [.spring: "Spring", .autumn: "Autumn"]
}

private struct OpenTrip: OpenIntent {
  static let title: LocalizedStringResource = "Open Trip"
  @Parameter(title: "Trip") var target: TripEntity
  func perform() async throws -> some IntentResult { .result() }
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddTrip(), phrases: ["Add a trip in \(.applicationName)", "Add \(\.$place)"], shortTitle: "Add",
      systemImageName: "plus")
    AppShortcut(intent: OpenTrip(), phrases: [])
  }
}

@MainActor @Suite("Intents", .serialized)
struct IntentTests {
  private struct Screen: View {
    var body: some View {
      Button("Add", intent: AddTrip(place: "Oslo"))
      Text(Trips.shared.names.joined(separator: ", "))
    }
  }

  @Test func aButtonDoesAnIntent() async throws {
    Trips.shared.names = []
    let host = TestHost { Screen() }
    try host.tap("Add")
    await host.settle()
    #expect(host.texts.contains("Oslo"))
  }

  @Test func anIntentThatFailsIsReported() async throws {
    let host = TestHost { Button(intent: Fail()) { Text("Fail") } }
    try host.tap("Fail")
    await host.settle()
    #expect(host.diagnostics.map(\.code) == ["intent.failed"])
  }

  @Test func anAppDoesItsOwnIntents() async throws {
    let intent = AddTrip(place: "Rome")
    #expect(intent.trip == nil && intent.days == 3)
    let result = try await intent.perform()
    #expect(result.value == 3)
    #expect(try await TripEntity.defaultQuery.entities(for: ["a"]).map(\.id) == ["a"])
    #expect(try await TripEntity.defaultQuery.suggestedEntities().isEmpty)
  }

  @Test func choicesHaveNames() {
    #expect(String(localized: Season.spring.displayRepresentation.title) == "Spring")
    #expect(String(localized: TripEntity(id: "a").displayRepresentation.title) == "a")
    #expect(Shortcuts.appShortcuts.count == 2)
  }
}
