import CairnTesting
import SwiftUI
import Testing

/// Apps whose views never settle. Each turn still ends, the diagnostic names a view, and the app continues.
@MainActor @Suite("Endless loops")
struct EndlessTests {
  /// Settles, and checks that the app was notified and still responds.
  private func expectEnd<Content: View>(
    of content: Content, code: String, naming name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let host = TestHost {
      VStack {
        Counter()
        content
      }
    }
    await host.settle()
    let found = host.diagnostics.filter { $0.code == code }
    #expect(!found.isEmpty, "\(host.diagnostics)", sourceLocation: sourceLocation)
    #expect(found.contains { $0.message.contains(name) }, "\(found)", sourceLocation: sourceLocation)
    try host.tap("Count")
    await host.settle()
    #expect(host.texts.contains("1 counted"), sourceLocation: sourceLocation)
    try host.tap("Count")
    #expect(host.texts.contains("2 counted"), sourceLocation: sourceLocation)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Text("\(count) counted")
      Button("Count") { count += 1 }
    }
  }

  // MARK: Pages that present themselves

  private struct Hall: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        Text("Hall")
        Button("Close") { isShown = false }
      }
      .navigationTitle("Hall")
      .navigationDestination(isPresented: $isShown) { Hall() }
    }
  }

  @Test func aPageThatPresentsItselfEndsAndCanBeLeft() throws {
    let host = TestHost { NavigationStack { Hall() } }
    let endless = host.diagnostics.filter { $0.code == "navigation.endless" }
    #expect(endless.count == 1)
    #expect(endless.first?.message.contains("Hall") == true)
    #expect(endless.first?.file?.hasSuffix("EndlessTests.swift") == true)
    #expect(host.depth > 0)
    #expect(host.depth <= 12)
    while host.depth > 0 { try host.goBack() }
    #expect(host.title == "Hall")
    #expect(host.diagnostics.filter { $0.code == "navigation.endless" }.count == 1)
  }

  private struct Unending: View {
    var body: some View {
      Text("Unending")
        .navigationTitle("Unending")
        .navigationDestination(isPresented: .constant(true)) { Unending() }
    }
  }

  @Test func aPageWhoseBindingRefusesEndsAsWell() throws {
    let host = TestHost { NavigationStack { Unending() } }
    #expect(host.diagnostics.contains { $0.code == "navigation.endless" && $0.message.contains("Unending") })
    #expect(host.depth > 0)
    host.resize(width: 500, height: 700)
    #expect(host.isVisible("Unending"))
  }

  private struct Counted: View {
    let number: Int
    @State private var next: Int?
    init(number: Int) {
      self.number = number
      _next = State(initialValue: number + 1)
    }
    var body: some View {
      Text("Number \(number)").navigationTitle("\(number)")
        .navigationDestination(item: $next) { Counted(number: $0) }
    }
  }

  @Test func itemsThatPresentTheNextOneEnd() throws {
    let host = TestHost { NavigationStack { Counted(number: 0) } }
    #expect(host.diagnostics.contains { $0.code == "navigation.endless" })
    #expect((1...12).contains(host.depth))
  }

  private struct Step: View {
    let left: Int
    @State private var isShown: Bool
    init(left: Int) {
      self.left = left
      _isShown = State(initialValue: left > 0)
    }
    var body: some View {
      Text("\(left) left").navigationTitle("\(left)")
        .navigationDestination(isPresented: $isShown) { Step(left: left - 1) }
    }
  }

  @Test func aLongChainOfPagesThatEndsIsShownToItsEnd() {
    let host = TestHost { NavigationStack { Step(left: 300) } }
    #expect(host.depth == 300)
    #expect(host.diagnostics.isEmpty)
  }

  private struct Curtain: View {
    @State private var isShown = true
    var body: some View { Text("Curtain").sheet(isPresented: $isShown) { Curtain() } }
  }

  @Test func aSheetThatPresentsItselfEnds() async {
    let host = TestHost { Curtain() }
    await host.settle()
    #expect(host.diagnostics.contains { $0.message.contains("Curtain") })
    #expect(host.sheets > 0)
  }

  // MARK: Turns that start each other

  private struct BodyWriter: View {
    @State private var count = 0
    var body: some View {
      let _ = { count += 1 }()
      Text("\(count) bodies")
    }
  }

  @Test func stateWrittenInABody() async throws {
    try await expectEnd(of: BodyWriter(), code: "update.endless", naming: "BodyWriter")
  }

  private struct Growing: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct PreferenceLoop: View {
    @State private var seen = 0
    var body: some View {
      Text("\(seen) seen").preference(key: Growing.self, value: seen + 1)
        .onPreferenceChange(Growing.self) { seen = $0 }
    }
  }

  @Test func aPreferenceThatIsMadeFromItself() async throws {
    try await expectEnd(of: PreferenceLoop(), code: "update.endless", naming: "PreferenceLoop")
  }

  private struct GeometryLoop: View {
    @State private var width = 10.0
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: Double.self, of: { $0.size.width }) { width = $0 < 200 ? $0 + 1 : 10 }
    }
  }

  @Test func aSizeThatFollowsItself() async throws {
    try await expectEnd(of: GeometryLoop(), code: "update.endless", naming: "GeometryLoop")
  }

  private struct TabLoop: View {
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        Text("One").tabItem { Text("First") }.tag(0).onAppear { tab = 1 }
        Text("Two").tabItem { Text("Second") }.tag(1).onAppear { tab = 0 }
      }
    }
  }

  @Test func tabsThatChooseEachOther() async throws {
    try await expectEnd(of: TabLoop(), code: "update.endless", naming: "TabLoop")
  }

  private struct Blinking: View {
    @State private var isOn = true
    var body: some View {
      if isOn { Text("On").onDisappear { isOn = true } } else { Text("Off").onAppear { isOn = true } }
      Button("Start") { isOn = false }
    }
  }

  @Test func viewsThatLeaveAndComeBack() async throws {
    let host = TestHost { Blinking() }
    try host.tap("Start")
    await host.settle()
    #expect(host.isVisible("On") || host.isVisible("Off"))
  }

  private struct Leaving: View {
    @State private var number = 0
    var body: some View {
      Text("Number \(number)").onDisappear { number += 1 }.id(number)
      Button("Next") { number += 1 }
    }
  }

  @Test func aWriteOnLeavingThatMakesTheNextOneLeave() async throws {
    let host = TestHost {
      VStack {
        Counter()
        Leaving()
      }
    }
    try host.tap("Next")
    await host.settle()
    #expect(host.diagnostics.contains { $0.code == "update.endless" && $0.message.contains("Leaving") })
    try host.tap("Count")
    #expect(host.texts.contains("1 counted"))
  }

  private struct Chasing: View {
    @State private var count = 0
    var body: some View { Text("\(count) turns").onChange(of: count, initial: true) { count += 1 } }
  }

  @Test func aChangeThatChangesItself() async throws {
    try await expectEnd(of: Chasing(), code: "update.endless", naming: "Chasing")
  }

  private struct Following: View {
    @State private var path = [0]
    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationDestination(for: Int.self) { number in
          Text("Page \(number)").onAppear { path.append(number + 1) }
        }
      }
    }
  }

  @Test func pagesThatPushTheNextWhenTheyAppear() async throws {
    try await expectEnd(of: Following(), code: "update.endless", naming: "Following")
  }

  private struct Overlaid: View {
    var body: some View {
      Text("Base").preference(key: Growing.self, value: 1)
        .overlayPreferenceValue(Growing.self) { value in
          Text("Sum \(value)").preference(key: Growing.self, value: value + 1)
        }
    }
  }

  @Test func anOverlayThatAddsToWhatItShowsEnds() async throws {
    let host = TestHost {
      VStack {
        Counter()
        Overlaid()
      }
    }
    await host.settle()
    try host.tap("Count")
    #expect(host.texts.contains("1 counted"))
  }

  private struct Yielding: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").task {
        while !Task.isCancelled {
          count += 1
          await Task.yield()
        }
      }
    }
  }

  @Test func aTaskThatNeverRestsDoesNotKeepATestWaiting() async {
    let host = TestHost { Yielding() }
    await host.settle()
    #expect(host.diagnostics.contains { $0.code == "task.endless" })
  }
}
