import Foundation
import Testing

@testable import CairnTool

@Suite("Sources that are compiled from a copy")
struct SourceCopyTests {
  private let phone = SourceCopy(isPhone: true)

  @Test func conditionsForPhonesHoldWithoutMovingAnything() throws {
    let text = "let a = 1\n  #if os(iOS) && DEBUG\n  let b = 2\n  #elseif !os( iOS )\n  #endif\n"
    let new = try #require(phone.text(text, at: "/app/A \"b\".swift"))
    let lines = new.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "#sourceLocation(file: \"/app/A \\\"b\\\".swift\", line: 1)")
    #expect(
      lines.dropFirst() == [
        "let a = 1", "  #if true    && DEBUG", "  let b = 2", "  #elseif !true     ", "  #endif", "",
      ])
  }

  @Test(
    arguments: [
      "#if os(macOS)\n#endif", "// #if os(iOS)", "/*\n#if os(iOS)\n*/", "let text = \"\"\"\n#if os(iOS)\n\"\"\"",
      "@available(iOS 17, *)\nfunc f() {}", "#if canImport(AppKit)\nlet os = iOS\n#endif", "/*\nimport UIKit\n*/",
      "let text = \"\"\"\nimport UIKit\n\"\"\"", "// import UIKit", "import UIKitNavigation",
    ])
  func otherFilesStayAsTheyAre(text: String) { #expect(phone.text(text, at: "/a.swift") == nil) }

  @Test func conditionsForUIKitHoldOnAPhone() throws {
    let text = "#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif"
    #expect(
      try #require(phone.text(text, at: "/a.swift")).hasSuffix(
        "#if true            \nimport SwiftUI\n#elseif canImport(AppKit)\nimport SwiftUI\n#endif"))
  }

  @Test(arguments: [
    ("import UIKit", "import SwiftUI"), ("@UIApplicationMain", "@main"),
    ("@NSApplicationMain // here", "@main // here"),
    ("  @preconcurrency import AppKit // for colors", "  @preconcurrency import SwiftUI // for colors"),
    ("@_exported public import UIKit", "@_exported public import SwiftUI"),
    ("import struct UIKit.CGRect", "import struct SwiftUI.CGRect"), ("import UIKit.UIImage", "import SwiftUI"),
  ])
  func importsOfUIKitAndAppKitNameSwiftUI(text: String, new: String) throws {
    for copy in [phone, SourceCopy()] {
      #expect(try #require(copy.text("\(text)\nlet a = 1", at: "/a.swift")).hasSuffix("\n\(new)\nlet a = 1"))
    }
  }

  @Test(arguments: [
    ("#selector(UIResponder.resignFirstResponder)", "Selector(\"resignFirstResponder\")"),
    ("#selector(move(_:to:))", "Selector(\"move:to:\")"), ("#selector(self.done)", "Selector(\"done\")"),
  ])
  func selectorsAreNames(text: String, new: String) throws {
    #expect(
      try #require(SourceCopy().text("app.sendAction(\(text), to: nil)", at: "/a.swift"))
        .hasSuffix("\napp.sendAction(\(new), to: nil)"))
  }

  @Test func objectsOfStateAreSetThroughTheirWrapper() throws {
    let text = """
      struct Demo: View {
        @SwiftUI.State private var store: Store<Int, Int>
        @State var other: Model
        @State var twice: Model
        @State var early = Model()
        init(
          store: Store<Int, Int>, @ViewBuilder content: @escaping () -> Content = { EmptyView() }
        ) {
          self.store = store
          self.other = Model(
            name: "a")
          self.twice = Model()
          self.early = Model()
          if self.other == other {}
        }
        func later() {
          self.store = Store()
        }
      }
      struct Other { var twice: Model }
      """
    let new = try #require(SourceCopy().text(text, at: "/a.swift")).split(separator: "\n").dropFirst()
    let changed = zip(text.split(separator: "\n"), new).filter { $0 != $1 }.map(\.1)
    #expect(changed == ["    _store = SwiftUI.State(wrappedValue: store)"])
  }

  @Test func conditionsStayAsTheyAreWithoutAPhone() {
    #expect(SourceCopy().text("#if os(iOS) || canImport(UIKit)\n#endif", at: "/a.swift") == nil)
  }

  @Test func linesOfWindowsAreLines() throws {
    #expect(try #require(phone.text("#if os(iOS)\r\n#endif", at: "/a.swift")).hasSuffix("#if true   \n#endif"))
  }

  @Test func aPackageIsCopiedWithLinksToWhatStaysTheSame() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-phone-\(UUID().uuidString)/App")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let sources = folder.appending(path: "Sources/App")
    try Files.write("#if os(iOS)\n#endif", to: sources.appending(path: "A.swift"))
    try Files.write("", to: sources.appending(path: "B.swift"))
    try Files.write("#if os(iOS)\n#endif", to: folder.appending(path: "Kit/Sources/Kit/K.swift"))
    try Files.write("", to: folder.appending(path: "Kit/Package.swift"))
    try Files.write(
      ".package(path: \"../Other\"), .package(path: \"Kit\")", to: folder.appending(path: "Package.swift"))
    let package = PhonePackage(of: folder)
    func target(_ path: String) -> String? {
      try? FileManager.default.destinationOfSymbolicLink(atPath: package.folder.appending(path: path).path)
    }
    func text(_ path: String) -> String? {
      try? String(contentsOf: package.folder.appending(path: path), encoding: .utf8)
    }
    try package.write()
    #expect(text("Sources/App/A.swift")?.hasSuffix("#if true   \n#endif") == true)
    #expect(target("Sources/App/B.swift") == sources.appending(path: "B.swift").path)
    #expect(target("Kit") == folder.appending(path: "Kit").path)
    let other = folder.deletingLastPathComponent().appending(path: "Other").path
    #expect(text("Package.swift") == ".package(path: \"\(other)\"), .package(path: \"Kit\")")
    // A file that has no condition any more becomes a link, and one that is gone goes.
    try Files.write("", to: sources.appending(path: "A.swift"))
    try Files.remove(sources.appending(path: "B.swift"))
    try package.write()
    #expect(target("Sources/App/A.swift") != nil)
    #expect(target("Sources/App/B.swift") == nil)
  }
}
