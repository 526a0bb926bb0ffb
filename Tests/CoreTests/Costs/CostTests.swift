import CairnScreen
import CairnTesting
import SwiftUI
import TestSupport
import Testing

@testable import CairnCore

/// Counts what makes changes cheap: how much is evaluated, laid out, and sent to the host.
@MainActor
@Suite("What a change costs")
struct CostTests {
  struct Page: View {
    let number: Int
    @State private var taps = 0

    var body: some View {
      VStack {
        Text("Page \(number)")
        Button("Tap") { taps += 1 }
      }
    }
  }

  struct Pages: View {
    @Bindable var path: Switchboard<NavigationPath>

    var body: some View {
      NavigationStack(path: $path.value) {
        Text("Root").navigationDestination(for: Int.self) { Page(number: $0) }
      }
    }
  }

  struct Entry: Identifiable, Equatable {
    let id: Int
    var revision = 0
  }

  struct Row: View {
    let entry: Entry
    var body: some View { Text("Row \(entry.id), \(entry.revision)") }
  }

  struct Rows: View {
    @Bindable var entries: Switchboard<[Entry]>
    var body: some View { List(entries.value) { Row(entry: $0) } }
  }

  /// The engine's work for one change.
  struct Work: Equatable {
    var bodies = 0
    var measured = 0
    var placed = 0
    var committed = 0
    var nodes = 0

    func isAtMost(_ other: Work) -> Bool {
      bodies <= other.bodies && measured <= other.measured && placed <= other.placed && committed <= other.committed
        && nodes == other.nodes
    }
  }

  private func work<V: View>(in host: TestHost, counting view: V.Type, _ change: () -> Void) throws -> Work {
    let screen = try #require(host.host.windows.last?.screen)
    let bodies = host.bodyRuns(of: view)
    let nodes = host.session.graph.nodeCount
    let committed = host.host.committedElements
    screen.layoutCounters = LayoutCounters()
    change()
    host.session.runTurns()
    return Work(
      bodies: host.bodyRuns(of: view) - bodies, measured: screen.layoutCounters.measured,
      placed: screen.layoutCounters.placed, committed: host.host.committedElements - committed,
      nodes: host.session.graph.nodeCount - nodes)
  }

  @Test func aPushAndAPopAreTheSameWorkAtAnyDepth() throws {
    let path = Switchboard(NavigationPath())
    let host = TestHost { Pages(path: path) }
    var pushes: [Work] = []
    var pops: [Work] = []
    for depth in 1...200 {
      // The same number of digits everywhere, so that all pages have the same size.
      pushes.append(try work(in: host, counting: Page.self) { path.value.append(100 + depth) })
    }
    for _ in 1...200 {
      pops.append(try work(in: host, counting: Page.self) { path.value.removeLast() })
    }
    // Pages just below the top have bars and deeper ones do not, so there is less to do near the ends.
    #expect(Set(pushes.dropFirst().map(\.bodies)) == [1])
    #expect(pushes[5...].allSatisfy { $0 == pushes[5] })
    // The first bars are created and measured; later ones are reused from deeper pages.
    let bar = 2
    #expect(pushes[1..<5].allSatisfy { $0.measured == pushes[5].measured + bar && $0.placed == pushes[5].placed + bar })
    #expect(pushes[1..<5].allSatisfy { $0.committed <= pushes[5].committed && $0.nodes == pushes[5].nodes })
    #expect(Set(pops.map(\.bodies)) == [0])
    #expect(pops[5..<195].allSatisfy { $0 == pops[5] })
    #expect((pops[..<5] + pops[195...]).allSatisfy { $0.isAtMost(pops[5]) })
  }

  @Test func aPathSetInOneWriteMakesThePageOnTopAndTheOneThatBackNames() throws {
    let path = Switchboard(NavigationPath())
    let host = TestHost { Pages(path: path) }
    let many = try work(in: host, counting: Page.self) { path.value = NavigationPath(Array(0..<100)) }
    #expect(many.bodies == 2)
    let none = try work(in: host, counting: Page.self) { path.value = NavigationPath() }
    #expect(none.bodies == 0)
    #expect(many.nodes == -none.nodes)
  }

  @Test(arguments: [1_000, 100_000]) func aListMakesTheRowsInViewAndAMargin(count: Int) {
    let host = TestHost { Rows(entries: Switchboard((0..<count).map { Entry(id: $0) })) }
    // 844 points, with rows of at least 20, plus half as much above and below.
    #expect(host.bodyRuns(of: Row.self) <= 85)
    #expect(host.isVisible("Row 0, 0"))
    #expect(host.session.graph.nodeCount < 500)
  }

  @Test(arguments: [1_000, 100_000]) func aChangedElementRunsItsRowAlone(count: Int) throws {
    let entries = Switchboard((0..<count).map { Entry(id: $0) })
    let host = TestHost { Rows(entries: entries) }
    let seen = try work(in: host, counting: Row.self) { entries.value[5].revision = 1 }
    #expect(host.isVisible("Row 5, 1"))
    #expect(seen.bodies == 1)
    #expect(seen.nodes == 0)
    #expect(seen.committed <= 2)
    let unseen = try work(in: host, counting: Row.self) { entries.value[count - 1].revision = 1 }
    #expect(unseen == Work())
  }

  @Test func aMovedRowKeepsWhatItShows() throws {
    let entries = Switchboard((0..<1_000).map { Entry(id: $0) })
    let host = TestHost { Rows(entries: entries) }
    let moved = try work(in: host, counting: Row.self) { entries.value.insert(entries.value.remove(at: 5), at: 8) }
    #expect(moved.bodies == 0)
    #expect(moved.nodes == 0)
  }
}
