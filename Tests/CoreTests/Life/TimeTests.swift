import CairnTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Time")
struct TimeTests {
  let journal = Journal()

  @Test func sleepingTasksWaitForTheTestsClock() async {
    struct Page: View {
      @State private var text = "waiting"
      var body: some View {
        Text(text).task {
          try? await Task.sleep(for: .seconds(3600))
          text = "an hour later"
          try? await Task.sleep(nanoseconds: 1_500_000_000)
          text = "and a bit"
        }
      }
    }
    let host = TestHost { Page() }
    await host.advance(by: .seconds(3599))
    #expect(host.texts == ["waiting"])
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["an hour later"])
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["an hour later"])
    await host.advance(by: .milliseconds(500))
    #expect(host.texts == ["and a bit"])
  }

  @Test func workForLaterWaitsForTheTestsClock() async throws {
    struct Page: View {
      @State private var text = "idle"
      var body: some View {
        Text(text)
        Button("Start") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { text = "an hour later" }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1800, execute: { text = "half an hour later" })
        }
      }
    }
    let host = TestHost { Page() }
    try host.tap("Start")
    await host.advance(by: .seconds(1700))
    #expect(host.texts.first == "idle")
    await host.advance(by: .seconds(100))
    #expect(host.texts.first == "half an hour later")
    await host.advance(by: .seconds(1800))
    #expect(host.texts.first == "an hour later")
  }

  @Test func whatFallsDueOnTheWayHappensInItsOrder() async {
    let host = TestHost {
      Text("a").task {
        try? await Task.sleep(for: .seconds(2))
        journal.write("two")
      }
      Text("b").task {
        for second in 1...3 {
          try? await Task.sleep(for: .seconds(1))
          journal.write("tick \(second)")
        }
      }
      Text("c").task {
        try? await Task.sleep(until: .now + .seconds(2.5), clock: .continuous)
        journal.write("two and a half")
      }
    }
    await host.advance(by: .seconds(10))
    #expect(journal.take().filter { $0 != "two" } == ["tick 1", "tick 2", "two and a half", "tick 3"])
  }

  @Test func tasksStartedByActionsFollowTheClockToo() async throws {
    struct Page: View {
      @State private var text = "idle"
      var body: some View {
        Text(text)
        Button("Start") {
          Task {
            text = "started"
            try await Task.sleep(for: .seconds(5))
            text = "done"
          }
        }
      }
    }
    let host = TestHost { Page() }
    try host.tap("Start")
    await host.settle()
    #expect(host.texts.first == "started")
    await host.advance(by: .seconds(5))
    #expect(host.texts.first == "done")
  }

  @Test func aSleepIsCancelledWithItsView() async {
    let isShown = Switchboard(true)
    let host = TestHost {
      Deferred {
        if isShown.value {
          Text("a").task {
            do {
              try await Task.sleep(for: .seconds(1))
              journal.write("slept")
            } catch {
              journal.write(error is CancellationError ? "cancelled" : "failed")
            }
          }
        }
      }
    }
    await host.settle()
    isShown.value = false
    await host.settle()
    #expect(journal.take() == ["cancelled"])
    await host.advance(by: .seconds(2))
    #expect(journal.take() == [])
  }

  @Test("N91: typing on restarts the wait")
  func debouncing() async throws {
    let query = Switchboard("")
    let host = TestHost {
      Deferred {
        let text = query.value
        Text(text).task(id: text) {
          guard (try? await Task.sleep(for: .milliseconds(300))) != nil else { return }
          journal.write("search \(text)")
        }
      }
    }
    for text in ["s", "sw", "swi"] {
      query.value = text
      await host.advance(by: .milliseconds(200))
    }
    #expect(journal.take() == [])
    await host.advance(by: .milliseconds(100))
    #expect(journal.take() == ["search swi"])
  }

  @Test func workAwayFromTheMainActorIsWaitedFor() async {
    struct Page: View {
      @State private var sum = 0
      var body: some View { Text("\(sum)").task { sum = await Self.work(5) } }
      nonisolated static func work(_ depth: Int) async -> Int {
        if depth == 0 { return 1 }
        await Task.yield()
        return await work(depth - 1) + 1
      }
    }
    let host = TestHost { Page() }
    await host.settle()
    #expect(host.texts == ["6"])
  }
}

@MainActor
@Suite("Transactions")
struct TransactionTests {
  let journal = Journal()

  private struct Page: View {
    let journal: Journal
    @State private var number = 0
    var body: some View {
      Text("\(number)")
      Button("animated") {
        withAnimation(.linear(duration: 2)) {
          number += 1
          number += 1
        } completion: {
          journal.write("over")
        }
        journal.write("started")
      }
      Button("nothing") {
        withAnimation(.linear(duration: 2)) {
        } completion: {
          journal.write("over")
        }
      }
      Button("plain") {
        withAnimation(nil) {
          number += 1
        } completion: {
          journal.write("over")
        }
      }
      Button("forever") {
        withAnimation(.linear(duration: 2).repeatForever()) {
          number += 1
        } completion: {
          journal.write("over")
        }
      }
    }
  }

  @Test func theCompletionIsCalledOnceWhenTheAnimationIsOver() async throws {
    let host = TestHost { Page(journal: journal) }
    try host.tap("animated")
    #expect(host.texts.first == "2")
    #expect(journal.take() == ["started"])
    await host.advance(by: .milliseconds(1900))
    #expect(journal.take() == [])
    await host.advance(by: .milliseconds(200))
    #expect(journal.take() == ["over"])
    await host.advance(by: .seconds(10))
    #expect(journal.take() == [])
  }

  @Test func withoutAChangeOrAnAnimationItIsCalledAtOnce() throws {
    let host = TestHost { Page(journal: journal) }
    try host.tap("nothing")
    #expect(journal.take() == ["over"])
    try host.tap("plain")
    #expect(host.texts.first == "1")
    #expect(journal.take() == ["over"])
  }

  @Test func anAnimationWithoutEndNeverCompletes() async throws {
    let host = TestHost { Page(journal: journal) }
    try host.tap("forever")
    await host.advance(by: .seconds(3600))
    #expect(journal.take() == [])
  }

  @Test func theHostIsToldHowAChangeIsMade() throws {
    struct Page: View {
      let model: AnimatedModel
      @State private var number = 0
      @State private var isOn = false
      var body: some View {
        Text("\(number) \(model.number)")
        Button("state") { withAnimation(.bouncy) { number += 1 } }
        Button("model") { withAnimation(.snappy) { model.number += 1 } }
        Button("key") { withTransaction(\.keyed, "mine") { number += 1 } }
        Button("binding") { $number.animation(.smooth).wrappedValue += 1 }
        Button("none") { number += 1 }
      }
    }
    let host = TestHost { Page(model: AnimatedModel()) }
    try host.tap("state")
    #expect(host.host.lastTransaction.animation == .bouncy)
    try host.tap("model")
    #expect(host.host.lastTransaction.animation == .snappy)
    try host.tap("binding")
    #expect(host.host.lastTransaction.animation == .smooth)
    try host.tap("key")
    #expect(host.host.lastTransaction.keyed == "mine")
    try host.tap("none")
    #expect(host.host.lastTransaction.animation == nil)
    #expect(host.host.lastTransaction.keyed == "none")
  }
}

@MainActor @Observable
private final class AnimatedModel {
  var number = 0
}

private struct Keyed: TransactionKey {
  static let defaultValue = "none"
}

extension Transaction {
  fileprivate var keyed: String {
    get { self[Keyed.self] }
    set { self[Keyed.self] = newValue }
  }
}
