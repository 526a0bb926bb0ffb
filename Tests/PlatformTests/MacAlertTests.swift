import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Alerts of AppKit")
struct MacAlertTests {
  private func ask(_ alert: NSAlert, _ answer: @escaping (NSApplication.ModalResponse) -> Void) {
    if let window = NSApp.keyWindow { alert.beginSheetModal(for: window, completionHandler: answer) }
  }

  @Test func theAnswerIsTheNumberOfTheButton() throws {
    var answers: [NSApplication.ModalResponse] = []
    let host = TestHost {
      Button("Ask") {
        let alert = NSAlert()
        alert.messageText = "Delete?"
        alert.informativeText = "It cannot be undone."
        alert.addButton(withTitle: "Delete").hasDestructiveAction = true
        alert.addButton(withTitle: "Cancel")
        alert.addButton(withTitle: "Archive")
        ask(alert) { answers.append($0) }
      }
    }
    for title in ["Delete", "Cancel", "Archive"] {
      try host.tap("Ask")
      #expect(host.isVisible("Delete?"))
      #expect(host.texts.contains("It cannot be undone."))
      try host.tap(title)
    }
    #expect(answers == [.alertFirstButtonReturn, .alertSecondButtonReturn, .alertThirdButtonReturn])
    #expect(!host.isVisible("Delete?"))
  }

  @Test func anAlertWithoutButtonsCanBeClosed() throws {
    let host = TestHost { Button("Say") { NSAlert(error: CocoaError(.fileNoSuchFile)).runModal() } }
    try host.tap("Say")
    #expect(host.isVisible("OK"))
    try host.tap("OK")
    #expect(!host.isVisible("OK"))
  }

  @Test func alertsTakeTurns() throws {
    let host = TestHost {
      Button("Say") {
        for title in ["One", "Two", "Three"] {
          let alert = NSAlert()
          alert.messageText = title
          alert.runModal()
        }
      }
    }
    try host.tap("Say")
    for title in ["One", "Two", "Three"] {
      #expect(["One", "Two", "Three"].filter { host.isVisible($0) } == [title])
      try host.tap("OK")
    }
    #expect(!host.isVisible("OK"))
  }

  @Test func fieldsAndTheSuppressionAreInTheAlert() throws {
    let (alert, field) = (NSAlert(), NSTextField(string: ""))
    field.placeholderString = "Name"
    alert.messageText = "Rename"
    alert.accessoryView = field
    alert.showsSuppressionButton = true
    let host = TestHost { Button("Ask") { ask(alert) { _ in } } }
    try host.tap("Ask")
    try host.type("Ann", into: "Name")
    try host.toggle("Do not show this message again")
    try host.tap("OK")
    #expect(field.stringValue == "Ann")
    #expect(alert.suppressionButton?.state == .on)
  }

  @Test func aQuestionThatWouldHaveToWaitIsReported() throws {
    var answer: NSApplication.ModalResponse?
    let host = TestHost {
      Button("Ask") {
        let alert = NSAlert()
        alert.addButton(withTitle: "Delete")
        alert.addButton(withTitle: "Cancel")
        answer = alert.runModal()
      }
    }
    try host.tap("Ask")
    #expect(answer == .alertSecondButtonReturn && !host.isVisible("Cancel"))
    #expect(host.diagnostics.map(\.code) == ["framework.missing-call"])
  }
}
