import CairnSwiftSources
import Foundation
import Testing

@testable import CairnTool

@Suite("Names that nobody declares")
final class NamesCheckupTests {
  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "cairn-names-\(UUID().uuidString)")
  private let known = KnownNames(
    names: ["View", "Int", "String", "State", "CGFloat"], members: ["Length": ["AxisTick"]], modules: ["SwiftUI"])

  deinit { try? FileManager.default.removeItem(at: root) }

  private func checkup(_ texts: [String], in world: CompilerWorld = CompilerWorld(modules: ["SwiftUI"])) -> NamesCheckup
  {
    var checkup = NamesCheckup(root: URL(filePath: "/app"), known: known, world: world, modules: ["App"])
    for (index, text) in texts.enumerated() { checkup.add(text, of: URL(filePath: "/app/\(index).swift")) }
    return checkup
  }

  private func missing(_ texts: String...) -> [String] { checkup(texts).missing.sorted() }

  // MARK: Uses

  @Test(arguments: [
    "let size: Size", "func f() -> Size {}", "let a = b as? Size", "if a is Size {}", "let a: [Size]",
    "let a: Box<Size>",
    "struct A: View, Size {}", "let a = Size(1)", "let a = Size.small", "@Size var a = 1", "#Size { }",
    "extension Size {}", "let a = b ? Size : c", "let a = \\Size.width", "func f(_ a: some Size) {}",
    "func f() throws(Size) {}", "let a = \"\\(Size())\"", "case Size.small: break", "let a = [Size]()",
    "f(of: Size.self)",
    "switch a { case is Size: b }",
  ])
  func aTypeIsFoundWhereverItIsUsed(text: String) { #expect(missing("typealias Box = Int\n" + text) == ["Size"]) }

  @Test(arguments: [
    "let a: View.Size", "let a = b.Size", "f(Size: 1)", "f(a, Size: 1)", "// Size", "let a = \"Size\"",
    "/* Size */", "import SwiftUI.Size", "@available(Size 3, *) let a = 1", "if #available(Size 3, *) {}",
    "@objc(Size) class A {}", "let a = EXIT_SIZE", "@IBOutlet var a: Int", "let a: Any", "let a: Self",
    "@NSManaged var a: Int",
    "infix operator +++: SizePrecedence", "let a: App.Size", "let a = /Size/",
  ])
  func membersLabelsAndTextsAreNotTypes(text: String) { #expect(missing(text) == []) }

  // MARK: Declarations

  @Test(arguments: [
    "struct Size {}", "final class Size {}", "enum Size {}", "protocol Size {}", "actor Size {}",
    "typealias Size = Int",
    "protocol P { associatedtype Size }", "macro Size() = a", "struct Box<Size> {}", "struct Box<A, Size: View> {}",
    "let Size = 1", "var (Size, b) = c", "func Size() {}", "enum A { case Size }", "enum A { case a, Size(Int), c }",
    "enum A { case a = 1, Size }", "extension A { struct Size {} }", "struct `Size` {}",
  ])
  func aDeclarationAnywhereCounts(text: String) {
    #expect(!missing("let a: Size", text).contains("Size"))
    #expect(missing("let a: Size", "// " + text) == ["Size"])
  }

  @Test(arguments: [
    "func f<Size>(_ a: Size) {}", "init<A: View, Size>(_ a: Size) {}", "subscript<Size>(a: Size) -> Int { 1 }",
    "func f(Size: Int) { g(Size) }", "func f(of Size: Int) { g(Size) }", "a.map { Size in Size }",
    "a { (b, Size) in Size }",
    "for Size in a { f(Size) }", "static func < <Size>(a: Size, b: Int) {}",
  ])
  func parametersCountInTheirFile(text: String) {
    #expect(missing(text) == [])
    #expect(missing(text, "let a: Size") == ["Size"])
  }

  @Test func typesInOthersCountWhereThoseAreMentioned() {
    #expect(missing("let a: Length") == ["Length"])
    #expect(missing("let a: Length", "typealias AxisTick = Int") == [])
    #expect(missing("extension AxisTick { let a: Length }") == ["AxisTick"])
  }

  // MARK: Conditions and imports

  @Test(arguments: [
    ("#if os(iOS)\nlet a: Size\n#endif", []), ("#if os(iOS)\n#else\nlet a: Size\n#endif", ["Size"]),
    ("#if canImport(SwiftUI)\nlet a: Size\n#endif", ["Size"]), ("#if OTHER\nlet a: Size\n#endif", []),
    ("#if os(iOS)\nstruct Size {}\n#endif\nlet a: Size", ["Size"]),
    ("#if os(Linux)\nstruct Size {}\n#endif\nlet a: Size", []),
    ("#if os(iOS) ||\n  os(Linux)\nlet a: Size\n#endif", ["Size"]),
    ("#if os(iOS)\n#if os(Linux)\nlet a: Size\n#endif\n#endif", []),
    ("#if os(iOS)\nlet a = \"\\(Size())\"\n#endif", []),
  ])
  func onlyWhatIsCompiledCounts(text: String, expected: [String]) { #expect(missing(text) == expected) }

  @Test func conditionsThatDependOnTheBuildAreOnBothSides() {
    var world = CompilerWorld(modules: [])
    world.knowsFlags = false
    #expect(checkup(["#if FAST\nlet a: Size\n#endif"], in: world).missing == [])
    #expect(checkup(["#if FAST\nstruct Size {}\n#endif\nlet a: Size"], in: world).missing == [])
  }

  @Test func nothingIsSaidOfFilesThatImportUnknownModules() {
    #expect(missing("import Kit\nlet a: Size", "import SwiftUI\nlet a: Other") == ["Other"])
    #expect(missing("#if os(iOS)\nimport Kit\n#endif\nlet a: Size") == ["Size"])
    #expect(missing("@_exported import Kit", "import SwiftUI\nlet a: Other") == [])
  }

  @Test func testsOnlyDeclareNames() {
    var checkup = checkup(["let a: Size"])
    checkup.add("let a: Other\nstruct Size {}", of: URL(filePath: "/app/Tests.swift"), isCompiled: false)
    #expect(checkup.missing == [])
  }

  @Test func sourcesThatDoNotEndAreLeftToTheCompiler() { #expect(missing("let a: Size /*") == []) }

  // MARK: The finding

  @Test func theFindingHasTheFirstPlaceAndTheNumberOfFiles() throws {
    let checkup = checkup(["\nlet a: Rare", "let a: Size\nlet b: Size", "let a = 1; let b: Size"])
    let finding = try #require(checkup.findings.first)
    #expect(finding.state == .broken && finding.subject == "Names" && finding.detail == "2 names are declared nowhere:")
    #expect(
      finding.places == [
        .init(file: "1.swift", line: 1, detail: "Size, in 2 files"), .init(file: "0.swift", line: 2, detail: "Rare"),
      ])
    #expect(finding.remedy?.contains("#if !os(Linux)") == true)
    #expect(checkup.finding(elsewhere: ["Size", "Rare"])?.remedy?.contains("--as ios") == true)
    #expect(checkup.finding(elsewhere: ["Size"])?.remedy?.contains("--as ios") == false)
    #expect(self.checkup(["let a: Int"]).findings == [])
  }

  // MARK: Packages

  private func findings(_ files: [String: String]) throws -> [Finding] {
    try Files.remove(root)
    for (path, text) in files { try Files.write(text, to: root.appending(path: path)) }
    let world = CompilerWorld(modules: ["SwiftUI", "Kit"])
    return ProjectNames(root: root, inventory: try Inventory(of: root), known: known, world: world).findings
  }

  @Test func packagesAreRead() throws {
    var files = [
      "Package.swift": "let package = Package(targets: [.target(name: \"A\", exclude: [\"Out\"])])",
      "Sources/A/A.swift": "import Kit\nlet a: Size", "Sources/A/Out/B.swift": "let a: Left",
      "Tests/ATests/T.swift": "let a: Left", "Sources/A/A.docc/C.swift": "let a: Left",
    ]
    #expect(try findings(files) == [])
    files[".build/checkouts/kit/Package.swift"] = "let package = Package(targets: [.target(name: \"Kit\")])"
    files[".build/checkouts/kit/Sources/Kit/Kit.swift"] = "public struct Kit {}"
    #expect(try findings(files).first?.places == [.init(file: "Sources/A/A.swift", line: 2, detail: "Size")])
    files[".build/checkouts/kit/Sources/Kit/Kit.swift"] = "public struct Size {}"
    #expect(try findings(files) == [])
    files[".build/checkouts/kit/Sources/Kit/Kit.swift"] = ""
    files[".build/checkouts/kit/Sources/CKit/include/kit.h"] = "typedef struct { int a; } Size;"
    #expect(try findings(files) == [])
  }

  @Test func plugInsMayMakeNames() throws {
    var files = ["Sources/A/A.swift": "let a: Size"]
    files["Package.swift"] = "let package = Package(targets: [.target(name: \"A\", plugins: [.plugin(name: \"Gen\")])])"
    #expect(try findings(files) == [])
    files["Package.swift"] =
      "let package = Package(targets: [.target(name: \"A\", plugins: [.plugin(name: \"SwiftLint\")])])"
    #expect(try findings(files).count == 1)
  }

  @Test func phonesHaveWhatTheirBranchesDeclare() throws {
    let finding = try findings([
      "Package.swift": "let package = Package(targets: [.target(name: \"A\")])",
      "Sources/A/A.swift": "#if os(iOS)\nstruct Size {}\n#endif\nlet a: Size",
    ])
    #expect(finding.first?.remedy == "`cairn build --as ios` compiles what declares it")
  }

  // MARK: The names of an SDK

  @Test func theFileOfNamesIsReadAsItIsWritten() throws {
    let text = "import SwiftUI\nInt\nView\nAxisTick.Length\n"
    #expect(KnownNames(text: text).text == text)
    #expect(KnownNames(text: text).contains("Length", mentioning: ["AxisTick"]))
    #expect(!KnownNames(text: text).contains("Length", mentioning: []))
    let bundle = SDKBundle(folder: root)
    #expect(bundle.names(of: "6.3.1") == nil)
    try Files.write(text, to: bundle.place(of: "6.3.1").appending(path: KnownNames.file))
    #expect(bundle.names(of: "6.3.1") == KnownNames(text: text))
  }

  @Test func onlyPublicNamesOfSourcesCount() {
    let text = """
      public struct Outer<Content> { public struct Inner {}; struct Hidden {} }
      struct Other {}
      public protocol Shape { associatedtype Body; typealias Context = Int }
      public extension Outer { enum Kind { case A } }
      public let Size = 1, b = 2
      public func Make() {}
      open class Base { public enum Mode {} }
      """
    var names = NameCollection()
    names.add(DeclaredNames(in: SourceTokens(text), onlyPublic: true))
    let known = names.known(modules: [])
    #expect(known.names == ["Outer", "Shape", "Body", "Context", "Size", "Make", "Base", "Mode"])
    #expect(known.members == ["Inner": ["Outer"], "Content": ["Outer"], "Kind": ["Outer"]])
  }

  @Test func symbolGraphsNameTypesAndWhatIsOutside() throws {
    let symbols = [
      ("swift.struct", "[\"Box\"]", "[{\"name\": \"Item\"}]"), ("swift.enum", "[\"Box\", \"Kind\"]", "[]"),
      ("swift.method", "[\"Box\", \"Open()\"]", "[]"), ("swift.macro", "[\"Suite(_:)\"]", "[]"),
      ("swift.protocol", "[\"Store\"]", "[]"), ("swift.associatedtype", "[\"Store\", \"Key\"]", "[]"),
      ("swift.func", "[\"NSLog(_:_:)\"]", "[]"), ("swift.func", "[\"abs(_:)\"]", "[]"),
    ]
    let text = symbols.map { kind, path, generics in
      "{\"kind\": {\"identifier\": \"\(kind)\"}, \"pathComponents\": \(path), \"swiftGenerics\": {\"parameters\": \(generics)}}"
    }
    let json = "{\"symbols\": [\(text.joined(separator: ","))]}"
    var names = NameCollection()
    try JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8)).add(to: &names)
    let known = names.known(modules: ["Kit"])
    #expect(known.names == ["Box", "Suite", "Store", "Key", "NSLog"])
    #expect(known.members == ["Kind": ["Box"], "Item": ["Box"]])
  }
}
