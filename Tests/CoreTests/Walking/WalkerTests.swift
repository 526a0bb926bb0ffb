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

  @Test func theWalkGoesOnInTheAppStartedAnewWhereThereIsNoWayOut() throws {
    struct Trap: View {
      @State private var isShut = false
      let pressed: (String) -> Void
      var body: some View {
        NavigationStack {
          VStack {
            Button("Enter") { isShut = true }
            NavigationLink("Nowhere", value: 1)
            Button("Stay") { pressed("Stay") }
          }
          .navigationTitle("Yard")
        }
        .fullScreenCover(isPresented: $isShut) { Button("Knock") { pressed("Knock") } }
      }
    }
    var pressed: [String] = []
    let report = try TestHost { Trap { pressed.append($0) } }.walkEverything()
    #expect(report.deadEnds.count == 1)
    #expect(pressed.filter { $0 == "Stay" }.count == 1)
    #expect(pressed.contains("Knock"))
    #expect(report.isComplete)
    #expect(report.diagnostics.filter { $0.code == "navigation.dead-link" }.count == 1, "\(report)")
  }

  @Test func settingsOutliveAStartOfTheAppAnew() throws {
    struct Welcomed: View {
      @AppStorage("welcomed") private var isWelcomed = false
      @State private var isShut = false
      let pressed: () -> Void
      var body: some View {
        Button(isWelcomed ? "Inside" : "Come in") { if isWelcomed { pressed() } else { isShut = true } }
          .fullScreenCover(isPresented: $isShut) { Button("Agree") { isWelcomed = true } }
      }
    }
    var presses = 0
    let report = try TestHost { Welcomed { presses += 1 } }.walkEverything()
    #expect(presses == 1, "\(report)")
  }

  @Test @available(*, deprecated) func linksThatShowNothingAreNotPressed() throws {
    struct Hidden: View {
      @State private var isThere = false
      let written: (Bool) -> Void
      var body: some View {
        NavigationView {
          VStack {
            Button("Go") { isThere = true }
            Text("Two").background(NavigationLink("", isActive: $isThere) { Text("There") })
          }
          .navigationTitle("Here")
          .background(
            NavigationLink(
              isActive: Binding {
                false
              } set: {
                written($0)
              }
            ) {
              Text("No")
            } label: {
              EmptyView()
            })
        }
      }
    }
    var written: [Bool] = []
    let report = try TestHost { Hidden { written.append($0) } }.walkEverything()
    #expect(!written.contains(true), "\(report)")
    #expect(report.isClean, "\(report)")
  }

  @Test func aPageThatWasLeftTooEarlyIsGoneBackTo() throws {
    struct Stairs: View {
      @State private var path: [Int] = []
      let pressed: (String) -> Void
      var body: some View {
        NavigationStack(path: $path) {
          Button("Up") { path = [1] }
            .navigationTitle("Ground")
            .navigationDestination(for: Int.self) { floor in
              VStack {
                Button("Down at once") { path = [] }
                Button("Ring \(floor)") { pressed("Ring \(floor)") }
              }
              .navigationTitle("Floor \(floor)")
            }
        }
      }
    }
    var pressed: [String] = []
    let report = try TestHost { Stairs { pressed.append($0) } }.walkEverything()
    #expect(pressed == ["Ring 1"], "\(report)")
    #expect(report.isClean, "\(report)")
  }

  @Test func aPanelIsLeftByTheButtonThatShutItBefore() throws {
    struct Panels: View {
      @State private var isShown = false
      @State private var hints = 0
      var body: some View {
        VStack {
          Button("One") { isShown = true }
          Button("Two") { isShown = true }
        }
        .fullScreenCover(isPresented: $isShown) {
          VStack {
            Button("Hint") { hints += 1 }
            Button("Fertig") { isShown = false }
            Text("\(hints) hints")
          }
        }
      }
    }
    let host = TestHost { Panels() }
    let report = try host.walkEverything()
    #expect(report.isClean, "\(report)")
    #expect(host.sheets == 0)
    try host.tap("One")
    #expect(host.texts.contains("1 hints"))
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

  private struct Splash: View {
    let delay: (@escaping @MainActor @Sendable () -> Void) -> Void
    @State private var isOver = false
    var body: some View {
      if isOver {
        Button("Start") {}
      } else {
        Text("Welcome").onAppear { delay { isOver = true } }
      }
    }
  }

  @Test func aSplashThatGoesAwayByTheQueuesClockIsWaitedFor() throws {
    let host = TestHost {
      Splash { action in DispatchQueue.main.asyncAfter(deadline: .now() + 3.6) { action() } }
    }
    #expect(host.texts == ["Welcome"])
    let report = try host.walkEverything()
    #expect(report.steps == 1)
    #expect(report.waited >= .seconds(3) && report.waited < .seconds(5))
    #expect("\(report)".contains("waited 3."))
  }

  @Test func aSplashThatGoesAwayByATimerIsWaitedFor() throws {
    let host = TestHost {
      Splash { action in
        _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in MainActor.assumeIsolated(action) }
      }
    }
    #expect(try host.walkEverything().steps == 1)
  }

  @Test func aSplashThatATaskEndsIsWaitedForByWhoCanAwait() async throws {
    struct Sleeper: View {
      @State private var isOver = false
      var body: some View {
        if isOver {
          Button("Start") {}
        } else {
          Text("Welcome").task {
            try? await Task.sleep(for: .seconds(3))
            isOver = true
          }
        }
      }
    }
    let report = try await TestHost { Sleeper() }.walkEverything(waiting: .seconds(5))
    #expect(report.steps == 1)
    #expect(report.waited >= .seconds(3))
  }

  @Test func whatComesFromElsewhereIsWaitedForInRealTime() async throws {
    let host = TestHost {
      Splash { action in DispatchQueue.global().async { DispatchQueue.main.async { action() } } }
    }
    #expect(try await host.walkEverything(waiting: .seconds(60)).steps == 1)
  }

  @Test func aWalkThatFindsSomethingToDoDoesNotWait() throws {
    let report = try TestHost { Button("Start") {} }.walkEverything()
    #expect(report.waited == .zero)
  }

  @Test func whatComesLaterIsTriedAsWell() throws {
    struct Patient: View {
      @State private var isReady = false
      var body: some View {
        Button("Prepare") { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isReady = true } }
        if isReady { Button("Eat") {} }
      }
    }
    #expect(try TestHost { Patient() }.walkEverything().steps == 2)
  }

  @Test func whatIsTappedByAGestureIsTapped() throws {
    struct Card: View {
      @State private var isTurned = false
      var body: some View {
        Text(isTurned ? "Back" : "Front").onTapGesture { isTurned = true }
      }
    }
    let host = TestHost { Card() }
    #expect(try host.walkEverything().steps > 0)
    #expect(host.texts == ["Back"])
  }

  @Test func aClockThatGoesOnIsNoDeadEnd() throws {
    struct Clock: View {
      @State private var seconds = 0
      private func tick() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { seconds += 1 } }
      var body: some View {
        Text("\(seconds)").onAppear(perform: tick).onChange(of: seconds, tick)
        Button("Look") {}
      }
    }
    let report = try TestHost { Clock() }.walkEverything()
    #expect(report.isClean, "\(report)")
    #expect(report.isComplete)
  }
}
