import CairnCore
import CairnTesting
import Foundation
import SwiftUI
import Testing

private struct Timed: View {
  @State private var name = "Ann"
  @State private var text = "now"
  @State private var isOn = true

  var body: some View {
    TextField("Name", text: $name)
    Toggle("Gift", isOn: $isOn)
    Text(text)
    Button("Later") { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { text = "later" } }
    Button("Remind") { Reminder.after(seconds: 2) { text = "reminded" } }
    Button("Sleep") { Task { text = await Reminder.slept(seconds: 2) } }
  }
}

@MainActor
@Suite("Replies of a driven app")
struct DrivenTimeTests {
  private let conversation = Conversation(TestHost { Timed() })

  private func reply(_ request: String) async throws -> [String: Any] {
    let data = await conversation.reply(to: request)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func waitingMovesDelaysOfDispatch() async throws {
    _ = try await reply(#"{"do": "tap", "name": "Later"}"#)
    #expect(try await (reply(#"{"do": "wait", "seconds": 1}"#)["texts"] as? [String])?.contains("now") == true)
    #expect(try await (reply(#"{"do": "wait", "seconds": 1}"#)["texts"] as? [String])?.contains("later") == true)
  }

  @Test(arguments: [("Remind", "reminded"), ("Sleep", "slept")])
  func waitingMovesTimeInFilesThatImportOnlyFoundation(button: String, text: String) async throws {
    _ = try await reply(#"{"do": "tap", "name": "\#(button)"}"#)
    #expect(try await (reply(#"{"do": "wait", "seconds": 1}"#)["texts"] as? [String])?.contains("now") == true)
    #expect(try await (reply(#"{"do": "wait", "seconds": 1}"#)["texts"] as? [String])?.contains(text) == true)
  }

  @Test func aReplyHasTheValues() async throws {
    let values = try await reply(#"{"do": "type", "text": "Ben", "name": "Name"}"#)["values"] as? [String: String]
    #expect(values == ["Name": "Ben", "Gift": "on"])
  }
}
