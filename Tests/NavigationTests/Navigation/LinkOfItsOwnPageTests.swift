import CairnTesting
import SwiftUI
import Testing

/// A link's value may remove the very page that declares its destination. The destination is still shown, and
/// nothing else in its place.
@MainActor
@Suite("Links whose destination goes with their page")
struct LinkOfItsOwnPageTests {
  @MainActor @Observable
  final class Trip {
    var path = NavigationPath()
    var showsFlag = false
    @ObservationIgnored var makes: (@MainActor (NavigationPath) -> NavigationPath) = { $0 }

    var told: Binding<NavigationPath> {
      Binding {
        self.path
      } set: { new in
        self.path = self.makes(new)
      }
    }
  }

  private struct Screens: View {
    @Bindable var trip: Trip

    var body: some View {
      NavigationStack(path: trip.told) {
        Text("Root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { Halves(title: "Page \($0)") }
          .navigationDestination(for: Bool.self) { _ in NavigationLink("To half", value: 0.5).navigationTitle("Above") }
          .navigationDestination(isPresented: $trip.showsFlag) { Halves(title: "Flag") }
      }
    }
  }

  /// Declares the destination of its own link.
  private struct Halves: View {
    let title: String

    var body: some View {
      NavigationLink("To half", value: 0.5).navigationTitle(title)
        .navigationDestination(for: Double.self) { Text("Half").navigationTitle("Half \($0.formatted())") }
    }
  }

  private let trip = Trip()

  private func host() -> TestHost {
    let host = TestHost { Screens(trip: trip) }
    host.session.graph.diagnostics.sink = { _ in }
    return host
  }

  @Test func itsValueIsShown() throws {
    let host = host()
    trip.showsFlag = true
    #expect(host.pages == ["Root", "Flag"])
    try host.tap("To half")
    #expect(host.title == "Half 0.5")
    #expect(host.depth == 1 && trip.path.count == 1 && !trip.showsFlag)
  }

  @Test func whatTheAppPutsInItsPlaceIsNotShownAsIt() throws {
    let host = host()
    trip.showsFlag = true
    #expect(host.title == "Flag")
    trip.makes = { _ in NavigationPath(["not known"]) }
    try host.tap("To half")
    #expect(host.depth == 1 && trip.path == NavigationPath(["not known"]))
    #expect(host.title == nil && host.isVisible("⚠ No destination for String"))
  }

  @Test func pressedOnAPageThatStaysItLeadsWhereItLed() throws {
    let host = host()
    trip.path.append(1)
    #expect(host.title == "Page 1")
    trip.path.append(true)
    #expect(host.title == "Above")
    let link = try #require(host.root?.firstInside { $0.role == .link })
    // The page with the destination is removed; the one with the link is not.
    trip.path = NavigationPath(["not known"])
    trip.path.append(true)
    _ = host.session.send(.activate, to: link)
    #expect(host.title == "Half 0.5")
    #expect(host.depth == 3 && trip.path.count == 3)
    try host.goBack()
    #expect(host.title == "Above")
  }

  @Test func pressedOnAPageThatTheAppHasTakenAwayItChangesNoOther() throws {
    let host = host()
    trip.path = NavigationPath(["not known"])
    trip.path.append(1)
    #expect(host.title == "Page 1")
    let link = try #require(host.root?.firstInside { $0.role == .link })
    trip.path.removeLast()
    _ = host.session.send(.activate, to: link)
    #expect(host.depth == 1 && trip.path == NavigationPath(["not known"]))
    #expect(host.title == nil && host.isVisible("⚠ No destination for String"))
  }
}
