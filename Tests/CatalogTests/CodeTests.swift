import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import Catalog

@MainActor
@Suite("Pages show their own code")
struct CodeTests {
  @Test(arguments: CatalogPage.allCases)
  func everyPageHasItsSource(page: CatalogPage) throws {
    #expect(page.sources.count == 1)
    let file = try #require(page.sources.first)
    #expect(file.text.contains(": View {") && file.text.contains("var body: some View"))
  }

  @Test func smallAppsHaveTheirs() {
    #expect(CatalogTopic.notes.sources.count == 4 && CatalogTopic.colors.sources.count == 5)
  }

  @Test func theSourceIsThatOfTheFile() throws {
    let catalog = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/Catalog").standardizedFileURL
    let text = try String(contentsOf: catalog.appending(path: "Controls/FieldsPage.swift"), encoding: .utf8)
    #expect(SourceTexts.all["FieldsPage"] == String(text.dropLast()))
  }

  @Test func theCodeIsBesideThePageOrInASheet() throws {
    let host = TestHost(strict: true) { CatalogView() }
    host.resize(width: 1_200, height: 800)
    try host.tap("Controls")
    try host.tap("Buttons")
    try host.tap("Code")
    #expect(host.sheets == 0 && host.isVisible("ButtonsPage.swift") && host.isVisible("Pressed 0 times"))
    try host.tap("Copy")
    #expect(UIPasteboard.general.string?.hasPrefix("struct ButtonsPage: View {") == true)
    try host.tap("Code")
    #expect(!host.isVisible("ButtonsPage.swift"))
    host.resize(width: 400, height: 800)
    try host.tap("Code")
    #expect(host.sheets == 1 && host.isVisible("ButtonsPage.swift"))
    #expect(host.diagnostics.map(\.description) == [])
  }

  @Test func wordsTextsAndCommentsAreColored() {
    let colors = CodeColors(.light)
    let code = "let name = \"A \\\"b\\\"\" // the name\nText(name)"
    let colored = colors.colored(code)
    #expect(String(colored.characters) == code)
    let runs = colored.runs.compactMap { run in
      run.foregroundColor.map { (String(colored[run.range].characters), $0) }
    }
    #expect(runs.map(\.0) == ["let", "\"A \\\"b\\\"\"", "// the name", "Text"])
    #expect(runs.map(\.1) == [colors.keyword, colors.text, colors.comment, colors.type])
  }
}
