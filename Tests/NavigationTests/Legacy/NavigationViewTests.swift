import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("NavigationView")
struct NavigationViewTests {
  @available(*, deprecated)
  private struct One: View {
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Mint") { Tapper(name: "mint").navigationTitle("Mint page") }
          NavigationLink("Teal", destination: Tapper(name: "teal").navigationTitle("Teal page"))
        }
        .navigationTitle("Colors")
      }
    }
  }

  @available(*, deprecated)
  private struct Two: View {
    var body: some View {
      NavigationView {
        NavigationLink("Mint") {
          NavigationLink("Deeper") { Text("Deep").navigationTitle("Deep page") }.navigationTitle("Mint page")
        }
        .navigationTitle("Colors")
        Text("Pick a color")
      }
    }
  }

  @available(*, deprecated)
  private struct Three: View {
    var body: some View {
      NavigationView {
        NavigationLink("Folder") {
          NavigationLink("Message") { Text("Dear reader") }.navigationTitle("Messages")
        }
        .navigationTitle("Folders")
        Text("No folder")
        Text("No message")
      }
    }
  }

  @available(*, deprecated)
  @Test func N261_aNarrowWindowIsAStack() throws {
    let host = TestHost { One() }
    #expect(host.pages == ["Colors"])
    try host.tap("Mint")
    #expect(host.pages == ["Colors", "Mint page"])
    try host.goBack()
    try host.tap("Teal")
    #expect(host.pages == ["Colors", "Teal page"])
  }

  @available(*, deprecated)
  @Test func N261_N262_aWideWindowHasColumnsWithPlaceholders() throws {
    let host = TestHost(width: 900) { Two() }
    #expect(host.visibleColumns == [.sidebar, .detail])
    #expect(host.texts(in: .detail) == ["Pick a color"])
    try host.tap("Mint")
    #expect(host.texts(in: .detail) == ["Mint page", "Deeper"])
    try host.tap("Deeper")
    #expect(host.pages == ["Mint page", "Deep page"])
    try host.goBack()
    #expect(host.texts(in: .detail) == ["Mint page", "Deeper"])
  }

  @available(*, deprecated)
  @Test func N262_threeViewsAreThreeColumns() throws {
    let host = TestHost(width: 1_200) { Three() }
    #expect(host.visibleColumns == [.sidebar, .content, .detail])
    #expect(host.texts(in: .content) == ["No folder"])
    try host.tap("Folder")
    #expect(host.texts(in: .content) == ["Messages", "Message"])
    try host.tap("Message")
    #expect(host.texts(in: .detail) == ["Dear reader"])
    host.resize(width: 390, height: 800)
    #expect(host.texts.contains("Dear reader"))
    try host.goBack()
    #expect(host.title == "Messages")
    try host.goBack()
    #expect(host.title == "Folders")
  }

  @available(*, deprecated)
  @Test func oneViewInAWideWindowHasAnEmptyDetail() throws {
    let host = TestHost(width: 900) { One() }
    #expect(host.visibleColumns == [.sidebar, .detail])
    #expect(host.texts(in: .detail) == [])
    try host.tap("Mint")
    #expect(host.title == "Mint page")
  }

  @available(*, deprecated)
  @Test func N263_theStackStyleShowsOneViewAtATimeEverywhere() throws {
    let host = TestHost(width: 1_200) { Two().navigationViewStyle(.stack) }
    #expect(host.visibleColumns == [])
    #expect(host.texts == ["Colors", "Mint"])
    try host.tap("Mint")
    try host.tap("Deeper")
    #expect(host.pages == ["Colors", "Mint page", "Deep page"])
  }

  @available(*, deprecated)
  @Test func theOtherStylesAreColumns() {
    #expect(TestHost(width: 900) { Two().navigationViewStyle(.automatic) }.visibleColumns.count == 2)
    #expect(TestHost(width: 900) { Two().navigationViewStyle(.columns) }.visibleColumns.count == 2)
    #expect(
      TestHost(width: 900) { Two().navigationViewStyle(DoubleColumnNavigationViewStyle()) }.visibleColumns.count == 2)
    #expect(TestHost(width: 900) { Two().navigationViewStyle(DefaultNavigationViewStyle()) }.visibleColumns.count == 2)
    #expect(TestHost(width: 900) { Two().navigationViewStyle(StackNavigationViewStyle()) }.visibleColumns == [])
  }

  @available(*, deprecated)
  @Test func N262_groupsAndBranchesAreTakenApart() throws {
    struct Choosing: View {
      @State private var hasPlaceholder = true
      var body: some View {
        NavigationView {
          Group {
            Button("Change") { hasPlaceholder.toggle() }
            if hasPlaceholder { Text("Placeholder") } else { Text("Another") }
          }
        }
      }
    }
    let host = TestHost(width: 900) { Choosing() }
    #expect(host.texts(in: .sidebar) == ["Change"])
    #expect(host.texts(in: .detail) == ["Placeholder"])
    try host.tap("Change")
    #expect(host.texts(in: .detail) == ["Another"])
  }

  @available(*, deprecated)
  @Test func theOlderBarModifiersSpeakOfTheColumnTheyAreIn() throws {
    struct Older: View {
      var body: some View {
        NavigationView {
          NavigationLink("Go") { Text("There").navigationBarTitle("Arrived").navigationBarBackButtonHidden(true) }
            .navigationBarTitle("Start", displayMode: .inline)
            .navigationBarItems(trailing: Button("Add") {})
          Text("Placeholder").navigationBarTitle(Text("Nothing")).navigationBarItems(leading: Button("Help") {})
          Text("Hidden").navigationBarTitle("Unseen").navigationBarHidden(true)
        }
      }
    }
    let host = TestHost(width: 1_200) { Older() }
    #expect(host.texts(in: .sidebar) == ["Start", "Add", "Go"])
    #expect(host.texts(in: .content) == ["Help", "Nothing", "Placeholder"])
    #expect(host.texts(in: .detail) == ["Hidden"])
    try host.tap("Go")
    #expect(host.texts(in: .content) == ["Arrived", "There"])
    host.resize(width: 390, height: 800)
    #expect(host.title == "Arrived")
    #expect(host.backLabel == nil, "its page hides the way back")
  }

  @available(*, deprecated)
  @Test func nothingInsideIsNothingToSee() {
    let host = TestHost { NavigationView {} }
    #expect(host.texts == [])
  }

  @available(*, deprecated)
  @Test func stateIsKeptWhenTheBodyRunsAgain() throws {
    struct Host: View {
      @State private var count = 0
      var body: some View {
        NavigationView {
          VStack {
            Tapper(name: "left")
            Button("More \(count)") { count += 1 }
            NavigationLink("Go") { Text("Counted \(count)") }
          }
          Tapper(name: "right")
        }
      }
    }
    let host = TestHost(width: 900) { Host() }
    try host.tap("left 0")
    try host.tap("right 0")
    try host.tap("More 0")
    #expect(host.texts(in: .sidebar) == ["left 1", "More 1", "Go"])
    #expect(host.texts(in: .detail) == ["right 1"])
    try host.tap("Go")
    try host.tap("More 1")
    #expect(host.texts(in: .detail) == ["Counted 2"])
  }

  @available(*, deprecated)
  @Test func N270_viewLinksWorkInTheNewContainersToo() throws {
    let host = TestHost {
      NavigationStack { NavigationLink("Go", destination: Text("There").navigationTitle("T")) }
    }
    try host.tap("Go")
    #expect(host.title == "T")
  }

  @available(*, deprecated)
  @Test func N268_valueLinksAreDisabledAndItIsSaidWhy() throws {
    struct Values: View {
      var body: some View {
        NavigationView {
          NavigationLink("Value", value: 1).navigationDestination(for: Int.self) { Text("Number \($0)") }
          Text("Placeholder").navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
      }
    }
    let message =
      "NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView. Link will be "
      + "disabled."
    for width in [390.0, 900] {
      let columns = TestHost(width: width) { Values() }
      #expect(!columns.isEnabled("Value"))
      #expect(throws: TestHostError.self) { try columns.tap("Value") }
      #expect(columns.diagnostics.contains { $0.message.hasPrefix(message) })
    }
    let stack = TestHost { Values().navigationViewStyle(.stack) }
    #expect(!stack.isEnabled("Value"))
    #expect(stack.diagnostics.contains { $0.message.hasPrefix(message) })
  }

  @available(*, deprecated)
  @Test func N268_inAStackInsideANavigationViewTheyWork() throws {
    struct Inner: View {
      var body: some View {
        NavigationView {
          Text("Left")
          NavigationStack {
            NavigationLink("Value", value: 1).navigationDestination(for: Int.self) { Text("Number \($0)") }
          }
        }
      }
    }
    let host = TestHost(width: 900) { Inner() }
    try host.tap("Value")
    #expect(host.texts(in: .detail).last == "Number 1")
  }
}
