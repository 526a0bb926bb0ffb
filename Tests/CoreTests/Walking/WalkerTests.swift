import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Walking through everything")
struct WalkerTests {
  private struct Shop: View {
    @State private var showsBasket = false
    @State private var asksToPay = false
    @State private var note = ""
    let visited: (String) -> Void

    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Fruit", value: "Fruit")
          NavigationLink("Bread", value: "Bread")
          TextField("Note", text: $note)
          Toggle("Deliver", isOn: .constant(true))
        }
        .navigationTitle("Shop")
        .navigationDestination(for: String.self) { name in
          VStack {
            Button("Buy \(name)") { visited("bought \(name)") }
            NavigationLink("More") { Text("More of it").navigationTitle("More \(name)") }
          }
          .navigationTitle(name)
        }
        .toolbar { Button("Basket") { showsBasket = true } }
        .sheet(isPresented: $showsBasket) {
          Button("Pay") { asksToPay = true }
            .alert("Really?", isPresented: $asksToPay) { Button("Yes") { visited("paid") } }
        }
      }
    }
  }

  @Test func everyPageSheetAndAlertIsSeenAndEveryButtonPressed() throws {
    var visited: Set<String> = []
    let host = TestHost { Shop { visited.insert($0) } }
    let report = try host.walkEverything()
    #expect(Set(report.pages).isSuperset(of: ["Shop", "Fruit", "Bread", "More Fruit", "More Bread"]))
    #expect(report.pages.contains { $0.contains("Pay") })
    #expect(report.pages.contains { $0.contains("Really?") })
    #expect(visited == ["bought Fruit", "bought Bread", "paid"])
    #expect(report.isComplete)
    #expect(report.isClean, "\(report)")
    #expect(host.pages == ["Shop"])
    #expect(host.sheets == 0)
  }

  @Test func theWalkStopsAtItsLimitAndSaysSo() throws {
    let host = TestHost { Shop { _ in } }
    let report = try host.walkEverything(maxSteps: 3)
    #expect(report.steps == 3)
    #expect(!report.isComplete)
  }

  @Test func aSheetThatComesAgainEachTimeIsADeadEnd() throws {
    struct Nagging: View {
      @State private var asks = true
      var body: some View {
        Text("Home").sheet(isPresented: $asks) { Text("Please subscribe").onDisappear { asks = true } }
      }
    }
    let report = try TestHost { Nagging() }.walkEverything()
    #expect(report.deadEnds.count == 1)
  }

  @Test func aSheetThatCannotBeLeftIsADeadEnd() throws {
    struct Trap: View {
      @State private var isShut = false
      var body: some View {
        Button("Enter") { isShut = true }
          .sheet(isPresented: $isShut) { Text("Stuck").interactiveDismissDisabled() }
      }
    }
    let report = try TestHost { Trap() }.walkEverything()
    #expect(report.deadEnds.count == 1)
    #expect(!report.isClean)
  }

  @Test func whatIsNoticedOnTheWayIsReported() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("Nowhere", value: 1).navigationTitle("Root")
      }
    }
    let report = try host.walkEverything()
    #expect(report.diagnostics.contains { $0.code == "navigation.dead-link" }, "\(report)")
  }

  @Test func tabsAreGoneThroughOneByOne() throws {
    let host = TestHost {
      TabView {
        Tab("One", systemImage: "1.circle") { NavigationStack { Text("1").navigationTitle("First") } }
        Tab("Two", systemImage: "2.circle") { NavigationStack { Text("2").navigationTitle("Second") } }
      }
    }
    let report = try host.walkEverything()
    #expect(Set(report.pages) == ["First", "Second"])
    #expect(report.isClean, "\(report)")
  }

  @Test func longListsAreScrolledToTheirEnd() throws {
    var seen: Set<Int> = []
    let host = TestHost {
      List(0..<200, id: \.self) { number in
        Button("Row \(number)") { seen.insert(number) }
      }
    }
    let report = try host.walkEverything(maxSteps: 2000)
    #expect(seen.count == 200, "\(report)")
    #expect(report.isComplete)
  }
}
