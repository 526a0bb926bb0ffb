import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Failure messages")
struct FailureTests {
  private let host = TestHost { ShopView() }

  private func reason(_ work: () throws -> Void) -> TestHostError.Reason? {
    (#expect(throws: TestHostError.self) { try work() })?.reason
  }

  @Test func aMisspelledLabelSuggestsSimilarOnes() {
    #expect(reason { try host.tap("Crat") } == .notFound("\"Crat\"", nearby: [.init(.button, "Cart")]))
    #expect(reason { try host.tap("abuot") } == .notFound("\"abuot\"", nearby: [.init(.link, "About")]))
    #expect(reason { try host.tap("Xylophone") } == .notFound("\"Xylophone\"", nearby: []))
  }

  @Test func aWrongRoleSuggestsTheRightOne() {
    #expect(
      reason { try host.tap("Cart", role: .link) } == .notFound("link \"Cart\"", nearby: [.init(.button, "Cart")]))
  }

  @Test func anAmbiguousLabelListsItsCandidates() {
    let buy = TestHostError.Candidate(.button, "Buy")
    #expect(reason { try host.tap("Buy") } == .ambiguous("\"Buy\"", candidates: [buy, buy, buy]))
    #expect(reason { try host.tap("Buy", at: 3) } == .notFound("\"Buy\" at 3", nearby: [buy, buy, buy]))
  }

  @Test func aDisabledElementIsReported() {
    #expect(reason { try host.tap("Order") } == .disabled(.init(.button, "Order")))
  }

  @Test func aCoveredElementIsReported() throws {
    try host.row("Milk").button("Buy").tap()
    try host.tap("Order")
    #expect(reason { try host.tap("Cart") } == .covered(.init(.button, "Cart"), by: .init(.alert, "Order 1?")))
  }

  @Test func aHiddenElementIsReported() {
    #expect(reason { try host.text("Nowhere").tap() } == .notVisible(.init(.text, "Nowhere")))
  }

  @Test func anUnsupportedActionIsReported() {
    #expect(reason { try host.drag("Cart", by: .zero) } == .unsupported(.init(.button, "Cart"), action: "be dragged"))
  }

  @Test func missingChoicesAreReported() {
    #expect(
      reason { try host.pick("Huge", from: "Size") }
        == .noChoice("Huge", in: "picker \"Size\"", available: ["Small", "Large"]))
  }

  @Test func missingPagesAreReported() throws {
    #expect(reason { try host.goBack() } == .cannotGoBack)
    try host.tap("About")
    #expect(reason { try host.goBack(to: "Home") } == .noPageBehind("Home", history: ["Shop"]))
    #expect(reason { try host.turnPage() } == .notPresented("paged view"))
    #expect(reason { try host.dismissSheet() } == .notPresented("sheet"))
  }

  @Test func unhandledKeysAreReported() throws {
    let plain = TestHost { TextField("Name", text: .constant("")) }
    #expect(reason { try plain.press("k", modifiers: .command) } == .keyNotHandled("\"k\"", focused: nil))
  }

  @Test func aStrictHostReportsDiagnostics() throws {
    let strict = TestHost(strict: true) { NavigationStack { NavigationLink("Nowhere", value: 1) } }
    guard case .diagnosed(let diagnostic) = reason({ try strict.tap("Nowhere") }) else {
      Issue.record("no diagnostic")
      return
    }
    #expect(diagnostic.code == "navigation.dead-link")
  }

  @Test func theDescriptionBeginsWithTheLineAndEndsWithTheScreen() throws {
    let line = #line + 1
    let error = try #require(#expect(throws: TestHostError.self) { try host.tap("Crat") })
    let lines = error.description.split(separator: "\n")
    #expect(lines[0].hasPrefix("\(#filePath):\(line):"))
    #expect(lines[0].hasSuffix(": There is no \"Crat\". Nearby: button \"Cart\"."))
    #expect(lines[1] == "On the screen:")
    #expect(error.screen == host.tree)
  }
}

@MainActor
@Suite("Locations of failures")
struct LocationTests {
  @Test func everyVerbReportsItsLine() throws {
    let host = TestHost { ShopView() }
    let first = UInt(#line) + 2
    let verbs: [() throws -> Void] = [
      { try host.tap("?") },
      { try host.tap("?", role: .button) },
      { try host.tap("?", at: 0) },
      { try host.doubleTap("?") },
      { try host.type("", into: "?") },
      { try host.submit("?") },
      { try host.toggle("?") },
      { try host.pick("?", from: "?") },
      { try host.slide("?", to: 1) },
      { try host.step("?") },
      { try host.turnPage() },
      { try host.select("?") },
      { try host.extendSelection(to: "?") },
      { try host.deselect("?") },
      { try host.delete("?") },
      { try host.move("?", before: "?") },
      { try host.moveToEnd("?") },
      { try host.swipe("?", "?") },
      { try host.refresh() },
      { try host.scroll(to: "?") },
      { try host.goBack() },
      { try host.goBack(to: "?") },
      { try host.swipeBack() },
      { try host.dismissSheet() },
      { try host.press("?") },
      { try host.press("?", modifiers: .command) },
      { try host.focus("?") },
      { _ = try host.startDrag("?") },
      { try host.drag("?", by: .zero) },
      { try host.drag("?", onto: "?") },
      { try host.longPress("?") },
      { try host.magnify("?", by: 2) },
      { try host.rotate("?", by: .zero) },
      { _ = try host.contextMenu(of: "?") },
      { try host.choose("?", fromContextMenuOf: "?") },
      { try host.choose("?", fromMenu: "?") },
      { try host.selectText(0..<1, in: "?") },
      { try host.bringForward("?") },
      { try host.check(false, "no") },
      { try host.button("?").tap() },
      { try host.button("?").doubleTap() },
      { try host.button("?").longPress() },
      { try host.text("?").scrollIntoView() },
      { try host.field("?").type("") },
      { try host.field("?").submit() },
      { try host.picker("?").pick("?") },
      { try host.slider("?").slide(to: 1) },
      { try host.stepper("?").step() },
      { try host.row("?").select() },
      { try host.row("?").deselect() },
      { try host.row("?").delete() },
      { try host.row("?").swipe("?") },
      { try host.row("?").move(before: "?") },
      { try host.row("?").moveToEnd() },
      { try host.row(at: 99).select() },
      { try host.sheet.dismiss() },
    ]
    for (index, verb) in verbs.enumerated() {
      let error = #expect(throws: TestHostError.self) { try verb() }
      #expect(error?.location.line == Int(first) + index)
      #expect(error?.location.fileID == #fileID)
      #expect(error?.location.filePath == #filePath)
    }
  }

  /// Finds the verb or question that is added one day and forgets its line.
  @Test func everyPublicFunctionRecordsItsLine() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../Sources/CairnTesting").standardized
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var count = 0
    // Nothing that a test asks of a server fails.
    for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("/Server/") {
      let source = try String(contentsOf: file, encoding: .utf8)
      for declaration in source.components(separatedBy: "  public func ").dropFirst() {
        let signature = declaration.prefix { $0 != "{" }
        if signature.hasPrefix("query(at") || signature.hasPrefix("at(_ index") { continue }
        count += 1
        #expect(signature.contains("fileID: StaticString = #fileID"), "\(file.lastPathComponent): \(signature)")
      }
    }
    #expect(count > 60)
  }

  @Test func aQuestionOfAStrictHostReportsItsLine() {
    let model = PathModel()
    let host = TestHost(strict: true) { PathView(model: model) }
    var errors: [TestHostError] = []
    host.failureHandler = { errors.append($0) }
    model.path = [1]
    let line = #line + 1
    #expect(!host.isVisible("Anything"))
    #expect(errors.map(\.location.line) == [line])
  }
}

@Observable
final class PathModel {
  var path: [Int] = []
}

struct PathView: View {
  @Bindable var model: PathModel
  var body: some View {
    NavigationStack(path: $model.path) { Text("Root").navigationTitle("Root") }
  }
}
