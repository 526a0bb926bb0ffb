import CairnScreen
import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// Rows appear when the user can see them, whatever makes them and however tall the host guesses them to be.
@MainActor
@Suite("Appearing rows")
struct AppearingRowTests {
  /// What the rows' actions and tasks have noted.
  @MainActor
  final class Journal {
    var here: Set<Int> = []
    var appearances: [Int: Int] = [:]
    /// The tasks of each row. One that is canceled may end after the next one has begun.
    var tasks: [Int: Int] = [:]
    var running: Set<Int> { Set(tasks.filter { $0.value > 0 }.keys) }
  }

  struct Row: View {
    let number: Int
    let journal: Journal
    var body: some View {
      Text("Row \(number)").frame(height: 60)
        .onAppear {
          journal.here.insert(number)
          journal.appearances[number, default: 0] += 1
        }
        .onDisappear { journal.here.remove(number) }
        .task {
          journal.tasks[number, default: 0] += 1
          try? await Task.sleep(for: .seconds(1_000))
          journal.tasks[number, default: 0] -= 1
        }
    }
  }

  enum Container: CaseIterable {
    case list, listOfViews, listOfSections, stack, stackOfViews, grid

    @MainActor @ViewBuilder func view(_ journal: Journal) -> some View {
      switch self {
      case .list: List(0..<40, id: \.self) { Row(number: $0, journal: journal) }
      case .listOfViews:
        List {
          ForEach(0..<10) { Row(number: $0, journal: journal) }
          Group {
            Row(number: 10, journal: journal)
            Row(number: 11, journal: journal)
          }
          Row(number: 12, journal: journal)
        }
      case .listOfSections:
        List {
          ForEach(0..<10, id: \.self) { section in
            Section("Section \(section)") {
              ForEach(section * 4..<section * 4 + 3, id: \.self) { Row(number: $0, journal: journal) }
              Row(number: section * 4 + 3, journal: journal)
            }
          }
        }
      case .stack: ScrollView { LazyVStack { ForEach(0..<40, id: \.self) { Row(number: $0, journal: journal) } } }
      case .stackOfViews:
        ScrollView {
          LazyVStack {
            Row(number: 0, journal: journal)
            ForEach([1, 2, 3], id: \.self) { Row(number: $0, journal: journal) }
            Section {
              Row(number: 4, journal: journal)
              Row(number: 5, journal: journal)
              Row(number: 6, journal: journal)
            } footer: {
              Row(number: 7, journal: journal)
            }
            Row(number: 8, journal: journal)
          }
        }
      case .grid:
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(0..<60, id: \.self) { Row(number: $0, journal: journal) }
          }
        }
      }
    }
  }

  nonisolated private static let displays: [TestHost.Display] = [
    .window(width: 390, height: 420), .window(width: 1_000, height: 300), .terminal(columns: 80, lines: 24),
  ]

  /// The numbers of the rows inside the scroll area's frame, and of those that touch it.
  private func rows(of host: TestHost) throws -> (inside: Set<Int>, touching: Set<Int>) {
    let area = try #require(host.root?.firstInside { $0.role == .scrollArea || $0.role == .list })
    let frame = area.frame(in: nil)
    var rows: (inside: Set<Int>, touching: Set<Int>) = ([], [])
    for element in area.inside {
      guard element.role == .text, let label = element.label, label.hasPrefix("Row "),
        let number = Int(label.dropFirst(4))
      else { continue }
      let row = element.frame(in: nil)
      // Rows are 60 points tall, and their texts are in the middle.
      if row.midY >= frame.minY, row.midY <= frame.maxY { rows.inside.insert(number) }
      if row.midY >= frame.minY - 80, row.midY <= frame.maxY + 80 { rows.touching.insert(number) }
    }
    return rows
  }

  @Test(arguments: Container.allCases, displays)
  func onlyRowsInViewAppear(_ container: Container, on display: TestHost.Display) async throws {
    let journal = Journal()
    let host = TestHost(on: display) { container.view(journal) }
    let area = try #require(host.root?.firstInside { $0.role == .scrollArea || $0.role == .list })
    var before = journal.here
    var arrivals = before.contains(0) ? 1 : 0
    for y in [0, 30, 200, 90, 400, 0] {
      _ = host.session.send(.scroll(CGPoint(x: 0, y: Double(y))), to: area)
      host.session.runTurns()
      await host.settle()
      let seen = try rows(of: host)
      #expect(journal.here.isSuperset(of: seen.inside), "at \(y)")
      #expect(journal.here.isSubset(of: seen.touching), "at \(y)")
      #expect(journal.running == journal.here, "at \(y)")
      if journal.here.contains(0), !before.contains(0) { arrivals += 1 }
      before = journal.here
    }
    #expect(journal.appearances[0] == arrivals)
  }

  /// The timeline of the first lesson on paging: the last row loads the next page.
  struct Timeline: View {
    let journal: Journal
    @State private var count = 20
    var body: some View {
      List {
        ForEach(0..<count, id: \.self) { number in
          Row(number: number, journal: journal)
            .task(id: count) { if number == count - 1, count < 200 { count += 20 } }
        }
        ProgressView("Loading").onAppear { journal.here.insert(-1) }
      }
      Text("\(count) rows")
    }
  }

  @Test(arguments: displays)
  func aTimelineLoadsItsNextPageWhenScrolledToTheEnd(on display: TestHost.Display) async throws {
    let journal = Journal()
    let host = TestHost(on: display) { Timeline(journal: journal) }
    await host.settle()
    #expect(host.isVisible("20 rows"))
    #expect(journal.here.max() ?? 99 < 12)
    #expect(!journal.here.contains(-1))
    try host.scroll(to: "Row 19")
    await host.settle()
    #expect(host.isVisible("40 rows"))
  }

  @Test func aRowThatComesBackIntoViewWithItsListAppearsOnce() async throws {
    struct Tabs: View {
      let journal: Journal
      var body: some View {
        TabView {
          Container.listOfViews.view(journal).tabItem { Text("Rows") }
          Text("Elsewhere").tabItem { Text("Other") }
        }
      }
    }
    let journal = Journal()
    let host = TestHost(width: 390, height: 420) { Tabs(journal: journal) }
    let first = journal.here
    #expect(!first.isEmpty && !first.contains(12))
    try host.tap("Other")
    #expect(journal.here.isEmpty)
    try host.tap("Rows")
    #expect(journal.here == first)
    #expect(journal.appearances.values.allSatisfy { $0 == 2 })
    await host.settle()
    #expect(journal.running == first)
  }

  @Test func anInitialChangeWaitsForItsRow() throws {
    struct Screen: View {
      let journal: Journal
      var body: some View {
        List {
          ForEach(0..<3) { number in
            Color.red.frame(height: 300).onChange(of: number, initial: true) { journal.here.insert(number) }
          }
          Text("End").onChange(of: 0, initial: true) { journal.here.insert(99) }
        }
      }
    }
    let journal = Journal()
    let host = TestHost(width: 390, height: 500) { Screen(journal: journal) }
    #expect(journal.here == [0, 1])
    try host.scroll(to: "End")
    #expect(journal.here.contains(99))
  }

  @Test func geometryInRowsIsReadAsTheyComeIntoView() throws {
    struct Screen: View {
      var body: some View {
        List(0..<40, id: \.self) { number in
          GeometryReader { Text("Row \(number): \(Int($0.size.height))") }.frame(height: 60)
        }
      }
    }
    let host = TestHost(width: 390, height: 420) { Screen() }
    #expect(host.texts.contains("Row 0: 60"))
    let area = try #require(host.root?.firstInside { $0.role == .list })
    for y in stride(from: 0.0, through: 600, by: 50) {
      _ = host.session.send(.scroll(CGPoint(x: 0, y: y)), to: area)
      host.session.runTurns()
      let first = Int(y / 80) + 1
      #expect(host.texts.contains("Row \(first): 60"), "at \(y)")
    }
  }
}
