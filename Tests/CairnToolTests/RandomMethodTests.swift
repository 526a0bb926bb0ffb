import CairnSwiftSources
import Testing

@testable import CairnTool

@Suite("Methods and state in copies, made at random")
struct RandomMethodTests {
  private let first = "#sourceLocation(file: \"/a.swift\", line: 1)\n"

  // MARK: Selectors

  private struct Method: Hashable {
    let name: String
    let labels: [String]
    let hasResult: Bool
    /// `static`, or `throws`, with which no closure can call it.
    let word: String

    var declaration: String {
      let parameters = labels.enumerated().map { "\($1) p\($0): Map<Int, [A]>" }.joined(separator: ", ")
      return "\(word == "static" ? "static " : "")func \(name)(\(parameters))\(word == "throws" ? " throws" : "")"
        + "\(hasResult ? " -> [Int: A]" : "") { run() }"
    }
  }

  @Test(arguments: 1...120 as ClosedRange<UInt64>)
  func aSelectorCallsTheOneMethodThatItNames(seed: UInt64) {
    var random = Seeded(state: seed)
    let labels = [[], ["_"], ["at"], ["_", "at"]]
    func method() -> Method {
      Method(
        name: ["save", "done"].randomElement(using: &random)!, labels: labels.randomElement(using: &random)!,
        hasResult: .random(using: &random), word: ["", "", "", "static", "throws"].randomElement(using: &random)!)
    }
    var methods: [Method] = []
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let new = method()
      if !methods.contains(where: { $0.name == new.name && $0.labels == new.labels }) { methods.append(new) }
    }
    let wish = method()
    let isLabelled = Bool.random(using: &random)
    let argument = wish.name + (isLabelled ? "(" + wish.labels.map { "\($0):" }.joined() + ")" : "")
    let prefix = ["", "self.", "Page.", "Self.", "Other."].randomElement(using: &random)!
    let use = isLabelled && wish.labels.isEmpty ? wish.name + "()" : argument

    var text = "class Page: UIViewController {\n"
    text += methods.map { "  \($0.declaration)\n" }.joined()
    text += "  // func save() { \"}\" }\n  let use = \("@")\nfunc later() {}\n}\nstruct Row { func save() {} }\n"
    let callable = methods.filter { method in
      method.word.isEmpty && method.name == wish.name && (!isLabelled || method.labels == wish.labels)
    }
    var expected =
      "Selector(\"\(wish.name)\(isLabelled ? wish.labels.map { $0 == "_" ? ":" : "\($0):" }.joined() : "")\""
    if prefix != "Other.", callable.count == 1, let one = callable.first, one.labels.count < 2 {
      let result = one.hasResult ? "_ = " : ""
      switch one.labels.first {
      case nil: expected += ", { (target: Page) in \(result)target.\(one.name)() }"
      case "_": expected += ", { (target: Page, sender) in \(result)target.\(one.name)(sender) }"
      case let label?: expected += ", { (target: Page, sender) in \(result)target.\(one.name)(\(label): sender) }"
      }
    }
    let own = text.replacing("@", with: "#selector(\(prefix)\(use))")
    #expect(SourceCopy().text(own, at: "/a.swift") == first + text.replacing("@", with: expected + ")"))
  }

  // MARK: State

  @Test(arguments: 1...120 as ClosedRange<UInt64>)
  func onlyStateWithoutAValueIsSetThroughItsWrapper(seed: UInt64) {
    var random = Seeded(state: seed)
    let declarations: [(text: String, isSet: Bool)] = [
      ("@State var @: Model", true), ("@State private var @: Model?", true),
      ("@SwiftUI.State var @: [Int: Model]", true),
      ("@State var @ = Model()", false), ("@State var @: Model = Model()", false), ("let @: Model", false),
      ("@Binding var @: Model", false), ("var @: Model", false), ("// @State var @: Model\nlet @: Model", false),
      ("@State var @: Model { didSet { run() } }", false),
    ]
    let values: [(text: String, isLater: Bool)] = [
      ("model", true), ("Model()", true), ("make(\"self\") { $0 } // self", true), ("try Model()", false),
      ("Model(self)", false), ("[1: Model()]", true), ("a ?? b", true), ("await load()", false),
    ]
    let names = (0..<Int.random(in: 1...5, using: &random)).map { "name\($0)" }
    let chosen = names.map { name in (name, declarations.randomElement(using: &random)!) }
    var (own, copy) = ("", "")
    for (name, declaration) in chosen {
      own += "  \(declaration.text.replacing("@:", with: "\(name):").replacing("@ ", with: "\(name) "))\n"
    }
    own = "struct Page: View {\n\(own)  init(model: Model) {\n"
    copy = own
    for (name, declaration) in chosen.shuffled(using: &random) {
      let value = values.randomElement(using: &random)!
      let comment = value.text.firstRange(of: " //")
      let code = comment.map { String(value.text[..<$0.lowerBound]) } ?? value.text
      let rest = comment.map { String(value.text[$0.lowerBound...]) } ?? ""
      own += "    self.\(name) = \(value.text)\n"
      copy +=
        declaration.isSet
        ? "    _\(name) = SwiftUI.State(\(value.isLater ? "wrappedValue" : "initialValue"): \(code))\(rest)\n"
        : "    self.\(name) = \(value.text)\n"
      let decoy = [
        "    // self.\(name) = model\n", "    other.\(name) = model\n", "    if self.\(name) == model {}\n",
        "    run { self.\(name) = model }\n",
      ]
      .randomElement(using: &random)!
      own += decoy
      copy += decoy
    }
    let end = "  }\n  func later() { \(names.map { "self.\($0) = model" }.joined(separator: "; ")) }\n}\n"
    #expect(SourceCopy().text(own + end, at: "/a.swift") == (own == copy ? nil : first + copy + end), "\(own)")
  }

  // MARK: Core Data

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func onlyWhatExtensionsOfGeneratedClassesOverrideIsRenamed(seed: UInt64) {
    var random = Seeded(state: seed)
    let functions = [
      "awakeFromInsert", "willSave", "validateForUpdate", "prepareForDeletion", "isEqual", "willSaveAll",
    ]
    let isKnown: Set = ["awakeFromInsert", "willSave", "validateForUpdate", "prepareForDeletion"]
    var (own, copy) = ("import CoreData\n", "import CoreData\n")
    var names: [String: Set<String>] = [:]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let type = ["Item", "Tag", "Own"].randomElement(using: &random)!
      own += "extension \(type) {\n"
      copy += "extension \(type) {\n"
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let function = functions.randomElement(using: &random)!
        let argument = Bool.random(using: &random) ? "" : "_ a: Int"
        let isOverride = Int.random(in: 0..<4, using: &random) > 0
        let access = ["", "public "].randomElement(using: &random)!
        let rest = "(\(argument)) { super.\(function)() /* override func willSave() */ }\n"
        let declaration = "  \(isOverride ? "override " : "")\(access)func \(function)\(rest)"
        own += declaration
        guard isOverride, argument.isEmpty, isKnown.contains(function), type != "Own" else {
          copy += declaration
          continue
        }
        copy += "  nonisolated \(access)func \(function)InExtension\(rest)"
        names[type, default: []].insert(function)
      }
      own += "}\n"
      copy += "}\n"
    }
    let sources = SourceCopy(generated: ["Item", "Tag"])
    #expect(sources.text(own, at: "/a.swift") == (own == copy ? nil : first + copy), "\(own)")
    #expect(ExtensionOverrides(in: SourceTokens(own), of: ["Item", "Tag"]).names == names)
  }
}
