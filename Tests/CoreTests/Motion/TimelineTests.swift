import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Content that follows the time")
struct TimelineTests {
  @Test func aPeriodicTimelineChangesAtEachOfItsDatesOnly() async {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let host = TestHost {
      TimelineView(.periodic(from: start, by: 10)) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
      }
    }
    #expect(host.texts == ["0"])
    await host.advance(by: .seconds(9))
    #expect(host.texts == ["0"])
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["10"])
    await host.advance(by: .seconds(25))
    #expect(host.texts == ["30"])
  }

  @Test func everyMinuteBeginsWithTheMinute() async {
    let host = TestHost {
      TimelineView(.everyMinute) { context in
        Text(
          "\(Int(context.date.timeIntervalSinceReferenceDate) / 60) \(context.cadence == .minutes ? "calm" : "busy")")
      }
    }
    await host.advance(by: .seconds(59))
    #expect(host.texts == ["0 calm"])
    await host.advance(by: .seconds(2))
    #expect(host.texts == ["1 calm"])
  }

  @Test func anExplicitTimelineEndsWithItsLastDate() async {
    let dates = [5.0, 8].map { Date(timeIntervalSinceReferenceDate: $0) }
    let host = TestHost {
      TimelineView(.explicit(dates)) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))") }
    }
    await host.advance(by: .seconds(5))
    #expect(host.texts == ["5"])
    await host.advance(by: .seconds(60))
    #expect(host.texts == ["8"])
  }

  @Test func aPausedAnimationStandsStill() async {
    struct Counter: View {
      @State private var isPaused = true
      var body: some View {
        TimelineView(.animation(minimumInterval: 1, paused: isPaused)) {
          Text("\(Int($0.date.timeIntervalSinceReferenceDate))")
        }
        Button("Go") { isPaused = false }
      }
    }
    let host = TestHost { Counter() }
    await host.advance(by: .seconds(30))
    #expect(host.texts == ["0", "Go"])
    try? host.tap("Go")
    await host.advance(by: .seconds(2))
    #expect(host.texts == ["32", "Go"])
  }

  @Test func aTimelineOnACoveredPageWaitsUntilItIsSeenAgain() async throws {
    let host = TestHost {
      NavigationStack {
        VStack {
          TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) {
            Text("\(Int($0.date.timeIntervalSinceReferenceDate))")
          }
          NavigationLink("Next") { Text("Top").navigationTitle("Top") }
        }
        .navigationTitle("Root")
      }
    }
    try host.tap("Next")
    await host.advance(by: .seconds(7))
    try host.goBack()
    #expect(host.texts.contains("7"))
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("8"))
  }

  @Test func phasesFollowEachOtherAndComeToRestAfterOneRound() async throws {
    struct Beat: View {
      @State private var likes = 0
      var body: some View {
        PhaseAnimator(["rest", "grow", "shrink"], trigger: likes) {
          Text($0)
        } animation: { _ in
          .linear(duration: 1)
        }
        Button("Like") { likes += 1 }
      }
    }
    let host = TestHost { Beat() }
    #expect(host.texts.first == "rest")
    try host.tap("Like")
    #expect(host.texts.first == "grow")
    await host.advance(by: .milliseconds(1100))
    #expect(host.texts.first == "shrink")
    await host.advance(by: .milliseconds(1100))
    #expect(host.texts.first == "rest")
    await host.advance(by: .seconds(30))
    #expect(host.texts.first == "rest")
  }

  @Test func phasesWithoutATriggerGoOnForEver() async {
    let host = TestHost {
      Text("Heart").phaseAnimator([0, 1]) { view, phase in
        HStack {
          view
          Text("\(phase)")
        }
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    var seen: [String] = []
    for _ in 0..<4 {
      seen.append(host.texts.last ?? "")
      await host.advance(by: .milliseconds(1050))
    }
    #expect(seen == ["1", "0", "1", "0"])
  }

  @Test func transitionsShowTheViewAsItIsWhileItIsThere() throws {
    struct Twirl: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        HStack {
          content
          if !phase.isIdentity { Text("turning") }
        }
      }
    }
    struct Panel: View {
      @State private var isOpen = false
      var body: some View {
        Button("Open") { withAnimation { isOpen.toggle() } }
        if isOpen {
          Text("Old").transition(.asymmetric(insertion: .move(edge: .bottom), removal: .opacity))
          Text("New").transition(Twirl().combined(with: .opacity))
          Text("Plain").transition(.scale)
        }
      }
    }
    let host = TestHost { Panel() }
    try host.tap("Open")
    #expect(host.texts == ["Open", "Old", "New", "Plain"])
    try host.tap("Open")
    #expect(host.texts == ["Open"])
  }
}
