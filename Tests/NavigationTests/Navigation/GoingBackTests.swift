import CairnCore
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

/// A page that can dismiss itself, and exposes its dismiss action.
private struct Page: View {
  let title: String
  var box = ActionBox()
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    let _ = box.keep(dismiss, for: title)
    VStack {
      Text(isPresented ? "presented" : "not presented")
      NavigationLink("Next", value: title + "+")
      Button("Dismiss") { dismiss() }
    }
    .navigationTitle(title)
  }
}

@MainActor
private final class ActionBox {
  private(set) var actions: [String: DismissAction] = [:]
  nonisolated init() {}
  func keep(_ action: DismissAction, for title: String) { actions[title] = action }
}

private struct Pages: View {
  var box = ActionBox()
  @State private var path: [String]

  init(_ path: [String] = [], box: ActionBox = ActionBox()) {
    _path = State(initialValue: path)
    self.box = box
  }

  var body: some View {
    NavigationStack(path: $path) {
      Page(title: "Root", box: box).navigationDestination(for: String.self) { Page(title: $0, box: box) }
    }
  }
}

@MainActor
@Suite("Going back")
struct GoingBackTests {
  @Test func N95_dismissPopsThePage() throws {
    let host = TestHost { Pages(["a", "b"]) }
    try host.tap("Dismiss")
    #expect(host.pages == ["Root", "a"])
    try host.tap("Dismiss")
    #expect(host.pages == ["Root"])
  }

  @Test func N96_dismissOfACoveredPageRemovesItAndEverythingAbove() throws {
    let box = ActionBox()
    let host = TestHost { Pages(["a"], box: box) }
    try host.tap("Next")
    try host.tap("Next")
    #expect(host.pages == ["Root", "a", "a+", "a++"])
    box.actions["a+"]?()
    #expect(host.pages == ["Root", "a"])
    // A removed page cannot be dismissed again.
    box.actions["a++"]?()
    #expect(host.pages == ["Root", "a"])
  }

  @Test func N98_dismissOfAViewNobodyPresentedDoesNothing() throws {
    let host = TestHost { Pages() }
    try host.tap("Dismiss")
    #expect(host.pages == ["Root"])
    #expect(host.windows.count == 1)
    let plain = TestHost { Page(title: "Plain") }
    try plain.tap("Dismiss")
    #expect(plain.isVisible("Dismiss"))
  }

  private struct TwoWindows: App {
    var body: some Scene {
      WindowGroup("Main") { Opener() }
      Window("Log", id: "log") { Pages() }
    }

    struct Opener: View {
      @Environment(\.openWindow) private var openWindow
      var body: some View { Button("Open") { openWindow(id: "log") } }
    }
  }

  @Test func N99_atTheRootOfAWindowItClosesTheWindowUnlessThatIsTheLast() throws {
    let host = TestHost(TwoWindows.self)
    try host.tap("Open")
    #expect(host.windows == ["Main", "Log"])
    try host.tap("Next")
    try host.tap("Dismiss")
    #expect(host.windows == ["Main", "Log"])
    try host.tap("Dismiss")
    #expect(host.windows == ["Main"])
  }

  @Test func N103_aPushedPageIsPresentedAndARootIsNot() throws {
    let host = TestHost { Pages() }
    #expect(host.texts.contains("not presented"))
    try host.tap("Next")
    #expect(host.texts.contains("presented"))
    #expect(!host.texts.contains("not presented"))
  }

  @available(*, deprecated)
  @Test func N104_presentationModeDoesTheSame() throws {
    struct Older: View {
      @Environment(\.presentationMode) private var mode
      var body: some View {
        Button(mode.wrappedValue.isPresented ? "Away" : "Stays") { mode.wrappedValue.dismiss() }.navigationTitle(
          "Older")
      }
    }
    let host = TestHost {
      NavigationStack { NavigationLink("Go") { Older() }.navigationTitle("Root") }
    }
    try host.tap("Go")
    try host.tap("Away")
    #expect(host.title == "Root")
    try TestHost { NavigationStack { Older() } }.tap("Stays")
  }

  @Test func N105_theBackControlIsNamedAfterThePageBelow() throws {
    let host = TestHost { Pages() }
    try host.tap("Next")
    #expect(host.backLabel == "Root")
    try host.tap("Next")
    #expect(host.backLabel == "Root+")
  }

  @Test func N105_severalPagesAtOnceNameTheOneDirectlyBelow() throws {
    struct Paged: View {
      @SceneStorage("path") private var stored = "a,b,c"
      @State private var hidesBack = false
      private var path: Binding<[String]> {
        Binding {
          stored.split(separator: ",").map(String.init)
        } set: {
          stored = $0.joined(separator: ",")
        }
      }
      var body: some View {
        NavigationStack(path: path) {
          Text("Start").navigationTitle("Root")
            .navigationDestination(for: String.self) { page in
              Button("Deeper") { path.wrappedValue += ["x", "y", "z"] }
              Button("Other") { path.wrappedValue = ["p", "q"] }
              Button("Hide") { hidesBack.toggle() }
                .navigationTitle("Title \(page)").navigationBarBackButtonHidden(hidesBack)
            }
        }
      }
    }
    var host = TestHost { Paged() }
    #expect(host.backLabel == "Title b")
    try host.tap("Deeper")
    #expect(host.backLabel == "Title y")
    host = try host.terminateAndRestore()
    #expect(host.title == "Title z")
    #expect(host.backLabel == "Title y")
    try host.goBack()
    #expect(host.backLabel == "Title x")
    try host.tap("Other")
    #expect(host.title == "Title q")
    #expect(host.backLabel == "Title p")
    try host.tap("Hide")
    try host.tap("Deeper")
    #expect(host.backLabel == nil)
    try host.tap("Hide")
    #expect(host.backLabel == "Title y")
  }

  @Test func N105_aPageBelowAnotherThatDeclaresItsDestinationIsFound() throws {
    struct Outer: Hashable { let name: String }
    struct Inner: Hashable { let name: String }
    struct Paged: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") {
            path.append(Outer(name: "one"))
            path.append(Inner(name: "two"))
            path.append(Outer(name: "three"))
          }
          .navigationDestination(for: Outer.self) { page in
            Text(page.name).navigationTitle(page.name)
              .navigationDestination(for: Inner.self) { Text($0.name).navigationTitle($0.name) }
          }
        }
      }
    }
    let host = TestHost { Paged() }
    try host.tap("Go")
    #expect(host.title == "three")
    #expect(host.backLabel == "two")
  }

  @Test func N105_aStackInATabThatIsChosenLaterNamesItsWayBackThen() throws {
    struct Tabs: View {
      @State private var path = ["a"]
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            Text("Start").navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
          }
          .tabItem { Text("Stack") }
          Button("Deeper") { path += ["b", "c"] }.tabItem { Text("Other") }
        }
      }
    }
    let host = TestHost { Tabs() }
    try host.tap("Other")
    try host.tap("Deeper")
    try host.tap("Stack")
    #expect(host.title == "c")
    #expect(host.backLabel == "b")
  }

  @Test func N106_belowAPageWithoutATitleItSaysBack() throws {
    let host = TestHost {
      NavigationStack { NavigationLink("Go") { Text("There").navigationTitle("There") } }
    }
    try host.tap("Go")
    #expect(host.backLabel == "Back")
  }

  @Test func N107_theHistoryNamesEveryPageBelowAndLeadsToAny() throws {
    let host = TestHost { Pages(["a", "b", "c", "d"]) }
    #expect(host.pages == ["Root", "a", "b", "c", "d"])
    try host.goBack(to: "b")
    #expect(host.pages == ["Root", "a", "b"])
    #expect(throws: TestHostError.self) { try host.goBack(to: "b") }
    try host.goBack(to: "Root")
    #expect(host.depth == 0)
  }

  private func hiding(_ change: @escaping (AnyView) -> AnyView) -> TestHost {
    TestHost {
      NavigationStack {
        NavigationLink("Go") {
          change(AnyView(NavigationLink("On") { Text("Third").navigationTitle("Third") }.navigationTitle("Second")))
        }
        .navigationTitle("Root")
      }
    }
  }

  @Test func N108_hidingTheBackButtonConcernsOnlyItsPage() throws {
    let host = hiding { AnyView($0.navigationBarBackButtonHidden()) }
    try host.tap("Go")
    #expect(host.backLabel == nil)
    try host.tap("On")
    #expect(host.backLabel == "Second")
    try host.goBack()
    #expect(host.backLabel == nil)
  }

  @Test func N109_withoutABackButtonThereIsNoSwipeButCodeCanPop() throws {
    struct Hidden: View {
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
            Button("Pop") { path.removeLast() }.navigationTitle("Page").navigationBarBackButtonHidden(true)
          }
        }
      }
    }
    let host = TestHost { Hidden() }
    #expect(throws: TestHostError.self) { try host.swipeBack() }
    #expect(host.title == "Page")
    try host.tap("Pop")
    #expect(host.title == "Root")
  }

  @Test func N110_norWhereTheWholeBarIsHidden() throws {
    let host = hiding { AnyView($0.toolbar(.hidden, for: .navigationBar)) }
    try host.tap("Go")
    #expect(throws: TestHostError.self) { try host.swipeBack() }
    #expect(host.depth == 1)
  }

  @Test func aLateOrRepeatedBackDoesNothing() throws {
    let host = TestHost { Pages(["a", "b"]) }
    let back = try #require(backButton(in: host.root))
    try host.goBack()
    #expect(!host.session.send(.activate, to: back))
    #expect(host.pages == ["Root", "a"])
  }

  private func backButton(in element: Element?) -> Element? {
    guard let element else { return nil }
    if element.role == .backButton { return element }
    return element.children.lazy.compactMap { backButton(in: $0) }.first
  }

  @Test func aPageMadeForTheHistoryMayTakeAllOffThePath() {
    let host = TestHost { Emptying() }
    #expect(host.depth == 4)
    // Only the history needs the page of 1.
    #expect(host.pages == ["Root"])
    #expect(host.depth == 0)
  }
}

/// Its first page empties the path as soon as it is created, which happens only on demand.
private struct Emptying: View {
  @State private var path: NavigationPath

  init() {
    var path = NavigationPath([1])
    path.append("unknown to the root")
    path.append(2)
    path.append(3)
    _path = State(initialValue: path)
  }

  var body: some View {
    NavigationStack(path: $path) {
      Text("Start")
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          if number > 1 {
            Text("Top").navigationTitle("Top")
          } else {
            Text("Page").navigationTitle("Page")
              .navigationDestination(for: String.self) { Text($0) }
              .preference(key: Made.self, value: true)
              .onPreferenceChange(Made.self) { if $0 { path = NavigationPath() } }
          }
        }
    }
  }
}

private struct Made: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
