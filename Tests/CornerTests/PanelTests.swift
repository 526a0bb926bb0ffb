import CairnTesting
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import CairnKits

@MainActor @Suite("Panels of AppKit")
struct PanelTests {
  private struct Screen: View {
    @State private var answer = "none"
    var body: some View {
      Text(answer)
      Button("Open") {
        let panel = NSOpenPanel()
        panel.allowedContentTypes = [.image]
        panel.begin { answer = $0 == .OK ? "chosen" : "canceled \(panel.urls.count)" }
      }
      Button("Save") { if NSSavePanel().runModal() == .cancel { answer = "not saved" } }
    }
  }

  @Test func aHostWithoutDialogsCancels() throws {
    let host = TestHost { Screen() }
    try host.tap("Open")
    #expect(host.texts.contains("canceled 0"))
    try host.tap("Save")
    #expect(host.texts.contains("not saved"))
    #expect(host.diagnostics.map(\.code) == ["framework.missing-call", "framework.missing-call"])
  }

  private func question(of panel: NSSavePanel) -> String {
    switch panel.question {
    case .open(let types, let many): "open \(types.map(\.identifier).joined(separator: " ")), many: \(many)"
    case .save(let name, let type): "save \(name) as \(type?.identifier ?? "any")"
    case .folder: "folder"
    }
  }

  @Test func panelsAskForWhatTheAppWants() {
    let panel = NSOpenPanel()
    #expect(question(of: panel) == "open public.item, many: false")
    panel.allowedFileTypes = ["png", "public.jpeg"]
    panel.allowsMultipleSelection = true
    #expect(question(of: panel) == "open public.png public.jpeg, many: true")
    panel.canChooseFiles = false
    panel.canChooseDirectories = true
    #expect(question(of: panel) == "open public.folder, many: true")
    panel.allowsMultipleSelection = false
    #expect(question(of: panel) == "folder")
    let save = NSSavePanel()
    #expect(question(of: save) == "save Untitled as any")
    save.nameFieldStringValue = "Trips"
    save.allowedContentTypes = [.commaSeparatedText]
    #expect(question(of: save) == "save Trips as public.comma-separated-values-text")
    #expect(panel.url == nil && panel.urls.isEmpty)
  }
}
