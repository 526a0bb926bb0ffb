import CairnSwiftSources
import Foundation
import Testing

@testable import CairnTool

@Suite("Sources that are compiled from a copy")
struct SourceCopyTests {
  private let phone = SourceCopy(platform: .ios)

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
      "import struct Foundation.URL", "import CocoaLumberjack", "let a = \"CryptoKit.SHA256 and @IBAction\"",
      "let a = 1 // CryptoKit.SHA256 #selector(save) @UIApplicationMain", "let a = \"import UIKit; #selector(save)\"",
      "/* @State var a: A */", "a(import: UIKit)", "let a = #/UIKit.UIView @objc/#",
    ])
  func otherFilesStayAsTheyAre(text: String) { #expect(phone.text(text, at: "/a.swift") == nil) }

  @Test func conditionsForMacsHoldOnAMac() throws {
    let text = "#if os(macOS) && canImport( AppKit )\n#elseif os(iOS) || os(OSX)\n#endif"
    #expect(
      try #require(SourceCopy(platform: .macos).text(text, at: "/a.swift")).hasSuffix(
        "#if true      && true               \n#elseif os(iOS) || true   \n#endif"))
  }

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
    ("import Cocoa", "import SwiftUI"), ("import CoreGraphics.CGGeometry // CGRect", "import CoreGraphics // CGRect"),
    ("@_exported import Foundation.NSURL", "@_exported import Foundation"),
    ("import CryptoKit // for digests", "import CairnCryptoKit // for digests"),
    ("import struct CryptoKit.SHA256", "import struct CairnCryptoKit.SHA256"),
    ("let a = CryptoKit.SHA256.self", "let a = CairnCryptoKit.SHA256.self"),
    (
      "let a = \"CryptoKit.A \\(CryptoKit.A.b(\"\\(CryptoKit.C.d)\"))\"",
      "let a = \"CryptoKit.A \\(CairnCryptoKit.A.b(\"\\(CairnCryptoKit.C.d)\"))\""
    ),
    ("func a(b: UIKit.UIView) -> AppKit.NSView", "func a(b: SwiftUI.UIView) -> SwiftUI.NSView"),
    ("import UIKit; import Foundation.NSURL", "import SwiftUI; import Foundation"),
    ("import Security", "import CairnSecurity"),
    ("@preconcurrency import Network", "@preconcurrency import CairnNetwork"),
    ("import ImageIO", "import SwiftUI"), ("import QuartzCore.CATransaction", "import SwiftUI"),
    ("import CoreFoundation", "import CoreGraphics"), ("import Darwin", "import Foundation"),
    ("import Darwin.C", "import Foundation"), ("import ObjectiveC", "import Foundation"),
    ("import MobileCoreServices", "import UniformTypeIdentifiers"),
    ("import CoreServices", "import UniformTypeIdentifiers"), ("import Symbols", "import SwiftUI"),
  ])
  func importsOfApplesModulesNameOthers(text: String, new: String) throws {
    for copy in [phone, SourceCopy()] {
      #expect(try #require(copy.text("\(text)\nlet a = 1", at: "/a.swift")).hasSuffix("\n\(new)\nlet a = 1"))
    }
  }

  @Test func modulesOfTheAppKeepTheirNames() throws {
    let copy = SourceCopy(platform: .ios, ownModules: ["Network", "CryptoKit"])
    let text = "import Network\nimport struct CryptoKit.Key\nimport UIKit\nlet a = CryptoKit.Key()"
    let new = try #require(copy.text(text, at: "/a.swift"))
    #expect(new.hasSuffix("import Network\nimport struct CryptoKit.Key\nimport SwiftUI\nlet a = CryptoKit.Key()"))
    #expect(copy.text("import Network", at: "/a.swift") == nil)
  }

  @Test(arguments: ["CryptoKit", "Security", "Network", "ImageIO", "QuartzCore"])
  func conditionsForCompanionsHoldInEveryCopy(module: String) throws {
    let text = "#if canImport(\(module)) && !os(iOS)\n#endif"
    #expect(try #require(SourceCopy().text(text, at: "/a.swift")).hasPrefix("#sourceLocation"))
    #expect(try #require(SourceCopy().text(text, at: "/a.swift")).contains("#if true "))
    #expect(try #require(SourceCopy(platform: .macos).text(text, at: "/a.swift")).contains(" && !os(iOS)"))
    #expect(CompilerWorld(modules: []).as(.ios).answer("canImport", module) == true)
    #expect(CompilerWorld(modules: []).answer("canImport", module) == false)
  }

  @Test(arguments: [
    "let cryptoKit = CryptoKit", "let a = my.CryptoKit.a", "#if canImport(UIKit)\n#endif", "import SecurityKit",
    "#if canImport(Metal)\n// CryptoKit\n#endif",
  ])
  func filesWithoutPlatformStayAsTheyAre(text: String) { #expect(SourceCopy().text(text, at: "/a.swift") == nil) }

  @Test(arguments: [
    ("#selector(UIResponder.resignFirstResponder)", "Selector(\"resignFirstResponder\")"),
    ("#selector(move(_:to:))", "Selector(\"move:to:\")"), ("#selector(self.done)", "Selector(\"done\")"),
    ("#selector(getter: Page.title)", "Selector(\"title\")"),
    ("#selector(setter: title)", "Selector(\"setTitle:\")"),
    ("#selector(copy(_:) as (Any?) -> Void)", "Selector(\"copy:\")"),
    ("#selector(\n  done\n)", "Selector(\"done\")\n\n"),
    ("\"\\(#selector(done))\"", "\"\\(Selector(\"done\"))\""),
  ])
  func selectorsAreNames(text: String, new: String) throws {
    #expect(
      try #require(SourceCopy().text("app.sendAction(\(text), to: nil)", at: "/a.swift"))
        .hasSuffix("\napp.sendAction(\(new), to: nil)"))
  }

  @Test func selectorsOfTheFilesOwnMethodsCallThem() throws {
    let text = """
      final class Coordinator: NSObject {
        @objc func changed(_ sender: UISwitch) {}
        @objc func done() -> Bool { true }
        @objc func at(sender: UIButton) {}
      }
      class Page: UIViewController {
        func make() { button.addTarget(self, action: #selector(save), for: .touchUpInside) }
        func other() { add(#selector(Coordinator.changed(_:)), #selector(Coordinator.done), #selector(Coordinator.at(sender:))) }
        @objc private func save() {}
        func missing() { add(#selector(UIResponder.copy(_:))) }
      }
      """
    let copy = try #require(SourceCopy().text(text, at: "/a.swift"))
    #expect(!copy.contains("@objc"))
    for call in [
      #"Selector("save", { (target: Page) in target.save() })"#,
      #"Selector("changed:", { (target: Coordinator, sender) in target.changed(sender) })"#,
      #"Selector("done", { (target: Coordinator) in _ = target.done() })"#,
      #"Selector("atsender:", { (target: Coordinator, sender) in target.at(sender: sender) })"#,
      #"Selector("copy:")"#,
    ] { #expect(copy.contains(call), "\(call)") }
  }

  @Test func selectorsFindTheirMethodsBehindAnyText() throws {
    let text = """
      enum Style { case plain }
      class Page: UIViewController {
        let place = "https://example.com/{" // {
        let half = count / 2; let other = { $0 / 3 }
        class Cell {
          @objc static func shared() {}
          @objc func open(
            _ sender: Map<Int, UIView>
          ) -> Bool { true }
          func make() { add(#selector(open), #selector(Self.shared), #selector(fails), #selector(local)) }
          @objc func fails() throws { func local() {} }
        }
        protocol Opens { func save() }
        struct Row { func save() {} }
        /* } */
        @objc func save() { if "}" == style { return } }
        @objc func save(twice: Bool) {}
        func make() { add { "\\(#selector(save))"; #selector(save(twice:)); #selector(Cell.open(_:)) } }
      }
      extension Page.Cell { @objc func close() {} ; func more() { add(#selector(close)) } }
      func outside() { add(#selector(Page.Cell.open)); class Inner { @objc func go() { add(#selector(go)) } } }
      """
    let copy = try #require(SourceCopy().text(text, at: "/a.swift"))
    for call in [
      #"Selector("open", { (target: Page.Cell, sender) in _ = target.open(sender) }), Selector("shared")"#,
      #"Selector("fails"), Selector("local"))"#, #"{ "\(Selector("save"))";"#,
      #"Selector("savetwice:", { (target: Page, sender) in target.save(twice: sender) })"#,
      #"Selector("open:", { (target: Cell, sender) in _ = target.open(sender) })"#,
      #"Selector("close", { (target: Page.Cell) in target.close() })"#,
      #"Selector("open", { (target: Page.Cell, sender) in _ = target.open(sender) }))"#,
      #"Selector("go", { (target: Inner) in target.go() })"#,
    ] { #expect(copy.contains(call), "\(call)\n\(copy)") }
  }

  @Test func typesInsideInitializersKeepTheirState() throws {
    let text = """
      struct A: View {
        @State var a: M
        init(a: M) {
          struct B { @State var b: M; init(b: M) { self.b = b } }
          self.a = make { struct C { @State var c: M; init(c: M) { self.c = c } } }
        }
      }
      """
    let expected = text.replacing("self.b = b", with: "_b = SwiftUI.State(wrappedValue: b)")
      .replacing("self.a = make", with: "_a = SwiftUI.State(initialValue: make")
      .replacing("self.c = c } } }", with: "_c = SwiftUI.State(wrappedValue: c) } } })")
    #expect(SourceCopy().text(text, at: "/a.swift") == "#sourceLocation(file: \"/a.swift\", line: 1)\n\(expected)")
    #expect(SourceCopy().text("struct A { @State var a: M; init() { self.a = } }", at: "/a.swift") == nil)
  }

  @Test func swiftUIBringsCoreDataToFilesThatNameIt() throws {
    let view = "import SwiftUI\nstruct V: View { @FetchRequest(sortDescriptors: []) var items: FetchedResults<Item> }"
    let copy = try #require(SourceCopy().text(view, at: "/a.swift"))
    #expect(copy.contains("\nimport SwiftUI; import CoreData\nstruct V"))
    #expect(SourceCopy().text("import CoreData\n\(view)", at: "/a.swift") == nil)
    #expect(SourceCopy().text("@_exported import CoreData // here\n\(view)", at: "/a.swift") == nil)
    let commented = "// import CoreData\nimport SwiftUI // views\nlet a: FetchedResults<A>"
    #expect(
      try #require(SourceCopy().text(commented, at: "/a.swift")).contains(
        "\nimport SwiftUI; import CoreData // views\n"))
    #expect(SourceCopy().text("import SwiftUI\n// FetchRequest, \"FetchRequest\"", at: "/a.swift") == nil)
    #expect(SourceCopy().text("import SwiftUI\nstruct V: View { let request: Request }", at: "/a.swift") == nil)
  }

  @Test(arguments: [
    ("  @objc func save() {}", "  func save() {}"),
    ("@objcMembers final class A {}", "final class A {}"),
    ("  @IBAction func tap(_ sender: UIButton) {}", "            func tap(_ sender: UIButton) {}"),
  ])
  func attributesOfObjectiveCAreLeftOut(text: String, new: String) throws {
    #expect(try #require(SourceCopy().text(text, at: "/a.swift")).hasSuffix("\n\(new)"))
  }

  @Test func objectsOfStateAreSetThroughTheirWrapper() throws {
    let text = """
      struct Demo: View {
        @SwiftUI.State private var store: Store<Int, Int>
        @MainActor @State var other: Model
        @State var third: Model?; @State var fourth: Model
        @State var twice: Model
        @State var early = Model()
        let note = "self.other = Model()"
        init(
          store: Store<Int, Int>, @ViewBuilder content: @escaping () -> Content = { EmptyView() }
        ) {
          self.store = store // The store }
          self.other = Model(
            name: "a\\(f(") { self.store = 1 }"))"
          )
          self.third = try Model(); self.fourth = Model()
          /*
          self.other = Model()
          */
          self.twice = Model()
          self.early = Model()
          if self.other == other {
            self.other = other
          } else { self.other = Model() }
          Task { self.other = other }
        }
        init?<T: Named>(model: T) throws where T: Sendable {
          self.other = model.make { $0
            .count }
            .other
          self.fourth = Model(self.note)
          self.third = { Model() }()
        }
        func later() {
          self.store = Store()
          self.init(a) {
            self.other = Model()
          }
        }
      }
      protocol Named {
        init(name: String)
        func named() { self.other = Model() }
      }
      struct Other { var twice: Model }
      """
    let new = try #require(SourceCopy().text(text, at: "/a.swift")).split(separator: "\n").dropFirst()
    let changed = zip(text.split(separator: "\n"), new).filter { $0 != $1 }.map(\.1)
    #expect(
      changed == [
        "    _store = SwiftUI.State(wrappedValue: store) // The store }",
        "    _other = SwiftUI.State(wrappedValue: Model(", "    ))",
        "    _third = SwiftUI.State(initialValue: try Model()); _fourth = SwiftUI.State(wrappedValue: Model())",
        "      _other = SwiftUI.State(wrappedValue: other)",
        "    } else { _other = SwiftUI.State(wrappedValue: Model()) }",
        "    _other = SwiftUI.State(wrappedValue: model.make { $0", "      .other)",
        "    _fourth = SwiftUI.State(initialValue: Model(self.note))",
      ])
    #expect(new.count == text.split(separator: "\n").count)
  }

  @Test func conditionsStayAsTheyAreWithoutAPhone() {
    #expect(SourceCopy().text("#if os(iOS) || canImport(UIKit)\n#endif", at: "/a.swift") == nil)
  }

  @Test func linesOfWindowsAreLines() throws {
    #expect(try #require(phone.text("#if os(iOS)\r\n#endif", at: "/a.swift")).hasSuffix("#if true   \r\n#endif"))
  }

  @Test func whatAnExtensionOverridesIsCalledByTheGeneratedClass() throws {
    let text = """
      import CoreData
      extension Item {
        override public func awakeFromInsert() { super.awakeFromInsert(); date = .now }
        public override nonisolated func validateForInsert() throws { try super.validateForInsert() }
        override var description: String { "" }
        class Inner: NSObject { override func willSave() {} }
      }
      extension Own { override func willSave() {} }
      """
    let copy = try #require(SourceCopy(generated: ["Item"]).text(text, at: "/a.swift"))
    #expect(
      copy.hasSuffix(
        """
        extension Item {
          nonisolated public func awakeFromInsertInExtension() { super.awakeFromInsert(); date = .now }
          public  nonisolated func validateForInsertInExtension() throws { try super.validateForInsert() }
          override var description: String { "" }
          class Inner: NSObject { override func willSave() {} }
        }
        extension Own { override func willSave() {} }
        """))
    // An app's own classes cannot be overridden in extensions, and the compiler says so.
    #expect(SourceCopy().text(text, at: "/a.swift") == nil)
    let overrides = ExtensionOverrides(in: SourceTokens(text), of: ["Item"]).names
    #expect(overrides == ["Item": ["awakeFromInsert", "validateForInsert"]])
  }

  @Test(arguments: [
    ("import Foundation\nlet a = kSecClass", "import Foundation; import CairnSecurity\nlet a = kSecClass"),
    ("import XCTest\nlet a = errSecSuccess", "import XCTest; import CairnSecurity\nlet a = errSecSuccess"),
    ("import UIKit\nlet a = kSecClass", "import SwiftUI; import CairnSecurity\nlet a = kSecClass"),
    ("import Foundation\nlet a: CFString", "import Foundation; import CoreGraphics\nlet a: CFString"),
    (
      "#if os(Linux)\nimport Foundation\n#else\nimport Foundation\n#endif\nlet a = noErr",
      "#if os(Linux)\nimport Foundation; import CoreGraphics\n#else\nimport Foundation; import CoreGraphics\n#endif\n"
        + "let a = noErr"
    ),
  ])
  func whatAModuleBringsIsImported(text: String, copy: String) throws {
    #expect(try #require(SourceCopy().text(text, at: "/a.swift")).hasSuffix("\n" + copy))
  }

  @Test(arguments: [
    "import Foundation\nimport Security\nlet a = kSecClass", "import SwiftUI\nlet a: CFString",
    "import Combine\nlet a = kSecClass", "import struct Foundation.Data\nlet a: CFString",
    "import Foundation\nlet a = \"kSecClass\"",
  ])
  func whatIsImportedOrNotBroughtIsNot(text: String) throws {
    let copy = SourceCopy().text(text, at: "/a.swift") ?? text
    #expect(!copy.contains(";"))
  }
}
