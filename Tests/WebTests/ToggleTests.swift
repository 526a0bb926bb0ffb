import CairnCore
import SwiftUI
import Testing

@testable import CairnWeb

@MainActor
@Suite struct ToggleTests {
  @Test func aSwitchHasTheColorThatTheAppAsksForAndElseThatOfThePage() throws {
    func style(of name: String) throws -> String {
      let html = try Served { .of(ToggleApp()) }.html
      let end = try #require(html.range(of: ">\(name)<")?.lowerBound)
      let start = try #require(html[..<end].range(of: "<label", options: .backwards)?.lowerBound)
      return String(html[start..<end])
    }
    #expect(try style(of: "Plain").contains("--switch") == false)
    #expect(try style(of: "Purple").contains("--switch:var(--tint)"))
    #expect(try style(of: "Box").contains("--switch") == false)
  }
}

private struct ToggleApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Toggle("Plain", isOn: .constant(true))
        Toggle("Purple", isOn: .constant(true)).tint(.purple)
        Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox).tint(.purple)
      }
    }
  }
}
