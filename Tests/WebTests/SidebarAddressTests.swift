import CairnScreen
import CairnWire
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

/// Links in a sidebar, which lead to the stack beside it.
private struct Library: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationSplitView {
      List(["Sea", "Land", "Air"], id: \.self) { NavigationLink($0, value: $0) }
        .navigationTitle("Library")
    } detail: {
      NavigationStack(path: $path) {
        Text("Welcome")
          .navigationTitle("Welcome")
          .navigationDestination(for: String.self) { shelf in
            List {
              Text("Books about \(shelf)")
              NavigationLink("Sea", value: 1)
              NavigationLink("Second", value: 2)
            }
            .navigationTitle(shelf)
          }
          .navigationDestination(for: Int.self) { Text("Book \($0)").navigationTitle("Book \($0)") }
      }
    }
  }
}

private struct LibraryApp: App {
  var body: some Scene { WindowGroup { Library() } }
}

@MainActor
@Suite struct SidebarAddressTests {
  private func serve(_ path: String, width: Int = 1_280) throws -> (WebService, HTTPResponse, WebTab) {
    let service = WebService({ .of(LibraryApp()) }, name: "Test")
    let response = service.answer(to: HTTPRequest(.get, path, headers: ["cookie": "size=\(width)x800"]))
    return (service, response, try #require(service.tabs.values.first))
  }

  private func press(_ label: String, _ tab: WebTab) throws {
    let link = try #require(tab.root?.firstInside { $0.label == label && $0.role == .link })
    tab.perform([.tap(link.id.number)])
  }

  private func url(of tab: WebTab) -> String { tab.history.current.url }

  @Test(arguments: [390, 1_280])
  func theLinksOfASidebarHaveTheSameAddressOnEveryPage(width: Int) throws {
    for path in ["/", "/sea", "/sea/second"] {
      let (service, response, tab) = try serve(path, width: width)
      #expect(response.status == .ok)
      #expect(url(of: tab) == path)
      let text = String(decoding: response.body, as: UTF8.self)
      #expect(text.contains("href=\"/land\"") == (width > 1_000 || path == "/"), "\(path)")
      _ = service
    }
  }

  @Test func aLinkOfTheSidebarIsNotMistakenForOneOfThePage() throws {
    let (service, response, tab) = try serve("/land/sea")
    #expect(response.status == .ok && url(of: tab) == "/land/sea" && tab.root!.frontTexts.contains("Book 1"))
    let (other, lost, end) = try serve("/land/air")
    #expect(lost.status == .notFound && url(of: end) == "/land")
    _ = (service, other)
  }

  @Test func anotherLinkOfTheSidebarIsAnotherPlace() throws {
    let (service, _, tab) = try serve("/")
    try press("Sea", tab)
    let sea = tab.history.key
    #expect(url(of: tab) == "/sea")
    try press("Land", tab)
    #expect(url(of: tab) == "/land" && tab.line.outbox.waiting.last?.text.contains("push") == true)
    // The same link again leads nowhere.
    let land = tab.history.key
    try press("Land", tab)
    #expect(tab.history.key == land)
    try press("Second", tab)
    #expect(url(of: tab) == "/land/second")
    try press("Air", tab)
    #expect(url(of: tab) == "/air" && tab.history.pages.entries.count == 2)
    // The browser goes back to the replaced page.
    tab.perform([.go(land)])
    #expect(url(of: tab) == "/land" && tab.root!.frontTexts.contains("Books about Land"))
    tab.perform([.go(sea)])
    #expect(url(of: tab) == "/sea" && tab.root!.frontTexts.contains("Books about Sea"))
    try press("Second", tab)
    tab.perform([.back])
    // Forward would lead to the book, and the browser wants what the link before replaced.
    tab.perform([.go(land)])
    #expect(url(of: tab) == "/land")
    tab.perform([.back])
    #expect(url(of: tab) == "/")
    _ = service
  }
}
