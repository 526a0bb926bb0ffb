import CairnCore
import CairnTesting
import Foundation
import SwiftUI
import Testing

/// Texts that show how far a date is from now follow the time, and wake the app no more often than they change.
@MainActor
@Suite("Dates that tick")
struct TickingDateTests {
  nonisolated private static let styles: [Text.DateStyle] = [.relative, .offset, .timer]

  /// In random distances from now, at which units begin and end.
  @Test(arguments: styles)
  func aTextStaysTheSameUntilItIsDueAndThenChanges(_ style: Text.DateStyle) throws {
    let now = Date(timeIntervalSinceReferenceDate: 8e8)
    let locale = Locale(identifier: "en_US")
    var random = SystemRandomNumberGenerator()
    let edges = [0, 1, 59, 60, 61, 3_599, 3_600, 3_660, 86_399, 86_400, 90_000, 2_592_000, 31_535_999, 31_536_000, 4e7]
    for edge in edges {
      for _ in 0..<20 {
        let distance = (edge + .random(in: -2...2, using: &random)) * (Bool.random(using: &random) ? 1 : -1)
        let date = now + distance
        func text(after seconds: TimeInterval) -> String { style.string(date, locale: locale, now: now + seconds) }
        let wait = try #require(style.wait(date, now: now))
        #expect(wait > 0, "\(distance)")
        let before = text(after: 0)
        #expect(text(after: wait + 0.002) != before, "\(before) at \(distance), due after \(wait)")
        for share in [0.1, 0.5, 0.9] { #expect(text(after: (wait - 0.002) * share) == before, "\(distance)") }
      }
    }
  }

  @Test func timesAndDatesOfTheCalendarStayAsTheyAre() {
    #expect(Text.DateStyle.time.wait(Date(), now: Date()) == nil)
    #expect(Text.DateStyle.date.wait(Date(), now: Date()) == nil)
  }

  @Test func unitsFollowOneAnother() {
    let now = Date(timeIntervalSinceReferenceDate: 8e8)
    func text(_ seconds: Double, _ style: Text.DateStyle) -> String {
      style.string(now + seconds, locale: Locale(identifier: "en_US"), now: now)
    }
    #expect(text(-3_605, .relative) == "1 hr")
    #expect(text(-3_665, .relative) == "1 hr, 1 min")
    #expect(text(61, .relative) == "1 min, 1 sec")
    #expect(text(0, .relative) == "0 sec")
    #expect(text(-0.4, .offset) == "0 sec")
    #expect(text(-200_000, .offset) == "-2 days")
    #expect(text(75, .timer) == "1:15")
  }

  private func timers(of host: TestHost) -> [String] { host.texts.filter { $0.contains(":") } }

  @Test func everyKindOfTimerChangesEachSecond() async {
    struct Clocks: View {
      let start = Date() - 1_000
      var body: some View {
        Text(start, style: .timer)
        Text("Left: \(start + 90_000, style: .timer)")
        Text(timerInterval: start...start + 90_000)
        Text("Then: ").bold() + Text(timerInterval: start...start + 90_000, countsDown: false)
        Text("Paused").badge(0)
        Text(timerInterval: start...start + 90_000, pauseTime: start + 60)
      }
    }
    let host = TestHost { Clocks() }
    var seen = [timers(of: host)]
    for _ in 0..<4 {
      await host.advance(by: .seconds(1))
      seen.append(timers(of: host))
    }
    for clock in 0..<4 { #expect(Set(seen.map { $0[clock] }).count == 5, "\(seen.map { $0[clock] })") }
    #expect(Set(seen.map { $0[4] }).count == 1)
  }

  @Test func aTimerThatHasEndedRests() async {
    let start = Date()
    let host = TestHost { Text(timerInterval: start - 100...start - 10) }
    let turns = host.session.graph.turnCount
    await host.advance(by: .seconds(60))
    #expect(host.texts == ["0:00"])
    #expect(host.session.graph.turnCount == turns)
  }

  @Test func aDateOfDaysWakesTheAppOnceAnHour() async {
    let date = Date() - (3 * 86_400 + 12.5 * 3_600)
    let host = TestHost { ForEach(0..<20) { _ in Text(date, style: .relative) } }
    #expect(Set(host.texts) == ["3 days, 12 hr"])
    let turns = host.session.graph.turnCount
    await host.advance(by: .seconds(3 * 3_600))
    #expect(Set(host.texts) == ["3 days, 15 hr"])
    #expect(host.session.graph.turnCount - turns == 3)
  }

  @Test func onlyWhatIsInViewWakesTheAppAndTheRestCatchesUp() async throws {
    struct Pages: View {
      let start = Date() - 1_000
      var body: some View {
        TabView {
          Text(start, style: .timer).tabItem { Text("Clock") }
          Text("Nothing").tabItem { Text("Other") }
        }
      }
    }
    let host = TestHost { Pages() }
    let first = timers(of: host)
    try host.tap("Other")
    await host.advance(by: .seconds(2))
    let turns = host.session.graph.turnCount
    await host.advance(by: .seconds(600))
    #expect(host.session.graph.turnCount == turns)
    try host.tap("Clock")
    let second = timers(of: host)
    #expect(first != second)
    await host.advance(by: .seconds(1))
    #expect(timers(of: host) != second)
  }
}
