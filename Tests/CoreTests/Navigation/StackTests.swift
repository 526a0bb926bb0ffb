import CairnTesting
import SwiftUI
import Testing

private struct Colors: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Mint", value: "mint")
        NavigationLink("Number", value: 7)
        NavigationLink("About") { Text("About this").navigationTitle("About") }
      }
      .navigationTitle("Colors")
      .navigationDestination(for: String.self) { name in
        VStack {
          Text("Colour \(name)")
          NavigationLink("Deeper", value: name + "+")
        }
        .navigationTitle(name)
      }
    }
  }
}

private struct Numbers: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("Path \(path.count)")
        Button("Jump") { path = [1, 2, 3] }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("Page \(number)")
          Button("Root") { path = [] }
        }
        .navigationTitle("Number \(number)")
      }
    }
  }
}

@MainActor
@Suite("A stack")
struct StackTests {
  @Test func N1_showsItsRootWhileThePathIsEmpty() {
    let host = TestHost { Colors() }
    #expect(host.title == "Colors")
    #expect(host.depth == 0)
    #expect(host.backLabel == nil)
  }

  @Test func N130_aValueLinkPushesTheDestinationOfItsType() throws {
    let host = TestHost { Colors() }
    try host.tap("Mint")
    #expect(host.title == "mint")
    #expect(host.texts.contains("Colour mint"))
    #expect(host.pages == ["Colors", "mint"])
    #expect(host.backLabel == "Colors")
  }

  @Test func aViewLinkPushesItsView() throws {
    let host = TestHost { Colors() }
    try host.tap("About")
    #expect(host.title == "About")
    try host.goBack()
    #expect(host.title == "Colors")
    #expect(throws: TestHostError.self) { try host.goBack() }
  }

  @Test func N42_aLinkWithoutADestinationDoesNothingAndSaysSo() throws {
    let host = TestHost { Colors() }
    try host.tap("Number")
    #expect(host.depth == 0)
    #expect(host.diagnostics.map(\.code) == ["navigation.dead-link"])
  }

  @Test func N7_severalElementsAtOnceShowTheLastAndBackRevealsTheOneBelow() throws {
    let host = TestHost { Numbers() }
    try host.tap("Jump")
    #expect(host.texts.contains("Page 3"))
    #expect(host.depth == 3)
    try host.goBack()
    #expect(host.texts.contains("Page 2"))
    #expect(host.pages == ["Root", "Number 1", "Number 2"])
  }

  @Test func N8_anEmptyPathReturnsToTheRootInOneStep() throws {
    let host = TestHost { Numbers() }
    try host.tap("Jump")
    try host.tap("Root")
    #expect(host.depth == 0)
    #expect(host.texts.contains("Path 0"))
  }
}
