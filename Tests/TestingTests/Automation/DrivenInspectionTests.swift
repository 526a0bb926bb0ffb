import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("Inspecting an app by lines of JSON")
struct DrivenInspectionTests {
  private struct Counter: View {
    static let line = #line + 1
    @State private var count = 0
    @State private var color = Shade.red

    var body: some View {
      Button("Add to \(count)") { count += 1 }
      Text(verbatim: "In \(color)")
    }
  }

  private enum Shade: CaseIterable { case red, green }

  private struct Shelf: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Counter()
          .navigationTitle("Shelf")
          .navigationDestination(for: Int.self) { Text("Book \($0)").navigationTitle("Book \($0)") }
      }
    }
  }

  private let conversation = Conversation(TestHost { Shelf() })

  private func reply(_ request: [String: Any]) async throws -> [String: Any] {
    let line = String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
    let reply = try JSONSerialization.jsonObject(with: await conversation.reply(to: line))
    return try #require(reply as? [String: Any])
  }

  @Test func viewsHaveTheirState() async throws {
    let reply = try await reply(["do": "inspect", "what": "views"])
    let shelf = try #require((reply["views"] as? [[String: Any]])?.first)
    #expect(shelf["view"] as? String == "Shelf")
    let page = try #require((shelf["children"] as? [[String: Any]])?.first)
    let counter = try #require((page["children"] as? [[String: Any]])?.first)
    #expect(counter["view"] as? String == "Shelf > page “Shelf” > Counter")
    let properties = try #require(counter["properties"] as? [[String: Any]])
    #expect(properties.map { $0["name"] as? String } == ["count", "color"])
    #expect(properties[0]["value"] as? String == "0")
    #expect(properties[1]["set"] as? [String] == ["red", "green"])
  }

  @Test func stateIsSet() async throws {
    let first = try await reply(["do": "set", "name": "Counter.count", "value": "41"])
    #expect(first["texts"] as? [String] == ["Shelf", "Add to 41", "In red"])
    let second = try await reply(["do": "set", "name": "color", "value": "green"])
    #expect(second["texts"] as? [String] == ["Shelf", "Add to 41", "In green"])
  }

  @Test func settingAPathNavigates() async throws {
    let reply = try await reply(["do": "set", "name": "path", "value": "[7, 8]"])
    #expect(reply["pages"] as? [String] == ["Shelf", "Book 7", "Book 8"])
    let stacks = try await self.reply(["do": "inspect", "what": "stacks"])
    let stack = try #require((stacks["stacks"] as? [[String: Any]])?.first)
    #expect(stack["path"] as? String == "[Int]")
    let entries = try #require(stack["entries"] as? [[String: Any]])
    #expect(entries.map { $0["value"] as? String } == ["7", "8"])
    #expect(entries.map { $0["from"] as? String } == ["path[0]", "path[1]"])
    #expect(entries.last?["title"] as? String == "Book 8")
  }

  @Test func badTextIsRefusedAndChangesNothing() async throws {
    let number = try await reply(["do": "set", "name": "Counter.count", "value": "many"])
    #expect(number["ok"] as? Bool == false)
    #expect(number["error"] as? String == "“many” is not a value of Int. Write a whole number, such as 12.")
    let shade = try await reply(["do": "set", "name": "color", "value": "blue"])
    #expect(shade["error"] as? String == "“blue” is not a value of Shade. Write red or green.")
    let missing = try await reply(["do": "set", "name": "size", "value": "1"])
    #expect(missing["error"] as? String == "No view has a property “size”. “inspect views” lists all.")
    let screen = try await reply(["do": "screen"])
    #expect(screen["texts"] as? [String] == ["Shelf", "Add to 0", "In red"])
  }

  @Test func turnsNameTheStateThatCausedThem() async throws {
    _ = try await reply(["do": "tap", "name": "Add to 0"])
    _ = try await reply(["do": "screen"])
    let reply = try await reply(["do": "inspect", "what": "turns"])
    let turns = try #require(reply["turns"] as? [[String: Any]])
    #expect(turns.count == 1)
    let ran = try #require(turns[0]["ran"] as? [[String: Any]])
    #expect(ran.map { $0["view"] as? String } == ["Shelf > page “Shelf” > Counter"])
    #expect(ran[0]["because"] as? [String] == ["Counter.count changed"])
    #expect(ran[0]["declared"] as? [String] == ["TestingTests/DrivenInspectionTests.swift:\(Counter.line)"])
  }
}
