import Foundation
import Testing

@testable import CairnTool

@Suite("What doctor finds in Swift files")
struct SourceReportTests {
  private let world = CompilerWorld(modules: ["SwiftUI"])

  private func report(_ text: String) -> SourceReport { SourceReport(text, in: world) }
  private func findings(_ text: String) -> [Finding] {
    var checkup = SourceCheckup(root: URL(filePath: "/app"))
    checkup.add(report(text), of: URL(filePath: "/app/Views/A.swift"))
    return checkup.findings(besides: world.modules, files: 1)
  }

  @Test(
    arguments: [
      ("import SwiftUI", ["SwiftUI"]), ("import UIKit", ["UIKit"]), ("  @testable import Journal // mine", ["Journal"]),
      ("import struct CoreLocation.CLLocation", ["CoreLocation"]), ("public import MapKit.MKMap", ["MapKit"]),
      ("@_exported import Kit", ["Kit"]), ("@_spi(Internals) import Kit", ["Kit"]), ("// import UIKit", []),
      ("importUIKit()", []), ("let text = \"import UIKit\"", []), ("/*\nimport UIKit\n*/", []),
      ("#if canImport(UIKit)\nimport UIKit\n#endif", []),
      ("#if os(iOS)\nimport UIKit\n#else\nimport AppKit\n#endif", ["AppKit"]),
      ("#if !canImport(UIKit)\nimport AppKit\n#endif", ["AppKit"]),
      ("#if !os(Linux)\nimport Charts\n#endif\nimport Charts", ["Charts"]),
    ])
  func importsThatAreCompiledAreFound(text: String, expected: [String]) {
    #expect(report(text).imports.map(\.module) == expected)
  }

  @Test func aMissingModuleIsNamedWithItsLineAndThePage() throws {
    let finding = try #require(findings("\nimport UIKit").first)
    #expect(finding.state == .broken)
    #expect(finding.places == [.init(file: "Views/A.swift", line: 2)])
    #expect(finding.remedy?.hasSuffix("Docs/Guide/InsteadOf.md#uikit") == true)
  }

  @Test func branchesForPhonesAreNamedWithWhatTheyDeclare() throws {
    let found = findings("#if os(iOS)\nstruct Share: View {\n}\n#else\nlet share = 0\n#endif")
    let phone = try #require(found.first { $0.subject == "os(iOS)" })
    #expect(phone.state == .missing)
    #expect(phone.places == [.init(file: "Views/A.swift", line: 1, detail: "struct Share")])
    let change = try #require(found.first { $0.subject == "--as ios" })
    #expect(change.places == [.init(file: "Views/A.swift", line: 4, detail: "let share = 0")])
  }

  @Test func branchesForModulesStayOutOnPhonesToo() throws {
    let found = findings("#if canImport(ARKit)\nstruct Scene: UIViewRepresentable {\n#endif")
    let module = try #require(found.first { $0.subject == "canImport(ARKit)" })
    #expect(module.detail.contains("`--as ios` too"))
    #expect(!found.contains { $0.subject == "os(iOS)" })
  }

  @Test(
    arguments: [
      ("#if os(macOS)\nfunc f() {}\n#endif", "Elsewhere"),
      ("#if targetEnvironment(simulator)\nfunc f() {}\n#endif", "Elsewhere"),
      ("#if os(iOS)\n#if DEBUG\nfunc f() {}\n#endif\n#endif", "os(iOS)"),
      ("#if os(macOS) || os(iOS)\n.frame(width: 3)\n#endif", "os(iOS)"),
    ])
  func everyBranchIsListedOnce(text: String, subject: String) {
    #expect(findings(text).dropFirst().map(\.subject) == [subject])
  }

  @Test(
    arguments: [
      "#if DEBUG\nfunc f() {}\n#endif", "#if os(iOS)\n// nothing\n#endif", "#if os(Linux)\nfunc f() {}\n#endif",
      "#endif\n#else",
    ])
  func nothingIsSaidOfOtherBranches(text: String) { #expect(findings(text).count == 1) }
}
