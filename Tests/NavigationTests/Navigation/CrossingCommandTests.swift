import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// Commands that interfere with others: from panels, bars and callbacks, or from removed pages.
@MainActor
@Suite("Commands that cross others")
struct CrossingCommandTests {
  @MainActor @Observable
  final class Trip {
    var path: [Int] = []
    var showsSheet = false
    var sheetPath: [Int] = []
    var showsAlert = false
    var hasOtherRoot = false
    @ObservationIgnored var whenSheetGoes: (@MainActor (Trip) -> Void)?
    @ObservationIgnored var whenPageGoes: (@MainActor (Trip, Int) -> Void)?
    @ObservationIgnored var dismissals: [Int: DismissAction] = [:]
    @ObservationIgnored let journal = Journal()
  }

  private struct Page: View {
    let number: Int
    let trip: Trip
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Tally("Page \(number)").navigationTitle("Page \(number)").logged("\(number)", in: trip.journal)
        .onAppear { trip.dismissals[number] = dismiss }
        .onDisappear { trip.whenPageGoes?(trip, number) }
    }
  }

  private struct Screens: View {
    @Bindable var trip: Trip

    var body: some View {
      NavigationStack(path: $trip.path) {
        Group {
          if trip.hasOtherRoot { Text("Other root") } else { Tally("Root") }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Page(number: $0, trip: trip) }
        .toolbar {
          NavigationLink("By the bar", value: 7)
          Button("Both") {
            trip.path.append(1)
            trip.showsSheet = true
          }
        }
      }
      .sheet(isPresented: $trip.showsSheet, onDismiss: { trip.whenSheetGoes?(trip) }) {
        NavigationStack(path: $trip.sheetPath) {
          Text("In the sheet").navigationTitle("Sheet").logged("sheet", in: trip.journal)
            .navigationDestination(for: Int.self) { Page(number: $0, trip: trip) }
        }
      }
      .alert("Alert", isPresented: $trip.showsAlert) { Button("Go") { trip.path = [8, 9] } }
    }
  }

  private let trip = Trip()
  private func host() -> TestHost { TestHost { Screens(trip: trip) } }

  @Test func aLinkInTheBarPushes() throws {
    let host = host()
    try host.tap("By the bar")
    #expect(host.pages == ["Root", "Page 7"])
    #expect(trip.path == [7])
  }

  @Test func aPushAndASheetInOneActionAreBothMade() throws {
    let host = host()
    try host.tap("Both")
    #expect(host.sheets == 1)
    #expect(host.title == "Sheet")
    try host.dismissSheet()
    #expect(host.pages == ["Root", "Page 1"])
  }

  @Test func aSheetMayPushWhereItCameFromWhenItGoes() throws {
    trip.whenSheetGoes = { $0.path.append(4) }
    let host = host()
    trip.showsSheet = true
    #expect(host.sheets == 1)
    try host.dismissSheet()
    #expect(host.pages == ["Root", "Page 4"])
  }

  @Test func aSheetThatGoesWhileItsStackIsDeepTakesEachOfItsPagesOnce() throws {
    let host = host()
    trip.sheetPath = [1, 2, 3]
    trip.showsSheet = true
    #expect(host.pages == ["Sheet", "Page 1", "Page 2", "Page 3"])
    #expect(trip.journal.take() == ["3 appears"])
    trip.showsSheet = false
    #expect(host.sheets == 0)
    #expect(trip.journal.take() == ["3 disappears"])
    // The app owns the path, which is shown again with the sheet.
    trip.showsSheet = true
    #expect(host.title == "Page 3")
  }

  @Test func aPathOfASheetThatIsChangedWhileTheSheetIsAwayIsThatOfTheNext() {
    let host = host()
    trip.showsSheet = true
    trip.sheetPath = [1]
    #expect(host.title == "Page 1")
    trip.showsSheet = false
    #expect(host.title == "Root")
    trip.sheetPath = [5, 6]
    trip.showsSheet = true
    #expect(host.pages == ["Sheet", "Page 5", "Page 6"])
  }

  @Test func pagesOfAJumpMayAllWriteThePathWhenTheyGo() {
    let host = host()
    trip.path = [1, 2, 3]
    #expect(host.depth == 3)
    trip.whenPageGoes = { trip, number in if number < 10 { trip.path.append(number * 10) } }
    trip.path = []
    // Only the visible page disappears; what it writes comes after the jump.
    #expect(host.pages == ["Root", "Page 30"])
    #expect(trip.path == [30])
  }

  @Test func aSheetsPageMayShortenThePathBelowItWhenItGoes() throws {
    let host = host()
    trip.path = [1, 2]
    trip.sheetPath = [9]
    trip.showsSheet = true
    #expect(host.title == "Page 9")
    trip.whenPageGoes = { trip, number in if number == 9 { trip.path.removeLast() } }
    try host.dismissSheet()
    #expect(host.pages == ["Root", "Page 1"])
  }

  @Test func aDismissKeptFromAPageThatHasGoneDoesNothing() throws {
    let host = host()
    trip.path = [1]
    #expect(host.depth == 1)
    let kept = try #require(trip.dismissals[1])
    try host.goBack()
    kept()
    #expect(host.pages == ["Root"])
    // A new page with the same value is a different page.
    trip.path = [1]
    #expect(host.depth == 1)
    kept()
    #expect(host.pages == ["Root", "Page 1"])
  }

  @Test func anAlertMayMoveEverythingBelowIt() throws {
    let host = host()
    trip.path = [1]
    trip.showsAlert = true
    try host.tap("Go")
    #expect(host.pages == ["Root", "Page 8", "Page 9"])
    #expect(!trip.showsAlert)
  }

  @Test func anotherRootBelowLeavesThePagesAndTheirState() throws {
    let host = host()
    trip.path = [1]
    try host.tap("Page 1 0")
    trip.hasOtherRoot = true
    #expect(host.isVisible("Page 1 1"))
    try host.goBack()
    #expect(host.isVisible("Other root"))
  }

  @Test func aPathThatGrowsWhereItIsWatchedComesToRest() {
    struct Growing: View {
      @Bindable var trip: Trip
      var body: some View {
        Screens(trip: trip).onChange(of: trip.path) { if trip.path.count < 5 { trip.path.append(trip.path.count) } }
      }
    }
    let host = TestHost { Growing(trip: trip) }
    trip.path = [0]
    #expect(host.pages == ["Root"] + (0..<5).map { "Page \($0)" })
  }

  @Test func N94_aSwipeBackThatIsRefusedShowsNothingOfThePageBelow() throws {
    struct Refusing: View {
      let journal: Journal
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: Binding(get: { path }, set: { if $0.count >= path.count { path = $0 } })) {
          Text("Root").navigationTitle("Root").logged("root", in: journal)
            .navigationDestination(for: Int.self) {
              Text("Page").navigationTitle("Page \($0)").logged("page", in: journal)
            }
        }
      }
    }
    let journal = Journal()
    let host = TestHost { Refusing(journal: journal) }
    #expect(journal.take() == ["page appears"])
    try? host.swipeBack()
    #expect(host.pages == ["Root", "Page 1"])
    #expect(journal.take() == [])
  }
}
