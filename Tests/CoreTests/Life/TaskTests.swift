import CairnTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Tasks")
struct TaskTests {
  let journal = Journal()

  @Test("N90: a task starts with the view and is cancelled when the view goes")
  func startsAndIsCancelled() async {
    let isShown = Switchboard(true)
    let host = TestHost {
      Deferred {
        if isShown.value {
          Text("a").task {
            journal.write("starts")
            await untilCancelled()
            journal.write("cancelled")
          }
        }
      }
    }
    await host.settle()
    #expect(journal.take() == ["starts"])
    isShown.value = false
    await host.settle()
    #expect(journal.take() == ["cancelled"])
  }

  @Test func aTaskWritesStateAndTheViewFollows() async {
    struct Page: View {
      @State private var text = "loading"
      var body: some View {
        Text(text).task {
          await Task.yield()
          text = "loaded"
        }
      }
    }
    let host = TestHost { Page() }
    #expect(host.texts == ["loading"])
    await host.settle()
    #expect(host.texts == ["loaded"])
  }

  @Test("N91: another id cancels the task and starts it anew")
  func restartsForAnotherID() async {
    let id = Switchboard(1)
    let host = TestHost {
      Deferred {
        let number = id.value
        Text("\(number)").task(id: number) {
          journal.write("starts \(number)")
          await untilCancelled()
          journal.write("cancelled \(number)")
        }
      }
    }
    await host.settle()
    id.value = 1
    await host.settle()
    #expect(journal.take() == ["starts 1"])
    id.value = 2
    await host.settle()
    #expect(journal.take().sorted() == ["cancelled 1", "starts 2"])
  }

  @Test func anUnchangedTaskGoesOnWhenItsViewRunsAgain() async {
    let name = Switchboard("a")
    let host = TestHost {
      Deferred {
        Text(name.value).task {
          journal.write("starts")
          await untilCancelled()
        }
      }
    }
    await host.settle()
    name.value = "b"
    await host.settle()
    #expect(journal.take() == ["starts"])
  }

  @Test func tasksStartAfterAppearing() async {
    _ = TestHost {
      Text("a").task { journal.write("task") }.onAppear { journal.write("appear") }
    }
    #expect(journal.take() == ["appear"])
  }

  @Test func theTaskIsCancelledWhenTheHostGoes() async {
    var host: TestHost? = TestHost {
      Text("a").task {
        await untilCancelled()
        journal.write("cancelled")
      }
    }
    await host?.settle()
    host = nil
    for _ in 0..<10 { await Task.yield() }
    #expect(journal.take() == ["cancelled"])
  }

  @Test func aViewThatGoesAtOnceStartsNoTask() async {
    struct Page: View {
      let journal: Journal
      @State private var isShown = true
      var body: some View {
        if isShown {
          Text("a").task { journal.write(Task.isCancelled ? "cancelled" : "runs") }
            .onAppear { isShown = false }
        } else {
          Text("b")
        }
      }
    }
    let host = TestHost { Page(journal: journal) }
    await host.settle()
    #expect(host.texts == ["b"])
    // The task starts with the view's first frame; by the time it runs, it has been canceled.
    #expect(journal.take() == ["cancelled"])
  }

  @Test func nothingOfATaskStaysAlive() async {
    struct Page: View {
      let watch: (Token) -> Void
      @State private var token = Token()
      var body: some View {
        Text("a").task {
          watch(token)
          await untilCancelled()
        }
      }
    }
    weak var token: Token?
    let isShown = Switchboard(true)
    let host = TestHost { Deferred { if isShown.value { Page { token = $0 } } } }
    await host.settle()
    #expect(token != nil)
    isShown.value = false
    await host.settle()
    #expect(token == nil)
  }
}

/// Waits for the task's end without using a clock.
@MainActor
func untilCancelled() async {
  let stream = AsyncStream<Void> { _ in }
  for await _ in stream {}
}
