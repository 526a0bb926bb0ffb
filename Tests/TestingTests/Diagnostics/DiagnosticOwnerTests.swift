import CairnCore
import CairnTesting
import SwiftUI
import Testing

/// Two strict hosts, and code that belongs to neither, take turns at every point where they wait.
@MainActor
@Suite("A diagnostic belongs to the session that caused it", .serialized)
struct DiagnosticOwnerTests {
  /// Steps of one app: an action, a task after it has waited, and work of that task elsewhere.
  private struct Reporter: View {
    let name: String
    let steps: AsyncStream<Int>
    /// Hears of the end of each step, as nobody counts what runs elsewhere.
    let done: AsyncStream<Void>.Continuation

    var body: some View {
      Button(name) { report("\(name).action") }
        .task {
          for await step in steps {
            report("\(name).task-\(step)")
            await elsewhere(step)
            done.yield()
          }
        }
    }

    @concurrent private func elsewhere(_ step: Int) async {
      await Task { report("\(name).elsewhere-\(step)") }.value
    }
  }

  @MainActor private final class Party {
    let name: String
    let host: TestHost
    private let steps = AsyncStream.makeStream(of: Int.self)
    private let done = AsyncStream.makeStream(of: Void.self)
    private(set) var expected: [String] = []
    private(set) var heard: [String] = []

    init(_ name: String) {
      self.name = name
      let (stream, end) = (steps.stream, done.continuation)
      host = TestHost(strict: true) { Reporter(name: name, steps: stream, done: end) }
      host.failureHandler = { [unowned self] in heard.append("\($0.reason)") }
    }

    func go(_ step: Int) async {
      if step == 0 {
        expected.append("\(name).action")
        do { try host.tap(name) } catch { heard.append("\(error)") }
      } else {
        expected += ["\(name).task-\(step)", "\(name).elsewhere-\(step)"]
        steps.continuation.yield(step)
        for await _ in done.stream { break }
        await host.settle()
      }
    }

    func check(_ order: [Int]) {
      _ = host.texts
      #expect(host.diagnostics.map(\.code) == expected, "\(order)")
      #expect(heard.allSatisfy { $0.contains("[\(name).") } && !heard.isEmpty, "\(heard), \(order)")
    }
  }

  /// All orders of three parties with some steps each.
  private static func orders(_ rest: [Int] = [2, 2, 2]) -> [[Int]] {
    if rest.allSatisfy({ $0 == 0 }) { return [[]] }
    return rest.indices.filter { rest[$0] > 0 }.flatMap { party in
      var less = rest
      less[party] -= 1
      return orders(less).map { [party] + $0 }
    }
  }

  @Test func eachHearsItsOwnInEveryOrder() async {
    for order in Self.orders() {
      let parties = [Party("one"), Party("two")]
      var steps = [0, 0, 0]
      for next in order {
        if next < 2 {
          await parties[next].go(steps[next])
        } else if steps[next] == 0 {
          DiagnosticOutput.$isQuiet.withValue(true) { report("nobody.direct") }
        } else {
          await DiagnosticOutput.$isQuiet.withValue(true) {
            await Task { report("nobody.task") }.value
            await Task.detached {
              DiagnosticOutput.$isQuiet.withValue(true) { report("nobody.elsewhere") }
            }.value
          }
        }
        steps[next] += 1
      }
      for party in parties { party.check(order) }
    }
  }

  private struct Careless: App {
    init() { report("app.initializer") }
    var body: some Scene { WindowGroup { Text("Hello") } }
  }

  @Test func whatAnAppsInitializerReportsIsTheApps() {
    let before = TestHost { Text("Another") }
    #expect(TestHost(Careless.self).diagnostics.map(\.code) == ["app.initializer"])
    #expect(before.diagnostics.isEmpty)
  }

  @Test func whatTheContentsClosureReportsIsTheHosts() {
    let before = TestHost { Text("Another") }
    let host = TestHost {
      let _ = report("content.closure")
      Text("Hello")
    }
    #expect(host.diagnostics.map(\.code) == ["content.closure"])
    #expect(before.diagnostics.isEmpty)
  }
}

private func report(_ code: String) { AppDiagnostics.report(.warning, code, "A problem.") }
