import CairnCore
import CairnScreen
import CairnWire
import SwiftUI
import Testing

@testable import CairnWeb

@MainActor
@Suite("The line of tabs in a browser")
struct TabLineTests {
  private struct Sections: App {
    static var count = 5

    var body: some Scene {
      WindowGroup {
        TabView {
          ForEach(0..<Self.count, id: \.self) { number in
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
  }

  @Test("A page ends where its tabs begin", arguments: [2, 3, 5, 8], [390, 640, 800, 1_000, 1_400])
  func aPageEndsWhereItsTabsBegin(count: Int, width: Int) throws {
    Sections.count = count
    let service = WebService({ .of(Sections()) }, name: "Sections")
    _ = service.answer(to: HTTPRequest(.get, "/", headers: ["cookie": "size=\(width)x600"]))
    let tab = try #require(service.runningTabs.first)
    defer { tab.end() }
    let root = try #require(tab.window?.screen.root)
    let text = try #require(root.firstInside { $0.role == .text && $0.label == "Below 0" })
    let tabs = try #require(root.firstInside { $0.role == .tabs })
    let bar = try #require(tabs.children.first { $0.holdsTabs })
    let end = text.frame(in: nil).maxY
    #expect(end <= 600)
    if bar === tabs.children.last { #expect(end <= bar.frame(in: nil).minY) } else { #expect(tabs.tabsStandInPageBar) }
  }
}
