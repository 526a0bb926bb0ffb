import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// A path's setter is the app's own code: it may refuse the value, and it may write other state. Its writes
/// count like any others, after the push or pop that called it.
@MainActor
@Suite("Setters of paths that write")
struct PathSetterTests {
  @MainActor @Observable
  final class Trip {
    var path: [Int] = []
    var showsFlag = false
    var showsOther = false
    var showsSheet = false
    var isOpen = true
    @ObservationIgnored var onSet: (@MainActor (Trip) -> Void)?

    var told: Binding<[Int]> {
      Binding {
        self.path
      } set: { new in
        if self.isOpen { self.path = new }
        self.onSet?(self)
      }
    }
  }

  private struct Screens: View {
    @Bindable var trip: Trip

    var body: some View {
      NavigationStack(path: trip.told) {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Next", value: number + 1).navigationTitle("Page \(number)")
        }
        .navigationDestination(isPresented: $trip.showsFlag) { Text("Flag").navigationTitle("Flag") }
        .navigationDestination(isPresented: $trip.showsOther) { Text("Other").navigationTitle("Other") }
      }
      .sheet(isPresented: $trip.showsSheet) { Text("Sheet") }
    }
  }

  private let trip = Trip()
  private func host() -> TestHost { TestHost { Screens(trip: trip) } }

  /// Returns the pages after an action of the app makes the same write after the push.
  private func pagesAfterwards(_ write: (Trip) -> Void) throws -> [String] {
    let other = Trip()
    let host = TestHost { Screens(trip: other) }
    try host.tap("One")
    write(other)
    return host.pages
  }

  @Test func aFlagSetByTheSetterDoesWhatItDoesAfterThePush() throws {
    trip.onSet = { if !$0.path.isEmpty { $0.showsFlag = true } }
    let host = host()
    try host.tap("One")
    let expected = try pagesAfterwards { $0.showsFlag = true }
    #expect(host.pages == expected)
    // The root's own view stands above the root, and the pushed page is removed.
    #expect(host.pages == ["Root", "Flag"])
    #expect(trip.path == [])
    try host.goBack()
    #expect(host.pages == ["Root"])
    #expect(!trip.showsFlag)
  }

  @Test func ofTwoFlagsTheSetterSetsTheOuterIsShownFirst() throws {
    trip.onSet = {
      guard !$0.path.isEmpty else { return }
      $0.showsFlag = true
      $0.showsOther = true
    }
    let host = host()
    try host.tap("One")
    let expected = try pagesAfterwards {
      $0.showsFlag = true
      $0.showsOther = true
    }
    #expect(host.pages == expected)
    #expect(host.pages.count == 2)
    try host.goBack()
    #expect(host.pages == ["Root", "Flag"])
    try host.goBack()
    #expect(host.pages == ["Root"])
    #expect(!trip.showsFlag && !trip.showsOther)
  }

  @Test func aSheetTheSetterPresentsStandsOverThePushedPage() throws {
    trip.onSet = { if !$0.path.isEmpty { $0.showsSheet = true } }
    let host = host()
    try host.tap("One")
    #expect(host.sheets == 1)
    try host.dismissSheet()
    #expect(host.pages == ["Root", "Page 1"])
  }

  @Test func aSetterThatRefusesTheFirstPushAndThenOpensTakesTheSecond() throws {
    trip.isOpen = false
    trip.onSet = { $0.isOpen = true }
    let host = host()
    try host.tap("One")
    #expect(host.pages == ["Root"])
    #expect(trip.path == [])
    try host.tap("Two")
    #expect(host.pages == ["Root", "Page 2"])
    #expect(trip.path == [2])
  }

  @Test("A page whose binding refuses to become false stays, with its state")
  func aFlagThatStaysTrueKeepsItsPage() throws {
    struct Refusing: View {
      let shown: Shown
      var body: some View {
        NavigationStack {
          Text("Root").navigationTitle("Root")
            .navigationDestination(isPresented: Binding(get: { shown.isShown }, set: { if $0 { shown.isShown = $0 } }))
          {
            Tally("Flag").navigationTitle("Flag")
          }
        }
      }
    }
    let shown = Shown()
    let host = TestHost { Refusing(shown: shown) }
    #expect(host.pages == ["Root", "Flag"])
    try host.tap("Flag 0")
    try host.goBack()
    #expect(host.pages == ["Root", "Flag"])
    #expect(host.isVisible("Flag 1"))
    shown.isShown = false
    #expect(host.pages == ["Root"])
  }

  @MainActor @Observable
  final class Shown {
    var isShown = true
  }
}
