import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// A page that can be covered, with content that appears and disappears, tabs, and a collapsible section.
private struct Crowded: View {
  @Bindable var path: Switchboard<[Int]>
  @Bindable var tab: Switchboard<Int>
  @Bindable var isOpen: Switchboard<Bool>
  let hasGuest: Switchboard<Bool>
  let journal: Journal

  var body: some View {
    NavigationStack(path: $path.value) {
      VStack {
        Group {
          if hasGuest.value { VStack { Text("Guest").logged("Guest", in: journal) } }
        }
        TabView(selection: $tab.value) {
          Tab("One", systemImage: "1.circle", value: 1) { HStack { Text("First").logged("First", in: journal) } }
          Tab("Two", systemImage: "2.circle", value: 2) { HStack { Text("Second").logged("Second", in: journal) } }
        }
        List {
          Section(isExpanded: $isOpen.value) {
            Text("Row").logged("Row", in: journal)
          } header: {
            Text("Head")
          }
        }
      }
      .navigationDestination(for: Int.self) { Text("Page \($0)").logged("Page \($0)", in: journal) }
    }
  }
}

/// Visibility is decided at pages, tabs and rows, and everything in between asks there.
@MainActor
@Suite("What is in view")
struct InViewTests {
  private let path = Switchboard<[Int]>([])
  private let tab = Switchboard(1)
  private let isOpen = Switchboard(true)
  private let hasGuest = Switchboard(false)
  private let journal = Journal()
  private let host: TestHost

  init() {
    host = TestHost { [path, tab, isOpen, hasGuest, journal] in
      Crowded(path: path, tab: tab, isOpen: isOpen, hasGuest: hasGuest, journal: journal)
    }
    host.runPending()
  }

  private func after(_ change: () -> Void) -> Set<String> {
    change()
    host.runPending()
    return Set(journal.take())
  }

  @Test func allThatCanBeSeenAppearsWithThePageAndDisappearsWithIt() {
    #expect(after {} == ["First appears", "Row appears"])
    #expect(after { path.value = [1] } == ["Page 1 appears", "First disappears", "Row disappears"])
    #expect(after { path.value = [] } == ["Page 1 disappears", "First appears", "Row appears"])
  }

  @Test func whatComesIntoACoveredPageAppearsOnceThePageCanBeSeen() {
    _ = after { path.value = [1] }
    #expect(after { hasGuest.value = true } == [])
    #expect(after { path.value = [] } == ["Page 1 disappears", "First appears", "Row appears", "Guest appears"])
    _ = after { path.value = [2] }
    #expect(after { hasGuest.value = false } == [])
    #expect(after { path.value = [] } == ["Page 2 disappears", "First appears", "Row appears"])
  }

  @Test func theTabThatIsChosenWhileThePageIsCoveredIsTheOneThatAppears() {
    _ = after { path.value = [1] }
    #expect(after { tab.value = 2 } == [])
    #expect(after { path.value = [] } == ["Page 1 disappears", "Second appears", "Row appears"])
    #expect(after { tab.value = 1 } == ["First appears", "Second disappears"])
    #expect(after { tab.value = 2 } == ["Second appears", "First disappears"])
  }

  @Test func aSectionThatIsFoldedWhileThePageIsCoveredStaysOutOfView() {
    #expect(after { isOpen.value = false }.contains("Row disappears"))
    _ = after { path.value = [1] }
    #expect(after { path.value = [] } == ["Page 1 disappears", "First appears"])
    _ = after { path.value = [1] }
    #expect(after { isOpen.value = true } == [])
    #expect(after { path.value = [] } == ["Page 1 disappears", "First appears", "Row appears"])
  }

  @Test func everyPageOfAJumpBackIsToldOnce() {
    _ = after { path.value = [1] }
    _ = after { path.value = [1, 2] }
    _ = after { path.value = [1, 2, 3] }
    #expect(after { path.value = [] } == ["Page 3 disappears", "First appears", "Row appears"])
  }
}
