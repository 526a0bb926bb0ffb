import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// A stack of numbers whose pages call back into the test.
@MainActor @Observable
private final class Trip {
  var path: [Int] = []
  var item: String?
  @ObservationIgnored var whenAppears: [Int: @MainActor (Trip) -> Void] = [:]
  @ObservationIgnored var whenDisappears: [Int: @MainActor (Trip) -> Void] = [:]
  @ObservationIgnored var whenChanged: (@MainActor (Trip) -> Void)?
  @ObservationIgnored var whenFreed: [Int: @MainActor @Sendable (Trip) -> Void] = [:]
  @ObservationIgnored let journal = Journal()
}

private struct Stop: View {
  let number: Int
  let trip: Trip
  @State private var keeper: Keeper?

  var body: some View {
    VStack {
      Tally("Stop \(number)")
      NavigationLink("Next", value: number + 1)
    }
    .navigationTitle("Stop \(number)")
    .logged("\(number)", in: trip.journal)
    .onAppear {
      keeper = keeper ?? Keeper { [trip, whenFreed = trip.whenFreed[number]] in whenFreed?(trip) }
      trip.whenAppears.removeValue(forKey: number)?(trip)
    }
    .onDisappear { trip.whenDisappears.removeValue(forKey: number)?(trip) }
  }

  /// An object of the page that acts when it is released.
  final class Keeper {
    let end: @MainActor @Sendable () -> Void
    init(_ end: @escaping @MainActor @Sendable () -> Void) { self.end = end }
    deinit {
      let end = end
      MainActor.assumeIsolated { end() }
    }
  }
}

private struct Stops: View {
  @Bindable var trip: Trip

  var body: some View {
    NavigationStack(path: $trip.path) {
      Stop(number: 0, trip: trip)
        .navigationDestination(for: Int.self) { Stop(number: $0, trip: trip) }
        .navigationDestination(item: $trip.item) { Text("Item").navigationTitle($0) }
    }
    .onChange(of: trip.path) { trip.whenChanged?(trip) }
  }
}

@MainActor
@Suite("Commands from inside of callbacks")
struct ReentrancyTests {
  private let trip = Trip()
  private func host() -> TestHost { TestHost { Stops(trip: trip) } }

  @Test func aPageThatPushesWhenItAppears() {
    trip.whenAppears[1] = { $0.path.append(2) }
    let host = host()
    trip.path = [1]
    #expect(host.pages == ["Stop 0", "Stop 1", "Stop 2"])
    #expect(trip.path == [1, 2])
    #expect(trip.journal.take() == ["0 appears", "1 appears", "0 disappears", "2 appears", "1 disappears"])
  }

  @Test func aPageThatPopsItselfWhenItAppears() {
    trip.whenAppears[1] = { $0.path.removeLast() }
    let host = host()
    trip.path = [1]
    #expect(host.pages == ["Stop 0"])
    #expect(trip.journal.take() == ["0 appears", "1 appears", "0 disappears", "0 appears", "1 disappears"])
  }

  @Test func aPushFromInsideOfAPop() throws {
    let host = host()
    trip.path = [1, 2]
    #expect(host.depth == 2)
    trip.whenDisappears[2] = { $0.path.append(7) }
    try host.goBack()
    #expect(host.pages == ["Stop 0", "Stop 1", "Stop 7"])
  }

  @Test func theWholePathIsClearedByAPageThatIsCovered() {
    let host = host()
    trip.path = [1]
    #expect(host.depth == 1)
    trip.whenDisappears[1] = { $0.path = [] }
    trip.path = [1, 2, 3]
    #expect(host.pages == ["Stop 0"])
  }

  @Test func aPageThatReplacesItself() throws {
    trip.whenAppears[1] = { $0.path = [5] }
    let host = host()
    try host.tap("Stop 0 0")
    trip.path = [1]
    #expect(host.pages == ["Stop 0", "Stop 5"])
    try host.goBack()
    #expect(host.isVisible("Stop 0 1"), "the root has kept its state")
  }

  @Test func aPageThatTakesAwayTheOneBelow() throws {
    let host = host()
    trip.path = [1]
    #expect(host.depth == 1)
    trip.whenAppears[2] = { $0.path.removeFirst() }
    try host.tap("Next")
    #expect(host.pages == ["Stop 0", "Stop 2"])
  }

  @Test func whatGoesWithAPageMayStillPush() throws {
    let host = host()
    trip.whenFreed[1] = { $0.path.append(9) }
    trip.path = [1]
    #expect(host.depth == 1)
    try host.goBack()
    #expect(trip.path == [9])
    #expect(host.pages == ["Stop 0", "Stop 9"])
  }

  @Test func anObserverOfThePathMayShortenIt() {
    trip.whenChanged = { if $0.path.count > 2 { $0.path.removeLast($0.path.count - 2) } }
    let host = host()
    trip.path = [1, 2, 3, 4, 5]
    #expect(host.pages == ["Stop 0", "Stop 1", "Stop 2"])
    #expect(trip.path == [1, 2])
  }

  @Test func anItemSetWhileAPageAppearsTakesThePageOff() {
    trip.whenAppears[2] = { $0.item = "Item" }
    let host = host()
    trip.path = [1, 2]
    #expect(host.pages == ["Stop 0", "Item"])
    #expect(trip.path == [])
  }

  @Test func aValueAndAnItemInOneTurn() {
    let host = host()
    trip.path = [1]
    trip.item = "Item"
    #expect(host.pages == ["Stop 0", "Item"])
    #expect(trip.path == [])
    trip.item = nil
    trip.path = [2]
    #expect(host.pages == ["Stop 0", "Stop 2"])
  }

  @Test func twoPagesThatSendEachOtherBackAndForthDoNotStopTheApp() {
    @MainActor func pushAgain(_ trip: Trip) {
      trip.path = trip.path.isEmpty ? [1] : []
      trip.whenAppears[0] = pushAgain
      trip.whenAppears[1] = pushAgain
    }
    trip.whenAppears[0] = pushAgain
    trip.whenAppears[1] = pushAgain
    let host = host()
    host.runPending()
    #expect(host.diagnostics.map(\.code) == ["update.endless"])
    trip.whenAppears = [:]
    trip.path = [3]
    #expect(host.title == "Stop 3")
  }

  @Test func aDestinationsClosureThatWritesThePathIsToldOfAndHeard() {
    struct Writing: View {
      @State private var path: [Int] = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { number in
            let _ = { if number == 1, path == [1] { path = [2, 3] } }()
            Text("Page").navigationTitle("Page \(number)")
          }
        }
      }
    }
    let host = TestHost { Writing() }
    #expect(host.pages == ["Root", "Page 2", "Page 3"])
    #expect(Set(host.diagnostics.map(\.code)) == ["update.write-during-body"])
  }

  @Test func dismissTwiceInOneActionRemovesOnePage() throws {
    struct Eager: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Twice") {
          dismiss()
          dismiss()
        }
        .navigationTitle("Eager")
      }
    }
    let host = TestHost {
      NavigationStack {
        NavigationLink("One") {
          NavigationLink("Two") { Eager() }.navigationTitle("Middle")
        }
        .navigationTitle("Root")
      }
    }
    try host.tap("One")
    try host.tap("Two")
    try host.tap("Twice")
    #expect(host.pages == ["Root", "Middle"])
  }

  @Test func dismissAndPushInOneAction() throws {
    struct Moving: View {
      @Binding var path: [Int]
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("On") {
          dismiss()
          path.append(9)
        }
        .navigationTitle("Moving")
      }
    }
    struct Root: View {
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { number in
            if number == 1 { Moving(path: $path) } else { Text("Page").navigationTitle("Page \(number)") }
          }
        }
      }
    }
    let host = TestHost { Root() }
    try host.tap("On")
    #expect(host.pages == ["Root", "Page 9"])
  }

  @Test func aTaskMayPush() async throws {
    struct Loading: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("Page").navigationTitle("Page \($0)") }
            .task {
              try? await Task.sleep(for: .seconds(1))
              path = [1, 2]
            }
        }
      }
    }
    let host = TestHost { Loading() }
    #expect(host.depth == 0)
    await host.advance(by: .seconds(1))
    #expect(host.pages == ["Root", "Page 1", "Page 2"])
  }

  @Test func thePathMayChangeUnderASheet() throws {
    struct Covered: View {
      @State private var path: [Int] = []
      @State private var isShown = false
      var body: some View {
        NavigationStack(path: $path) {
          Button("Show") { isShown = true }
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("Page").navigationTitle("Page \($0)") }
        }
        .sheet(isPresented: $isShown) {
          Button("Push") { path.append(1) }
          Button("Push and close") {
            path.append(2)
            isShown = false
          }
        }
      }
    }
    let host = TestHost { Covered() }
    try host.tap("Show")
    try host.tap("Push")
    #expect(host.sheets == 1)
    try host.tap("Push and close")
    #expect(host.sheets == 0)
    #expect(host.pages == ["Root", "Page 1", "Page 2"])
  }

  @Test func aStackThatGoesAndComesInOneTurnWithItsPath() {
    struct Switching: View {
      let number: Switchboard<Int>
      @State private var path = [1]
      var body: some View {
        if number.value > 0 {
          NavigationStack(path: $path) {
            Text("Root").navigationTitle("Root \(number.value)")
              .navigationDestination(for: Int.self) { Text("Page").navigationTitle("Page \($0)") }
          }
          .id(number.value)
        }
      }
    }
    let number = Switchboard(1)
    let host = TestHost { Switching(number: number) }
    #expect(host.pages == ["Root 1", "Page 1"])
    number.value = 2
    #expect(host.pages == ["Root 2", "Page 1"])
    number.value = 0
    #expect(host.pages == [])
    number.value = 3
    #expect(host.pages == ["Root 3", "Page 1"])
  }
}
