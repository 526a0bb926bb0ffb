import CairnMessages
import Foundation
import Testing

@testable import CairnTool

@Suite("Commands and texts, made at random")
struct RandomCommandTests {
  // MARK: Arguments

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func optionsAreTakenFromTheirPlacesOnly(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let all = ["A", "--flag", "--out=x=y", "--out=", "b c", "", "--", "--flagged", "--outer", "-h", "--help"]
    let words = (0..<Int.random(in: 0..<8, using: &random)).map { _ in all.randomElement(using: &random)! }
    var (own, rest) = (Array(words.prefix { $0 != "--" }), Array(words.drop { $0 != "--" }))
    var arguments = Arguments(words)
    #expect(arguments.asksForHelp == own.contains { $0 == "-h" || $0 == "--help" })
    let flag = own.firstIndex(of: "--flag")
    if let flag { own.remove(at: flag) }
    let hasFlag = arguments.takeFlag("--flag")
    #expect(hasFlag == (flag != nil))
    let out = own.firstIndex { $0.hasPrefix("--out=") }
    let value = out.map { String(own.remove(at: $0).dropFirst("--out=".count)) }
    let taken = try arguments.takeValue("--out")
    #expect(taken == value)
    if (own + rest).isEmpty {
      try arguments.expectEnd(of: "new")
    } else {
      #expect { try arguments.expectEnd(of: "new") } throws: {
        ($0 as? Failure)?.status == 64 && ($0 as? Failure)?.message.contains("\"\((own + rest)[0])\"") == true
      }
    }
    rest = own + rest
    let first = arguments.next()
    let others = arguments.rest()
    #expect([first].compactMap { $0 } + others == rest)
    let end = arguments.next()
    #expect(end == nil)
  }

  @Test func theHelpOfACommandExplainsEveryOptionOfItsUse() {
    for command in Cairn.commands {
      let help = Cairn.help(for: command)
      for part in [command.summary, command.usage, command.details, command.example] { #expect(help.contains(part)) }
      for option in command.usage.matches(of: /--[a-z][a-z-]*/).map({ String($0.output) }) where option != "--json" {
        #expect(command.details.contains(option), "\(command.name) \(option)")
      }
      // Summaries stand between these marks in the script for fish.
      #expect(!command.summary.contains("'") && !command.summary.contains("\n"))
    }
    #expect(Set(Cairn.commands.map { $0.name }).count == Cairn.commands.count)
  }

  @Test(arguments: [
    "new", "new A --template none", "new A B", "new journal", "new A --folder", "completions", "completions tcsh",
    "completions bash zsh", "snapshot --formats pdf", "snapshot --size 0x0", "snapshot --nothing", "snapshot --out",
    "preview --json", "preview --nothing", "preview A B", "drive --as watchos", "drive A B", "build --as",
    "test --as tv",
    "run --nothing", "run A B", "run -- --web", "ship --nothing A", "ship --as", "dev A B", "init A", "doctor A B",
    "sdk",
    "sdk nothing", "sdk list A B", "sdk install --from", "sdk archive",
  ])
  func whatACommandDoesNotTakeIsRefusedBeforeItDoesAnything(line: String) throws {
    var words = line.split(separator: " ").map(String.init)
    let name = words.removeFirst()
    let command = try #require(Cairn.commands.first { $0.name == name })
    #expect {
      var arguments = Arguments(words)
      try command.run(&arguments)
    } throws: {
      ($0 as? Failure)?.status == 64
    }
  }

  // MARK: Ship

  /// What a desktop takes as the program, by the rules of its specification: escapes of values, then those in quotes, then fields.
  private func program(in value: String) -> String {
    var text = ""
    var rest = Array(value)[...]
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      text.append(["n": "\n", "t": "\t", "r": "\r", "s": " "][escaped] ?? escaped)
    }
    guard text.first == "\"" else { return text.replacing("%%", with: "%") }
    var word = ""
    rest = Array(text)[...].dropFirst().dropLast()
    while let character = rest.popFirst() { word.append(character == "\\" ? rest.popFirst() ?? "?" : character) }
    return word.replacing("%%", with: "%")
  }

  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func aDesktopStartsTheProgram(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let pieces = ["a", "B", " ", "\"", "\\", "$", "`", "%", "%u", "'", "é", ";", "=", "-", "/"]
    let word =
      "p" + (0..<Int.random(in: 0..<6, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
    let info = try AppInfo(product: "Journal", sources: [AppDetails(schemes: ["journal"])])
    let file = DesktopFile(info: info, program: word)
    for entry in [file.menuEntry, try #require(file.linksEntry)] {
      let lines = entry.split(separator: "\n")
      let value = try #require(lines.first { $0.hasPrefix("Exec=") }).dropFirst("Exec=".count)
      let end = " --open %u"
      #expect(program(in: String(value.hasSuffix(end) ? value.dropLast(end.count) : value)) == word, "\(value)")
      // Nothing in a quoted word means anything to a shell.
      #expect(word.wholeMatch(of: /[A-Za-z0-9\/-]+/) != nil || value.hasPrefix("\""))
    }
  }

  // MARK: Development

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func errorsOfABuildAreFoundAmongItsLines(seed: UInt64) {
    var random = Seeded(state: seed)
    var output = ""
    var expected: [BuildProblem] = []
    for _ in 0..<Int.random(in: 0..<10, using: &random) {
      let file = ["/app/A.swift", "/app/Views/B é.swift", "/application/C.swift"].randomElement(using: &random)!
      let (line, column) = (Int.random(in: 1..<9, using: &random), Int.random(in: 1..<9, using: &random))
      let kind = ["error: ", "fatal error: ", "warning: error: ", "note: "].randomElement(using: &random)!
      let message = ["cannot find 'a' in scope", "a: error: b"].randomElement(using: &random)!
      output += "[1/2] Compiling A\n\(file):\(line):\(column): \(kind)\(message)\n   |  error: here\n"
      guard kind.hasPrefix("error") || kind.hasPrefix("fatal") else { continue }
      let path = file.hasPrefix("/app/") ? String(file.dropFirst(5)) : file
      let problem = BuildProblem(file: path, line: line, column: column, message: message)
      if !expected.contains(problem) { expected.append(problem) }
    }
    guard !expected.isEmpty else { return }
    #expect(BuildProblem.all(in: output, folder: "/app") == expected)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func onlyAnEditOfOnePlainTextIsATextEdit(seed: UInt64) {
    var random = Seeded(state: seed)
    let plain = ["One", "two words", "// none", "é", "}", "3"]
    var texts = (0..<4).map { _ in plain.randomElement(using: &random)! }
    func source(_ texts: [String], code: String = "") -> String {
      "struct A: View {\n  // \"One\"\n  var body: some View {\n    Text(\"\(texts[0])\")\(code); Text(\"a \\(b(\"\(texts[1])\"))\")\n"
        + "    Text(\"\(texts[2])\")\n  }\n}\nlet c = \"\(texts[3])\"\n"
    }
    let before = source(texts)
    #expect(TextEdit(from: before, to: before) == nil)
    #expect(TextEdit(from: before, to: source(texts, code: ".bold()")) == nil)
    let index = Int.random(in: 0..<4, using: &random)
    let old = texts[index]
    texts[index] = "New " + plain.randomElement(using: &random)!
    // That in another text is part of it.
    let expected = index == 1 ? nil : TextEdit(old: old, new: texts[index])
    #expect(TextEdit(from: before, to: source(texts)) == expected)
    #expect(TextEdit(from: before, to: source(texts, code: ".bold()")) == nil)
    texts[index == 3 ? 2 : 3] = "Another"
    #expect(TextEdit(from: before, to: source(texts)) == nil)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func linesAreTheSameInWhateverPiecesTheyArrive(seed: UInt64) {
    var random = Seeded(state: seed)
    let text = Data((0..<40).map { _ in [10, 13, 65, 0xC3, 0].randomElement(using: &random)! as UInt8 })
    var buffer = LineBuffer()
    var (found, rest): ([Data], Data) = ([], text)
    while !rest.isEmpty {
      let count = Int.random(in: 1...rest.count, using: &random)
      buffer.append(rest.prefix(count))
      rest = Data(rest.dropFirst(count))
      while Bool.random(using: &random), let line = buffer.next() { found.append(line) }
    }
    while let line = buffer.next() { found.append(line) }
    #expect(found == text.split(separator: 10, omittingEmptySubsequences: false).dropLast().map { Data($0) })
  }
}
