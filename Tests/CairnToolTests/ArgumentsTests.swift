import Testing

@testable import CairnTool

@Suite("Arguments of cairn")
struct ArgumentsTests {
  @Test func optionsAreTakenInAnyOrder() throws {
    var arguments = Arguments(["Journal", "--template", "tabs", "--release", "--folder=/tmp/x"])
    let flags = [arguments.takeFlag("--release"), arguments.takeFlag("--release")]
    #expect(flags == [true, false])
    let values = [
      try arguments.takeValue("--folder"), try arguments.takeValue("--template"), try arguments.takeValue("--template"),
    ]
    #expect(values == ["/tmp/x", "tabs", nil])
    let name = arguments.next()
    #expect(name == "Journal")
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
    let web = arguments.takeOptionalValue("--web", where: \.isAddress)
    #expect(web == nil)
    let all = arguments.rest()
    #expect(all == ["Journal", "--", "--web", "--help"])
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
    let found = arguments.takeOptionalValue("--web", where: \.isAddress)
    let others = arguments.rest()
    #expect(found == address)
    #expect(others == rest)
  }

  @Test func everyCommandHasAnExampleThatCallsIt() {
    for command in Cairn.commands {
      #expect(command.usage.hasPrefix("cairn \(command.name)"))
      #expect(command.example.contains("cairn \(command.name)"))
      #expect(command.summary.hasSuffix("."))
    }
  }
}

@Suite("Completions")
struct CompletionsTests {
  @Test(arguments: [
    (["--as", "ios"], ApplePlatform.ios), (["--as=macOS"], .macos), (["--release"], nil), (["--", "--as", "ios"], nil),
  ])
  func anAppIsCompiledAsElsewhere(words: [String], expected: ApplePlatform?) throws {
    var arguments = Arguments(words)
    #expect(try arguments.takePlatform() == expected)
  }

  @Test(arguments: [["--as"], ["--as", "watch"]])
  func otherDevicesAreRefused(words: [String]) {
    #expect(throws: Failure.self) {
      var arguments = Arguments(words)
      _ = try arguments.takePlatform()
    }
  }

  @Test func theWordsOfACommandAreThoseOfItsHelp() {
    #expect(
      CompletionsCommand.words(of: RunCommand.self) == [
        "--as", "--release", "--terminal", "--text", "--web", "--window",
      ])
    #expect(
      CompletionsCommand.words(of: SDKCommand.self).suffix(5) == ["archive", "install", "list", "remove", "update"])
  }
}
