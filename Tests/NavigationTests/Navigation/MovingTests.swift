import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// A stack of numbers over a long list.
private struct Shelf: View {
  @Bindable var path: Switchboard<[Int]>
  let journal: Journal

  var body: some View {
    NavigationStack(path: $path.value) {
      List(0..<300, id: \.self) { number in
        NavigationLink("Row \(number)", value: number)
      }
      .navigationTitle("Root")
      .logged("Root", in: journal)
      .navigationDestination(for: Int.self) { number in
        Text("Number").navigationTitle("Page \(number)").logged("Page \(number)", in: journal)
      }
    }
  }
}

@MainActor
@Suite("Moving through a stack")
struct MovingTests {
  private let path = Switchboard([Int]())
  private let journal = Journal()
  private func host() -> TestHost { TestHost { Shelf(path: path, journal: journal) } }

  @Test func N53_aPageBuiltOnlyForWhatItDeclaresDoesNotAppear() {
    struct Hidden: View {
      @Bindable var path: Switchboard<NavigationPath>
      let journal: Journal
      var body: some View {
        NavigationStack(path: $path.value) {
          Text("Root").navigationTitle("Root").logged("Root", in: journal)
            .navigationDestination(for: Int.self) { _ in
              Text("Number").navigationTitle("Number").logged("Number", in: journal)
                .navigationDestination(for: String.self) { Text($0).navigationTitle($0).logged("Text", in: journal) }
            }
        }
      }
    }
    var deep = NavigationPath([1])
    deep.append("word")
    let path = Switchboard(NavigationPath())
    let host = TestHost { Hidden(path: path, journal: journal) }
    #expect(journal.take() == ["Root appears"])
    path.value = deep
    #expect(host.title == "word")
    #expect(journal.take() == ["Text appears", "Root disappears"])
  }

  @Test func N67_theFirstPushIsATransitionLikeAnyOther() throws {
    let host = host()
    let first = host.turns
    try host.tap("Row 1")
    let second = host.turns
    try host.goBack()
    try host.tap("Row 1")
    #expect(second - first == 1)
    #expect(host.turns - second == 2)
    #expect(journal.take().filter { $0 == "Page 1 appears" }.count == 2)
  }

  @Test func N70_thePathChangesWhenThePopIsDone() throws {
    let host = host()
    path.value = [1, 2]
    #expect(host.depth == 2)
    try host.swipeBack()
    #expect(path.value == [1])
  }

  @Test func N81_aCoveredListIsWhereItWasWhenOneComesBack() throws {
    let host = host()
    try host.scroll(to: "Row 200")
    #expect(!host.isVisible("Row 0"))
    try host.tap("Row 200")
    #expect(host.title == "Page 200")
    try host.goBack()
    #expect(host.isVisible("Row 200"))
    #expect(!host.isVisible("Row 0"))
  }

  @Test func N92_appearingIsNoSignOfNavigationAndThePathIs() {
    let host = host()
    _ = journal.take()
    path.value = [1, 2, 3]
    host.runPending()
    path.value = [1, 9, 3]
    host.runPending()
    #expect(journal.take() == ["Page 3 appears", "Root disappears"])
    #expect(path.value == [1, 9, 3])
  }

  @Test func N102_dismissReadAboveAStackIsNotThatOfItsPages() throws {
    struct Outside: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        NavigationStack {
          NavigationLink("Go") { Button("Outside") { dismiss() }.navigationTitle("Page") }.navigationTitle("Root")
        }
      }
    }
    let host = TestHost { Outside() }
    try host.tap("Go")
    try host.tap("Outside")
    #expect(host.title == "Page", "what was read around the stack hasValue of what presents the stack")
  }

  @Test func N170_N172_aPathOfOneTypeIsSavedAsItsCollectionIs() throws {
    path.value = [3, 1]
    #expect(String(decoding: try JSONEncoder().encode(path.value), as: UTF8.self) == "[3,1]")
    let host = host()
    #expect(host.pages == ["Root", "Page 3", "Page 1"])
  }

  @Test func theOrderOfWhatHappensOnAPopToAPage() throws {
    let host = host()
    path.value = [1, 2, 3, 4]
    #expect(host.depth == 4)
    _ = host.pages
    _ = journal.take()
    try host.goBack(to: "Page 2")
    #expect(journal.take() == ["Page 2 appears", "Page 4 disappears"])
    #expect(path.value == [1, 2])
  }

  @Test func aPathReplacedBelowThePageOneSeesIsSilent() {
    let host = host()
    path.value = [1, 2, 3]
    host.runPending()
    _ = journal.take()
    path.value = [7, 8, 3]
    #expect(host.pages == ["Root", "Page 7", "Page 8", "Page 3"])
    #expect(journal.take() == [])
  }

  @Test func poppingToThePageOneIsOnDoesNothing() throws {
    let host = host()
    path.value = [1]
    host.runPending()
    let turns = host.turns
    path.value = [1]
    #expect(host.turns == turns || host.turns == turns + 1)
    #expect(throws: TestHostError.self) { try host.goBack(to: "Page 1") }
    #expect(host.pages == ["Root", "Page 1"])
  }

  @Test func severalScreensAtOnceAndBackToTheRoot() throws {
    let host = host()
    path.value = [1, 2, 3, 4, 5]
    for title in ["Page 5", "Page 4", "Page 3", "Page 2", "Page 1", "Root"] {
      #expect(host.title == title)
      if title != "Root" { try host.goBack() }
    }
    path.value = [1, 2, 3]
    host.runPending()
    path.value.removeAll()
    #expect(host.title == "Root")
  }
}
