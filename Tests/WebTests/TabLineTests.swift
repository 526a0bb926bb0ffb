import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@testable import CairnWeb

@MainActor
@Suite("The line of tabs in a browser")
struct TabLineTests {
  private struct Sections: View {
    let count: Int
    var body: some View {
      TabView {
        ForEach(0..<count, id: \.self) { number in
          NavigationStack {
            VStack {
              Color.red
              Text("Below \(number)")
            }
            .navigationTitle("Section \(number)")
          }
          .tabItem { Label("Section \(number)", systemImage: "star") }
        }
      }
    }
  }

  /// Nothing of a page is under its tabs, however many there are and however wide the window is.
  @Test(arguments: [2, 3, 5, 8], [390, 640, 800, 1_000, 1_400])
  func pagesEndWhereTheTabsBegin(count: Int, width: Int) throws {
    let size = CGSize(width: width, height: 600)
    let host = TestHost(of: { WindowGroupApp(Sections(count: count)) }, on: { HeadlessHost(size: size, metrics: WebMetrics()) })
    let root = try #require(host.root)
    let text = try #require(root.firstInside { $0.label == "Below 0" || $0.ownText == "Below 0" })
    let tabs = try #require(root.firstInside { $0.role == .tabs })
    let bar = try #require(tabs.children.first { $0.holdsTabs })
    #expect(text.frameInRoot.maxY <= size.height)
    if !tabs.tabsStandInPageBar { #expect(!text.frameInRoot.intersects(bar.frameInRoot)) }
  }
}
