import Cairn
import CairnTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Travelling through a log")
struct TimeTravelTests {
  /// An app whose state is around the log, inside it, on pages, and in unbound controls.
  struct Desk: View {
    let log: NavigationLog
    @State private var total = 0
    @State private var path: [Int] = []

    var body: some View {
      VStack {
        Text("Total \(total)")
        NavigationStack(path: $path) {
          VStack {
            Counter(name: "Home Count") { total += 1 }
            NavigationLink("Open", value: 1)
          }
          .navigationTitle("Home")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Counter(name: "Page Count") { total += 10 }
              NavigationLink("Deeper", value: number + 1)
            }
            .navigationTitle("Page \(number)")
          }
        }
      }
      .navigationLog(log)
    }
  }

  struct Counter: View {
    let name: String
    let added: () -> Void
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") {
        count += 1
        added()
      }
    }
  }

  @Test func stateAroundAndInsideOfTheLogGoesBackAndForth() throws {
    let log = NavigationLog()
    let host = TestHost(strict: true) { Desk(log: log) }
    try host.tap("Home Count 0")
    try host.tap("Home Count 1")
    #expect(
      log.entries.map { $0.states.map(\.name).sorted() } == [
        ["Counter.count", "Desk.total"], ["Counter.count", "Desk.total"],
      ])
    #expect(log.entries[1].states.first { $0.name == "Desk.total" }.map { [$0.before, $0.after] } == ["1", "2"])
    log.stepBack()
    #expect(host.isVisible("Total 1") && host.isVisible("Home Count 1"))
    log.stepBack()
    #expect(host.isVisible("Total 0") && host.isVisible("Home Count 0"))
    log.stepForward()
    log.stepForward()
    #expect(host.isVisible("Total 2") && host.isVisible("Home Count 2") && log.position == nil)
  }

  @Test func thePageThatComesBackHasItsState() throws {
    let log = NavigationLog()
    let host = TestHost(strict: true) { Desk(log: log) }
    try host.tap("Open")
    try host.tap("Page Count 0")
    try host.tap("Page Count 1")
    try host.goBack()
    try host.tap("Open")
    #expect(host.isVisible("Page Count 0") && host.isVisible("Total 20"))
    log.travel(to: 1)
    #expect(host.pages == ["Home", "Page 1"] && host.isVisible("Page Count 1") && host.isVisible("Total 10"))
    log.travel(to: 0)
    #expect(host.pages == ["Home", "Page 1"] && host.isVisible("Page Count 0") && host.isVisible("Total 0"))
    log.travel(to: 2)
    #expect(host.isVisible("Page Count 2") && host.isVisible("Total 20"))
    log.travel(to: 3)
    #expect(host.pages == ["Home"])
    log.travel(to: 4)
    #expect(host.isVisible("Page Count 0") && host.isVisible("Total 20") && log.position == nil)
  }

  @Test func goingOnFromAnEarlierEntryForgetsTheLaterOnes() throws {
    let log = NavigationLog()
    let host = TestHost(strict: true) { Desk(log: log) }
    for count in 0..<4 { try host.tap("Home Count \(count)") }
    log.travel(to: 1)
    try host.tap("Open")
    #expect(log.entries.map(\.input) == [.tap("Home Count 0"), .tap("Home Count 1"), .tap("Open")])
    #expect(log.position == nil && host.isVisible("Total 2"))
    // A page that is made now begins as the app says.
    #expect(host.isVisible("Page Count 0"))
    log.stepBack()
    #expect(host.pages == ["Home"] && host.isVisible("Home Count 2"))
  }

  @Test(arguments: 0..<12) func everyEntryIsShownAsItWas(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let log = NavigationLog()
    let host = TestHost(strict: true) { Desk(log: log) }
    /// Titles of pages below are shown once these are made, so they are left out.
    var shown: [String] { host.pages + host.texts.filter { $0.contains("Total") || $0.contains("Count") } }
    var seen: [[String]] = []
    for _ in 0..<20 {
      let choices = shown.filter { $0.contains("Count") } + ["Open", "Deeper"].filter { host.isVisible($0) }
      if host.pages.count > 1, Int.random(in: 0..<3, using: &random) == 0 {
        try host.goBack()
      } else if let choice = choices.randomElement(using: &random) {
        try host.tap(choice)
      }
      seen.append(shown)
    }
    try #require(log.entries.count == seen.count)
    for _ in 0..<20 {
      let index = Int.random(in: 0..<seen.count, using: &random)
      log.travel(to: index)
      #expect(shown == seen[index], "entry \(index)")
    }
    let end = Int.random(in: 0..<seen.count, using: &random)
    #expect(await log.replay(to: end) == .same)
    #expect(shown == seen[end])
    log.travel(to: seen.count - 1)
    #expect(shown == seen.last)
  }

  @Test func aButtonThatStepsBackIsNotRecorded() throws {
    struct Controlled: View {
      @State private var log = NavigationLog()
      var body: some View {
        Desk(log: log)
        Button("Back in Time") { log.stepBack() }
        Button("Forth") { log.stepForward() }
        Text("\(log.entries.count) entries")
      }
    }
    let host = TestHost(strict: true) { Controlled() }
    try host.tap("Home Count 0")
    try host.tap("Home Count 1")
    try host.tap("Back in Time")
    try host.tap("Back in Time")
    try host.tap("Forth")
    #expect(host.isVisible("Home Count 1") && host.isVisible("2 entries"))
  }

  @Test func passwordsAreDotsInStateAsWell() throws {
    struct Login: View {
      let log: NavigationLog
      @State private var password = ""
      var body: some View { SecureField("Password", text: $password).navigationLog(log) }
    }
    let log = NavigationLog()
    let host = TestHost { Login(log: log) }
    try host.type("hunter2", into: "Password")
    try host.type("hunter22", into: "Password")
    let entry = try #require(log.entries.last)
    #expect(entry.states.map { [$0.name, $0.before, $0.after] } == [["Login.password", "•••••••", "••••••••"]])
    #expect(log.entries.allSatisfy { !$0.line.contains("hunter") })
  }

  // MARK: Replaying

  @Test func aReplayDoesTheSameAgain() async throws {
    let log = NavigationLog()
    let host = TestHost(strict: true) { Desk(log: log) }
    try host.tap("Home Count 0")
    try host.tap("Open")
    try host.tap("Page Count 0")
    try host.tap("Deeper")
    try host.goBack()
    let before = host.texts
    #expect(await log.replay() == .same)
    #expect(host.texts == before && host.pages == ["Home", "Page 1"] && host.isVisible("Total 11"))
    #expect(log.entries.count == 5 && log.position == nil)
    // The log can be travelled afterwards, too.
    log.travel(to: 0)
    #expect(host.pages == ["Home"] && host.isVisible("Total 1"))
    #expect(await log.replay(to: 2) == .same)
    #expect(host.isVisible("Total 11") && host.pages == ["Home", "Page 1"] && log.position == 2)
    log.stepForward()
    #expect(host.pages == ["Home", "Page 1", "Page 2"])
  }

  @MainActor @Observable final class Cart { var items: [String] = [] }

  @Test func objectsInsideOfTheLogBeginAgain() async throws {
    struct Shop: View {
      @State private var cart = Cart()
      var body: some View {
        Button("Add") { cart.items.append("Tea") }
        Text("\(cart.items.count) items")
      }
    }
    struct Around: View {
      let log: NavigationLog
      var body: some View { VStack { Shop() }.navigationLog(log) }
    }
    let log = NavigationLog()
    let host = TestHost(strict: true) { Around(log: log) }
    try host.tap("Add")
    try host.tap("Add")
    #expect(await log.replay(to: 0) == .same)
    #expect(host.isVisible("1 items"))
    #expect(await log.replay() == .same)
    #expect(host.isVisible("2 items"))
  }

  @Test func aReplayWaitsForTasks() async throws {
    struct Loading: View {
      let log: NavigationLog
      @State private var path: [String] = []
      @State private var loads = 0
      var body: some View {
        NavigationStack(path: $path) {
          Button("Load") { loads += 1 }
            .task(id: loads) {
              if loads == 0 { return }
              for _ in 0..<50 { await Task.yield() }
              path = ["answer"]
            }
            .navigationTitle("Home")
            .navigationDestination(for: String.self) { page in
              Button("Next") { path.append("next") }.navigationTitle(page)
            }
        }
        .navigationLog(log)
      }
    }
    let log = NavigationLog()
    let host = TestHost { Loading(log: log) }
    try host.tap("Load")
    await host.settle()
    try host.tap("Next")
    #expect(host.pages == ["Home", "answer", "next"])
    #expect(await log.replay(patience: .seconds(3_600)) == .same)
    #expect(host.pages == ["Home", "answer", "next"])
  }

  @MainActor final class Switch { var isOn = false }

  @Test func aReplayStopsWhereTheAppDoesSomethingElse() async throws {
    struct Moody: View {
      let log: NavigationLog
      let mood: Switch
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("Go") { path = mood.isOn ? [2] : [1] }
            Counting(mood: mood)
          }
          .navigationTitle("Home")
          .navigationDestination(for: Int.self) { Text("Page").navigationTitle("Page \($0)") }
        }
        .navigationLog(log)
      }
    }
    struct Counting: View {
      let mood: Switch
      @State private var count = 0
      var body: some View {
        if !mood.isOn { Button("Count") { count += 1 } }
      }
    }
    let log = NavigationLog()
    let mood = Switch()
    let host = TestHost { Moody(log: log, mood: mood) }
    try host.tap("Go")
    try host.goBack()
    #expect(await log.replay() == .same)
    mood.isOn = true
    #expect(await log.replay() == .differs(entry: 1, reason: "The app showed [2], and before [1]."))
    mood.isOn = false
    #expect(await log.replay() == .same)
    log.removeAll()
    try host.tap("Count")
    mood.isOn = true
    #expect(await log.replay() == .differs(entry: 3, reason: "There is no button “Count”."))
  }

  @Test(arguments: [1_000, 2]) func aReplayBeginsWithTheSceneAsItWasStored(capacity: Int) async throws {
    struct Stored: View {
      let log: NavigationLog
      var body: some View { Inside().navigationLog(log) }
    }
    struct Inside: View {
      @SceneStorage("count") private var count = 0
      var body: some View {
        VStack {
          Button("Stored \(count)") { count += 1 }
          Tracker()
        }
        .restoresNavigation("all")
      }
    }
    let log = NavigationLog(capacity: capacity)
    let host = TestHost { Stored(log: log) }
    try host.tap("Stored 0")
    try host.tap("Issue 7")
    try host.tap("Stored 1")
    try host.tap("Next")
    #expect(await log.replay() == .same)
    #expect(host.pages == ["Issues", "Issue 7", "Issue 8"] && host.isVisible("Stored 2"))
  }

  @Test func entriesMayBeRemovedDuringAReplay() async throws {
    struct Removing: View {
      let log: NavigationLog
      let mood: Switch
      @State private var runs = 0
      var body: some View {
        Button("Run") { runs += 1 }
          .task(id: runs) {
            await Task.yield()
            if mood.isOn { log.removeAll() }
          }
          .navigationLog(log)
      }
    }
    let log = NavigationLog()
    let mood = Switch()
    let host = TestHost { Removing(log: log, mood: mood) }
    for _ in 0..<3 { try host.tap("Run") }
    await host.settle()
    mood.isOn = true
    #expect(await log.replay() == .same)
    #expect(log.entries.isEmpty && log.position == nil)
  }

  @Test func aReplayComparesTheStateInTheEnd() async throws {
    struct Odd: View {
      let log: NavigationLog
      let mood: Switch
      @State private var count = 0
      var body: some View { Button("Count") { count += mood.isOn ? 2 : 1 }.navigationLog(log) }
    }
    let log = NavigationLog()
    let mood = Switch()
    let host = TestHost { Odd(log: log, mood: mood) }
    try host.tap("Count")
    mood.isOn = true
    #expect(await log.replay() == .differs(entry: 1, reason: "Odd.count is “2”, and was “1”."))
  }
}
