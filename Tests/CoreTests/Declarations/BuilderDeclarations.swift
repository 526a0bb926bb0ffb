import CairnTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("Declarations public programs use")
struct BuilderDeclarations {
  private struct Windows: App {
    var body: some Scene {
      let name = "Letters"
      WindowGroup("Notes", makeContent: { Text("Notes") })
      WindowGroup("Notes", id: "notes", makeContent: { Text("Notes") })
      WindowGroup(name, makeContent: { Text("Letters") })
      WindowGroup(name, id: "letters", makeContent: { Text("Letters") })
      WindowGroup(name) { Text("Letters") }
      WindowGroup(name, id: "more letters") { Text("Letters") }
    }
  }

  @Test func groupsOfWindowsTakeAStringAndAnID() {
    #expect(TestHost(Windows.self).isVisible("Notes"))
  }

  private struct Insertions: View {
    @State private var words = ["b"]
    private func insert(at index: Int, _ providers: [NSItemProvider]) { words.insert("a", at: index) }
    var body: some View {
      List {
        ForEach(words, id: \.self) { Text($0) }
          .onInsert(of: ["public.text"], perform: insert)
        ForEach(words, id: \.self) { Text($0) }
          .onInsert(of: [UTType.text.identifier]) { index, _ in words.insert("c", at: index) }
        ForEach(words, id: \.self) { Text($0) }.onInsert(of: [.text], perform: insert)
        ForEach(words, id: \.self) { Text($0) }.onInsert(of: [], perform: insert)
      }
    }
  }

  @Test func rowsTakeTypesByTheirNames() {
    #expect(TestHost { Insertions() }.texts == ["b", "b", "b", "b"])
  }

  private struct Tabs: View {
    private func tab(_ number: Int) -> some TabContent<Int> {
      Tab("Tab \(number)", systemImage: "star", value: number) { Text("Page \(number)") }
    }

    private var one: some TabContent<Int> { TabContentBuilder<Int>.buildBlock(tab(1)) }
    private var three: some TabContent<Int> { TabContentBuilder<Int>.buildBlock(tab(2), tab(3), tab(4)) }
    private var ten: some TabContent<Int> {
      TabContentBuilder<Int>.buildBlock(
        tab(5), tab(6), tab(7), tab(8), tab(9), tab(10), tab(11), tab(12), tab(13), tab(14))
    }

    var body: some View {
      TabView(selection: .constant(1)) {
        one
        three
        ten
      }
    }
  }

  @Test func tabsAreBuiltWithoutBraces() throws {
    let host = TestHost { Tabs() }
    #expect(host.isVisible("Page 1"))
    for number in 1...14 { #expect(host.isVisible("Tab \(number)")) }
  }
}
