import CairnCore
import CairnScreen
import SwiftUI
import Testing

@testable import CairnWeb

/// Scrolling by the app is sent to the browser; scrolling by the user is not.
@MainActor
@Suite struct ScrollingTests {
  private struct Reader: App {
    var body: some Scene {
      WindowGroup {
        ScrollViewReader { reader in
          VStack {
            Button("Middle") { reader.scrollTo(50, anchor: .top) }
            Button("End") { reader.scrollTo(99, anchor: .bottom) }
            ScrollView { ForEach(0..<100, id: \.self) { Text("Line \($0)").frame(height: 40).id($0) } }
          }
        }
      }
    }
  }

  private func area(_ page: Served) throws -> Element {
    try #require(page.root.firstInside { $0.role == .scrollArea })
  }

  @Test func theAppScrolls() throws {
    let page = try Served(path: "/") { .of(Reader()) }
    let patches = page.patches(.tap(try page.element("Middle").id.number))
    let area = try area(page)
    #expect(area.scrollOffset.y > 1_000)
    #expect(patches.contains("[\"s\",\"\(area.nodeID)\",0,\(Int(area.scrollOffset.y.rounded()))]"), "\(patches)")
  }

  @Test func scrollingToTheEndUsesTheBrowsersEnd() throws {
    let page = try Served(path: "/") { .of(Reader()) }
    let patches = page.patches(.tap(try page.element("End").id.number))
    #expect(patches.contains("[\"s\",\"\(try area(page).nodeID)\",0,1e7]"), "\(patches)")
  }

  @Test(arguments: [300.0, 1e6]) func theUserScrolls(_ offset: Double) throws {
    let page = try Served(path: "/") { .of(Reader()) }
    let area = try area(page)
    let patches = page.patches(.scroll(area.id.number, x: 0, y: offset))
    #expect(area.scrollOffset.y > 200)
    #expect(!patches.contains("[\"s\""), "\(patches)")
  }
}
