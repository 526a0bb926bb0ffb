import Cairn
import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Swipes back")
struct BackGestureTests {
  @MainActor @Observable final class Trip {
    var path = ["draft"]
    var isSheetShown = false
    var hasStack = true
    @ObservationIgnored var heard: [BackGesture] = []
    @ObservationIgnored var heardAround: [BackGesture.Phase] = []

    var ends: [BackGesture.Phase] { heard.map(\.phase).filter { $0 == .popped || $0 == .cancelled } }
  }

  struct Screen: View {
    @Bindable var trip: Trip
    let keeper: Doorkeeper

    var body: some View {
      if trip.hasStack {
        NavigationStack(path: $trip.path) {
          Text("Hello").navigationTitle("Home")
            .navigationDestination(for: String.self) { name in
              if name == "draft" {
                GuardedPage(keeper: keeper).onBackGesture { trip.heard.append($0) }
              } else {
                Text(name).navigationTitle(name)
              }
            }
        }
        .onBackGesture { trip.heardAround.append($0.phase) }
        .sheet(isPresented: $trip.isSheetShown) { Text("Sheet") }
      } else {
        Text("Nothing")
      }
    }
  }

  private let trip = Trip()
  private let keeper = Doorkeeper()

  private func launch(_ policy: Doorkeeper.Policy? = nil) -> TestHost {
    keeper.isOn = policy != nil
    keeper.policy = policy ?? .agrees
    return TestHost { Screen(trip: trip, keeper: keeper) }
  }

  @Test func theAppHearsEachStep() throws {
    let host = launch()
    let swipe = try host.startSwipeBack()
    try swipe.move(to: 0.2, velocity: 1)
    try swipe.move(to: 0.8, velocity: 0.5)
    try swipe.end()
    #expect(trip.heard.map(\.phase) == [.began, .changed, .changed, .popped])
    #expect(trip.heard.map(\.progress) == [0, 0.2, 0.8, 0.8])
    #expect(trip.heard.map(\.velocity) == [0, 1, 0.5, 0])
    #expect(trip.heardAround == [.began, .changed, .changed, .popped])
    #expect(host.title == "Home")
  }

  @Test(arguments: [
    (progress: 0.6, velocity: 0.0, leaves: true), (0.4, 0, false), (0.1, 2, true), (0.9, -2, false), (0.9, -1, true),
    (5, 0, true), (-1, 0, false), (.nan, 0, false), (0.6, .nan, true), (.infinity, .infinity, false),
  ])
  func distanceAndSpeedDecide(_ how: (progress: Double, velocity: Double, leaves: Bool)) throws {
    let host = launch()
    try host.swipeBack(to: how.progress, velocity: how.velocity)
    #expect(host.title == (how.leaves ? "Home" : "Draft"))
    #expect(trip.ends == [how.leaves ? .popped : .cancelled])
    #expect(trip.heard.allSatisfy { (0...1).contains($0.progress) && $0.velocity.isFinite })
  }

  @Test(arguments: Doorkeeper.Policy.allCases, [0.2, 0.8]) func guardsAreAskedOnceIfTheSwipeIsLongEnough(
    _ policy: Doorkeeper.Policy, _ progress: Double
  ) throws {
    let host = launch(policy)
    let swipe = try host.startSwipeBack()
    try swipe.move(to: progress)
    #expect(keeper.asked.isEmpty)
    try swipe.end()
    try swipe.end(velocity: 5)
    #expect(keeper.asked == (progress > 0.5 ? [.back] : []))
    let leaves = progress > 0.5 && policy == .agrees
    #expect(trip.ends == [leaves ? .popped : .cancelled])
    #expect(trip.heard.last?.progress == (leaves ? progress : 0))
    #expect(host.title == (leaves ? "Home" : "Draft"))
  }

  @Test func aPageThatWaitsForAnAnswerIsBackInItsPlaceAndLeavesLater() throws {
    let host = launch(.waits)
    try host.swipeBack()
    #expect(trip.ends == [.cancelled])
    #expect(host.title == "Draft")
    // Another swipe is refused without asking while the first one waits.
    try host.swipeBack()
    #expect(keeper.asked == [.back])
    #expect(trip.ends == [.cancelled, .cancelled])
    keeper.attempt?.proceed()
    #expect(host.title == "Home")
    #expect(trip.ends == [.cancelled, .cancelled])
  }

  /// What may happen to a page while a finger is on it.
  enum Interruption: CaseIterable {
    case popped, covered, replaced, sheet, stackGone, otherSwipe, cancelled

    @MainActor func happen(to trip: Trip, _ swipe: TestSwipeBack, _ host: TestHost) throws {
      switch self {
      case .popped: trip.path = []
      case .covered: trip.path.append("more")
      case .replaced: trip.path = ["other"]
      case .sheet: trip.isSheetShown = true
      case .stackGone: trip.hasStack = false
      case .otherSwipe: _ = try host.startSwipeBack()
      case .cancelled: try swipe.cancel()
      }
      host.runPending()
    }

    var title: String? {
      switch self {
      case .popped: "Home"
      case .covered: "more"
      case .replaced: "other"
      case .sheet, .stackGone: nil
      case .otherSwipe, .cancelled: "Draft"
      }
    }
  }

  @Test(arguments: Interruption.allCases) func anInterruptedSwipeEndsOnceAndGoesNowhere(_ interruption: Interruption)
    throws
  {
    let host = launch()
    let swipe = try host.startSwipeBack()
    try swipe.move(to: 0.9)
    try interruption.happen(to: trip, swipe, host)
    #expect(trip.ends == [.cancelled])
    let path = trip.path
    try swipe.move(to: 1)
    try swipe.end(velocity: 3)
    try swipe.cancel()
    #expect(trip.ends == [.cancelled])
    #expect(trip.path == path)
    #expect(host.title == interruption.title)
  }

  @Test func aSwipeThatNothingHearsStillGoesBack() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("Go") { Text("There").navigationTitle("There") }.navigationTitle("Home")
      }
    }
    try host.tap("Go")
    try host.swipeBack(to: 0.3)
    #expect(host.title == "There")
    try host.swipeBack()
    #expect(host.title == "Home")
    #expect(throws: TestHostError.self) { try host.startSwipeBack() }
  }

  @Test func theRootOfANestedStackGoesWithThePageAround() throws {
    var heard: [BackGesture.Phase] = []
    let host = TestHost {
      NavigationStack {
        NavigationLink("Go") {
          NavigationStack { Text("Inner").navigationTitle("Inner") }.onBackGesture { heard.append($0.phase) }
        }
        .navigationTitle("Home")
      }
    }
    try host.tap("Go")
    try host.swipeBack(to: 0.4)
    #expect(host.title == "Inner")
    try host.swipeBack(to: 0.6)
    #expect(host.title == "Home")
    #expect(heard == [.began, .changed, .cancelled, .began, .changed, .popped])
  }

  @Test func aColumnOfACollapsedSplitViewIsSwipedAside() throws {
    var heard: [BackGesture.Phase] = []
    struct Columns: View {
      let hear: (BackGesture.Phase) -> Void
      @State private var selection: Int? = 1

      var body: some View {
        NavigationSplitView {
          List(0..<3, selection: $selection) { Text("Row \($0)") }.navigationTitle("Rows")
        } detail: {
          Text("Detail").navigationTitle("Detail").onBackGesture { hear($0.phase) }
        }
      }
    }
    let host = TestHost { Columns { heard.append($0) } }
    #expect(host.title == "Detail")
    try host.swipeBack(to: 0.4)
    #expect(host.title == "Detail")
    try host.swipeBack(to: 0.6)
    #expect(host.title == "Rows")
    #expect(heard == [.began, .changed, .cancelled, .began, .changed, .popped])
  }
}
