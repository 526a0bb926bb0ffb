import CairnCore
import CairnScreen
import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// Pages without bar configuration, over a root that may have a title.
private struct Pages: View {
  @Bindable var path: Switchboard<[Int]>
  @Bindable var title: Switchboard<String>

  var body: some View {
    NavigationStack(path: $path.value) {
      Text("Root").navigationTitle(title.value)
        .navigationDestination(for: Int.self) { Text("Page \($0)") }
    }
  }
}

/// A bar with only a back button is reused by consecutive pages. That must not be observable.
@MainActor
@Suite("Bars that serve page after page")
struct SpareBarTests {
  private let path = Switchboard<[Int]>([])
  private let title = Switchboard("Home")
  private let host: TestHost

  init() {
    host = TestHost { [path, title] in Pages(path: path, title: title) }
  }

  private func show(_ new: [Int]) {
    path.value = new
    host.runPending()
  }

  private func back() throws -> Element {
    try #require(host.root?.firstInside { $0.role == .backButton })
  }

  @Test func aWayBackThatSomebodyHoldsLeadsNowhereOnceItsPageHasGone() throws {
    show([1])
    let old = try back()
    show([])
    show([2])
    #expect(try back() !== old)
    #expect(!host.session.send(.activate, to: old))
    #expect(host.isVisible("Page 2"))
    #expect(host.session.send(.activate, to: try back()))
    #expect(host.isVisible("Root"))
  }

  @Test func eachPageHasABarAndAWayBackWithIDsOfTheirOwn() throws {
    var seen: Set<ElementID> = []
    for page in 1...4 {
      show([page])
      let button = try back()
      let bar = try #require(button.parent)
      #expect(seen.insert(button.id).inserted)
      #expect(seen.insert(bar.id).inserted)
      show([])
      #expect(host.root?.firstInside { $0.role == .backButton } == nil)
    }
  }

  @Test func whoKnowsAnIDOnlyDoesNotFindTheNextWayBack() throws {
    show([1])
    let remembered = WeakElement(wrappedValue: try back())
    #expect(remembered.wrappedValue != nil)
    show([])
    show([2])
    #expect(remembered.wrappedValue == nil)
  }

  @Test func theWayBackIsNamedAfterThePageBelowNow() throws {
    show([1])
    #expect(try back().label == "Home")
    show([])
    title.value = "A far longer name than before"
    show([2])
    #expect(try back().label == "A far longer name than before")
    let long = try back().frame.width
    show([])
    title.value = "Home"
    show([3])
    #expect(try back().label == "Home")
    #expect(try back().frame.width < long)
  }

  @Test func aPageThatComesBackToTheTopNamesThePageBelowAsItIsCalledNow() throws {
    show([1, 2])
    title.value = "Renamed meanwhile"
    show([1])
    #expect(try back().label == "Renamed meanwhile")
    show([1, 3])
    title.value = ""
    show([1])
    #expect(try back().label == "")
    show([1, 2, 3])
    #expect(try back().label == "Back", "page 2 has no title")
  }

  @Test func theBarIsAsWideAsTheWindowIsNow() throws {
    show([1])
    show([])
    host.resize(width: 320, height: 480)
    show([2])
    #expect(try back().parent?.frame.width == 320)
  }

  @Test func aBarThatWasElsewhereWhenTextsGotLargerIsMeasuredAgain() throws {
    let screen = try #require(host.host.windows.last?.screen)
    func measured(_ change: () -> Void) -> Int {
      screen.layoutCounters.measured = 0
      change()
      return screen.layoutCounters.measured
    }
    let first = measured { show([1]) }
    show([])
    let second = measured { show([2]) }
    #expect(second < first)
    show([])
    screen.measureAgain()
    host.runPending()
    #expect(measured { show([3]) } == first)
  }

  @Test func aDeepStackHasAWayBackOnEveryPageThatIsShown() throws {
    for depth in 1...12 {
      show(Array(1...depth))
      #expect(try back().label != nil)
    }
    for depth in (0..<12).reversed() {
      #expect(host.session.send(.activate, to: try back()))
      host.runPending()
      #expect(path.value.count == depth)
    }
  }
}
