import CairnTesting
import SwiftUI
import Testing

/// In points, a leading column without a requested width is 280 wide, and a detail wants the same.
@MainActor
@Suite("The widths of columns")
struct WidthTests {
  private func host<S: View, D: View>(_ width: Double, _ sidebar: S, _ detail: D) -> TestHost {
    TestHost(width: width) {
      NavigationSplitView {
        sidebar
      } detail: {
        detail
      }
    }
  }

  @Test func aColumnThatAsksForNothingGetsWhatTheHostSays() {
    let host = host(900, Text("Left"), Text("Right"))
    #expect(host.extent(of: .sidebar) == 0...280)
    #expect(host.extent(of: .detail) == 280...900)
  }

  @Test func N200_aFixedWidth() {
    let host = host(900, Text("Left").navigationSplitViewColumnWidth(200), Text("Right"))
    #expect(host.extent(of: .sidebar) == 0...200)
    #expect(host.extent(of: .detail) == 200...900)
  }

  @Test func N200_anIdealWithinItsLimits() {
    let fits = host(900, Text("Left").navigationSplitViewColumnWidth(min: 100, ideal: 350, max: 400), Text("Right"))
    #expect(fits.extent(of: .sidebar) == 0...350)
    let low = host(900, Text("Left").navigationSplitViewColumnWidth(min: 300, ideal: 200), Text("Right"))
    #expect(low.extent(of: .sidebar) == 0...300)
    let high = host(900, Text("Left").navigationSplitViewColumnWidth(ideal: 500, max: 320), Text("Right"))
    #expect(high.extent(of: .sidebar) == 0...320)
  }

  @Test func N201_eachColumnMayAskAndTheOutermostIsHeard() {
    let host = TestHost(width: 1_200) {
      NavigationSplitView {
        VStack { Text("Left").navigationSplitViewColumnWidth(100) }.navigationSplitViewColumnWidth(150)
      } content: {
        NavigationStack { Text("Middle").navigationSplitViewColumnWidth(250) }
      } detail: {
        Text("Right")
      }
    }
    #expect(host.extent(of: .sidebar) == 0...150)
    #expect(host.extent(of: .content) == 150...400)
    #expect(host.extent(of: .detail) == 400...1_200)
  }

  @Test func aPageOnTopThatSaysNothingLeavesTheWidth() throws {
    struct Pushing: View {
      var body: some View {
        NavigationSplitView {
          NavigationStack {
            VStack {
              NavigationLink("Plain") { Text("Plain page") }
              NavigationLink("Wide") { Text("Wide page").navigationSplitViewColumnWidth(400) }
            }
            .navigationSplitViewColumnWidth(200)
          }
        } detail: {
          Text("Right")
        }
      }
    }
    let host = TestHost(width: 900) { Pushing() }
    try host.tap("Plain")
    #expect(host.extent(of: .sidebar) == 0...200)
    try host.tap("Back")
    try host.tap("Wide")
    #expect(host.extent(of: .sidebar) == 0...400)
    try host.tap("Back")
    #expect(host.extent(of: .sidebar) == 0...200)
  }

  @Test func N202_whereThereIsTooLittleRoomLeadingColumnsGiveUpWhatTheyCan() {
    // 700 for 280 + 280 and a detail that wants 280: 140 too much, taken from two columns that can each spare
    // 140.
    let library = Library()
    library.visibility = .all
    let host = TestHost(width: 700) { LibraryView(library: library).navigationSplitViewStyle(.balanced) }
    #expect(host.extent(of: .sidebar) == 0...210)
    #expect(host.extent(of: .content) == 210...420)
    #expect(host.extent(of: .detail) == 420...700)
  }

  @Test func N202_aPersonMayDragAColumnWithinItsLimits() throws {
    let host = host(900, Text("Left").navigationSplitViewColumnWidth(min: 200, ideal: 250, max: 400), Text("Right"))
    for (dragged, width) in [(320.0, 320.0), (100, 200), (900, 400)] {
      let column = try #require(host.column(.sidebar))
      _ = host.session.send(.adjust(dragged), to: column)
      #expect(host.extent(of: .sidebar) == 0...width)
    }
    host.resize(width: 390, height: 800)
    host.resize(width: 900, height: 800)
    #expect(host.extent(of: .sidebar) == 0...400)
  }

  @Test func N202_atLastAllBecomeSmaller() {
    // 600 and 400 do not fit into 800, so both shrink in proportion.
    let host = host(
      800, Text("Left").navigationSplitViewColumnWidth(600), Text("Right").navigationSplitViewColumnWidth(400))
    #expect(host.extent(of: .sidebar) == 0...480)
    #expect(host.extent(of: .detail) == 480...800)
  }

  @Test func N203_aWidthMayChangeLater() throws {
    struct Changing: View {
      @State private var width = 200.0
      var body: some View {
        NavigationSplitView {
          Button("Wider") { width += 100 }.navigationSplitViewColumnWidth(width)
        } detail: {
          Text("Right")
        }
      }
    }
    let host = TestHost(width: 900) { Changing() }
    try host.tap("Wider")
    #expect(host.extent(of: .sidebar) == 0...300)
  }

  @Test func aColumnThatComesLaterHasItsWidthAtOnce() throws {
    let host = TestHost(width: 900) {
      NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
        Text("Left").navigationSplitViewColumnWidth(200)
      } detail: {
        Text("Right")
      }
    }
    #expect(host.extent(of: .detail) == 0...900)
    let toggled = TestHost(width: 900) { ShelfOf200() }
    try toggled.tap("Toggle Sidebar")
    try toggled.tap("Toggle Sidebar")
    #expect(toggled.extent(of: .sidebar) == 0...200)
  }

  private struct ShelfOf200: View {
    var body: some View {
      NavigationSplitView {
        Text("Left").navigationSplitViewColumnWidth(200)
      } detail: {
        Text("Right")
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1])
  func aWidthThatIsNoneIsAsGoodAsNoneAskedFor(_ width: CGFloat) {
    let fixed = host(900, Text("Left").navigationSplitViewColumnWidth(width), Text("Right"))
    #expect(fixed.extent(of: .sidebar) == 0...280)
    let range = host(
      900, Text("Left").navigationSplitViewColumnWidth(min: width, ideal: 300, max: width), Text("Right"))
    #expect(range.extent(of: .sidebar) == 0...300)
  }

  @Test func limitsThatCrossAndWidthsOfNothing() {
    let crossed = host(900, Text("Left").navigationSplitViewColumnWidth(min: 300, ideal: 250, max: 200), Text("Right"))
    #expect(crossed.extent(of: .sidebar) == 0...300)
    let none = host(900, Text("Left").navigationSplitViewColumnWidth(0), Text("Right"))
    #expect(none.extent(of: .sidebar) == 0...0)
    let huge = host(900, Text("Left").navigationSplitViewColumnWidth(1e300), Text("Right"))
    #expect(huge.extent(of: .detail).map { $0.upperBound.isFinite && $0.lowerBound >= 0 } == true)
  }

  @Test func collapsedAWidthMeansNothing() {
    let host = host(390, Text("Left").navigationSplitViewColumnWidth(200), Text("Right"))
    #expect(host.extent(of: .sidebar) == 0...390)
  }
}
