import CairnTesting
import SwiftUI
import Testing

/// Accessibility actions are in the context menu, below the app's own items.
@MainActor
@Suite struct AccessibilityActionTests {
  @Observable final class Log {
    var done: [String] = []
  }

  struct Message: View {
    let log: Log

    var body: some View {
      Text("Message")
        .accessibilityAction(named: "Archive") { log.done.append("archive") }
        .contextMenu {
          Button("Reply") { log.done.append("reply") }
          Button("Flag") { log.done.append("flag") }
        }
        .accessibilityAction(named: "Flag") { log.done.append("flag again") }
        .accessibilityActions { Button("Forward") { log.done.append("forward") } }
        .accessibilityAction(.delete) { log.done.append("delete") }
        .accessibilityAction(.escape) { log.done.append("escape") }
    }
  }

  @Test func theyAreInTheMenuOfAView() throws {
    let log = Log()
    let host = TestHost { Message(log: log) }
    let items = try host.contextMenu(of: "Message")
    #expect(items.prefix(2) == ["Reply", "Flag"])
    #expect(items.count == 5 && Set(items.dropFirst(2)) == ["Archive", "Forward", "Delete"])
    try host.choose("Archive", fromContextMenuOf: "Message")
    #expect(log.done == ["archive"])
  }

  @Test func theyAreInTheMenuOfARow() throws {
    let log = Log()
    let host = TestHost {
      List {
        Message(log: log)
        Text("Other").accessibilityActions {
          Button("Up") { log.done.append("up") }
          Button("Down") { log.done.append("down") }
        }
        Text("Plain")
      }
    }
    for action in ["Archive", "Reply"] { try host.choose(action, fromContextMenuOf: "Message") }
    try host.choose("Down", fromContextMenuOf: "Other")
    #expect(log.done == ["archive", "reply", "down"])
    #expect(try host.contextMenu(of: "Plain").isEmpty)
  }
}
