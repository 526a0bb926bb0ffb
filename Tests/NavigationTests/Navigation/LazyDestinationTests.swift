import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Destinations in lazy containers")
struct LazyDestinationTests {
  private static let code = "navigation.destination-in-lazy-container"

  /// Every row declares the destination of its own link, a common mistake.
  private struct Rows: View {
    let count: Int
    var body: some View {
      NavigationStack {
        List(0..<count, id: \.self) { number in
          NavigationLink("Row \(number)", value: number)
            .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Page \($0)") }
        }
        .navigationTitle("Root")
      }
    }
  }

  @Test func N33_workFromTheMomentTheirRowIsThereAndTeach() throws {
    let host = TestHost { Rows(count: 3) }
    let found = host.diagnostics
    #expect(found.map(\.code) == [Self.code])
    let message = found.first?.message ?? ""
    #expect(
      message.hasPrefix("Do not put a navigation destination modifier inside a \"lazy\" container, like `List` or"))
    #expect(message.contains("misplaced `navigationDestination(for:destination:)` modifier for type `Int`"))
    #expect(message.contains("Write `List { … }.navigationDestination(for: Int.self) { value in … }`."))
    #expect(found.first?.file?.hasSuffix("LazyDestinationTests.swift") == true)
    try host.tap("Row 2")
    #expect(host.title == "Page 2")
    try host.goBack()
    try host.tap("Row 0")
    #expect(host.title == "Page 0")
  }

  @Test func N33_aDestinationInARowThatIsNotThereYetIsFoundOnceItIs() throws {
    struct Hidden: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          List {
            Button("Push") { path = [7] }
            ForEach(0..<200, id: \.self) { number in
              if number == 199 {
                Text("Last").navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Page") }
              } else {
                Text("Row \(number)")
              }
            }
          }
          .navigationTitle("Root")
        }
      }
    }
    let host = TestHost { Hidden() }
    try host.tap("Push")
    #expect(host.title == nil, "nobody can know of it yet")
    try host.goBack()
    try host.scroll(to: "Last")
    try host.scroll(to: "Push")
    try host.tap("Push")
    #expect(host.title == "Page")
  }

  @Test func N33_aRowThatGoesLeavesItsDestinationForTheStacksLife() throws {
    struct Shrinking: View {
      @State private var rows = ["only"]
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("Empty") { rows = [] }
            Button("Fill") { rows = ["again"] }
            Button("Push") { path = [1] }
            LazyVStack {
              ForEach(rows, id: \.self) { name in
                Text(name).navigationDestination(for: Int.self) { Text("By \(name) \($0)").navigationTitle("Page") }
              }
            }
          }
        }
      }
    }
    let host = TestHost { Shrinking() }
    try host.tap("Empty")
    try host.tap("Push")
    #expect(host.texts.contains("By only 1"))
    try host.goBack()
    // The new row replaces the previous one.
    try host.tap("Fill")
    try host.tap("Push")
    #expect(host.texts.contains("By again 1"))
    #expect(host.diagnostics.filter { $0.code == "navigation.duplicate-destination" }.isEmpty)
  }

  @Test func N33_whatAPushedPageLeftBehindGoesWithIt() throws {
    struct Folder: View {
      @State private var rows = [1]
      var body: some View {
        VStack {
          Button("Empty") { rows = [] }
          NavigationLink("Word", value: "word")
          List(rows, id: \.self) { _ in
            Text("Row").navigationDestination(for: String.self) { Text($0).navigationTitle("Word page") }
          }
        }
        .navigationTitle("Folder")
      }
    }
    let host = TestHost {
      NavigationStack {
        VStack {
          NavigationLink("Folder", value: 1)
          NavigationLink("Word", value: "word")
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { _ in Folder() }
      }
    }
    try host.tap("Folder")
    try host.tap("Empty")
    try host.tap("Word")
    #expect(host.title == "Word page")
    try host.goBack(to: "Root")
    try host.tap("Word")
    #expect(host.title == "Root", "the page that declared it has gone")
  }

  @Test func N34_theseContainersAreLazyInThatSense() {
    let destination = { (number: Int) in Text("\(number)") }
    func codes(@ViewBuilder _ content: () -> some View) -> [String] {
      let view = content()
      return TestHost { NavigationStack { view } }.diagnostics.map(\.code)
    }
    let row = Text("Row").navigationDestination(for: Int.self, destination: destination)
    #expect(codes { List { row } } == [Self.code])
    #expect(codes { LazyVStack { row } } == [Self.code])
    #expect(codes { LazyHStack { row } } == [Self.code])
    #expect(codes { LazyVGrid(columns: [GridItem()]) { row } } == [Self.code])
    #expect(codes { LazyHGrid(rows: [GridItem()]) { row } } == [Self.code])
    #expect(codes { TabView { row.tabItem { Text("Tab") } } } == [Self.code])
    #expect(codes { VStack { row } } == [])
    #expect(codes { ScrollView { ForEach(0..<1) { _ in row } } } == [])
  }

  @Test func N35_thoseDrivenByABindingWorkAndTeachToo() throws {
    struct Presenting: View {
      @State private var isShown = false
      @State private var item: String?
      var body: some View {
        NavigationStack {
          List {
            Button("Show") { isShown = true }
              .navigationDestination(isPresented: $isShown) { Text("Shown").navigationTitle("Shown") }
            Button("Choose") { item = "Chosen" }
              .navigationDestination(item: $item) { Text($0).navigationTitle($0) }
          }
          .navigationTitle("Root")
        }
      }
    }
    let host = TestHost { Presenting() }
    let messages = host.diagnostics.filter { $0.code == Self.code }.map(\.message)
    #expect(messages.count == 2)
    #expect(messages.contains { $0.contains("misplaced `navigationDestination(isPresented:destination:)` modifier") })
    #expect(messages.allSatisfy { $0.contains("It will be ignored in a future release.") })
    for (button, title) in [("Show", "Shown"), ("Choose", "Chosen")] {
      try host.tap(button)
      #expect(host.title == title)
      try host.goBack()
    }
  }

  @Test func N36_onTheContainerItselfIsRightAndSeesTheLinksOfAllRows() throws {
    let host = TestHost(strict: true) {
      NavigationStack {
        List(0..<3) { NavigationLink("Row \($0)", value: $0) }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Number").navigationTitle("Page \($0)") }
      }
    }
    for number in 0..<3 {
      try host.tap("Row \(number)")
      #expect(host.title == "Page \(number)")
      try host.goBack()
    }
  }

  @Test func N282_aTabDeclaresItsDestinationsInAStackOfItsOwn() throws {
    let host = TestHost(strict: true) {
      TabView {
        NavigationStack {
          NavigationLink("Go", value: 1).navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("Number").navigationTitle("Page \($0)") }
        }
        .tabItem { Text("One") }
      }
    }
    try host.tap("Go")
    #expect(host.title == "Page 1")
  }

  @available(*, deprecated)
  @Test func linksWithABindingInRowsAreNoDestinationsInRows() {
    let host = TestHost {
      NavigationStack { List { NavigationLink("Go", isActive: .constant(false)) { Text("There") } } }
    }
    #expect(host.diagnostics.isEmpty)
  }
}
