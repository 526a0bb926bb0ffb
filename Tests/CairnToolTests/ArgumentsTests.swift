import Testing

@testable import CairnTool

@Suite("Arguments of cairn")
struct ArgumentsTests {
  @Test func optionsAreTakenInAnyOrder() throws {
    var arguments = Arguments(["Journal", "--template", "tabs", "--release", "--folder=/tmp/x"])
    #expect(arguments.takeFlag("--release"))
    #expect(!arguments.takeFlag("--release"))
    #expect(try arguments.takeValue("--folder") == "/tmp/x")
    #expect(try arguments.takeValue("--template") == "tabs")
    #expect(try arguments.takeValue("--template") == nil)
    #expect(arguments.next() == "Journal")
    try arguments.expectEnd(of: "new")
  }

  @Test(arguments: [["--template"], ["--template", "--release"]])
  func anOptionWithoutItsValueIsRefused(words: [String]) {
    var arguments = Arguments(words)
    #expect(throws: Failure.self) { try arguments.takeValue("--template") }
  }

  @Test func whatFollowsTwoDashesBelongsToTheApp() throws {
    var arguments = Arguments(["Journal", "--", "--web", "--help"])
    #expect(!arguments.asksForHelp)
    #expect(arguments.takeOptionalValue("--web", where: \.isAddress) == nil)
    #expect(arguments.rest() == ["Journal", "--", "--web", "--help"])
  }

  @Test(
    arguments: [
      (["--web"], "", []), (["--web", "9000"], "9000", []), (["--web", "Journal"], "", ["Journal"]),
      (["--web", "127.0.0.1:80", "Journal"], "127.0.0.1:80", ["Journal"]),
      (["--web", "unix:/run/a"], "unix:/run/a", []),
      (["--web", "[::1]:80"], "[::1]:80", []),
    ])
  func anAddressFollowsWeb(words: [String], address: String, rest: [String]) {
    var arguments = Arguments(words)
    #expect(arguments.takeOptionalValue("--web", where: \.isAddress) == address)
    #expect(arguments.rest() == rest)
  }

  @Test func everyCommandHasAnExampleThatCallsIt() {
    for command in Cairn.commands {
      #expect(command.usage.hasPrefix("cairn \(command.name)"))
      #expect(command.example.contains("cairn \(command.name)"))
      #expect(command.summary.hasSuffix("."))
    }
  }
}
