import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("The ways to make a split view")
struct SplitInitialiserTests {
  private struct Any8: View {
    let number: Int
    @Bindable var library: Library
    var body: some View {
      switch number {
      case 0:
        NavigationSplitView {
          side
        } content: {
          middle
        } detail: {
          last
        }
      case 1:
        NavigationSplitView(columnVisibility: $library.visibility) {
          side
        } content: {
          middle
        } detail: {
          last
        }
      case 2:
        NavigationSplitView(preferredCompactColumn: $library.preferred) {
          side
        } content: {
          middle
        } detail: {
          last
        }
      case 3:
        NavigationSplitView(columnVisibility: $library.visibility, preferredCompactColumn: $library.preferred) {
          side
        } content: {
          middle
        } detail: {
          last
        }
      case 4:
        NavigationSplitView {
          side
        } detail: {
          last
        }
      case 5:
        NavigationSplitView(columnVisibility: $library.visibility) {
          side
        } detail: {
          last
        }
      case 6:
        NavigationSplitView(preferredCompactColumn: $library.preferred) {
          side
        } detail: {
          last
        }
      default:
        NavigationSplitView(columnVisibility: $library.visibility, preferredCompactColumn: $library.preferred) {
          side
        } detail: {
          last
        }
      }
    }
    private var side: some View { Text("Side") }
    private var middle: some View { Text("Middle") }
    private var last: some View { Text("Last") }
  }

  @Test(arguments: 0..<8)
  func N173_allEightMakeTwoOrThreeColumnsAndFollowTheBindingsTheyWereGiven(_ number: Int) {
    let library = Library()
    library.visibility = .detailOnly
    library.preferred = .detail
    let host = TestHost(width: 1_200) { Any8(number: number, library: library) }
    let hasThree = number < 4
    let all: [NavigationSplitViewColumn] = hasThree ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    let hasVisibility = [1, 3, 5, 7].contains(number)
    #expect(host.visibleColumns == (hasVisibility ? [.detail] : all))
    library.visibility = .all
    #expect(host.visibleColumns == all)
    #expect(host.texts == (hasThree ? ["Side", "Middle", "Last"] : ["Side", "Last"]))
    host.resize(width: 390, height: 800)
    let hasPreferred = [2, 3, 6, 7].contains(number)
    #expect(host.visibleColumns == (hasPreferred ? [.detail] : [.sidebar]))
    library.preferred = .sidebar
    #expect(host.texts == ["Side"])
  }

  @Test func valuesOfColumnsAndVisibilitiesAreWhatAppsStore() throws {
    let all: [NavigationSplitViewVisibility] = [.automatic, .all, .doubleColumn, .detailOnly]
    for visibility in all {
      let stored = try JSONEncoder().encode([visibility])
      #expect(try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: stored) == [visibility])
    }
    #expect(Set<NavigationSplitViewColumn>([.sidebar, .content, .detail, .detail]).count == 3)
  }
}
