import Glibc

/// The command-line tool `cairn`.
@main
enum Cairn {
  static var commands: [any Command.Type] {
    [
      NewCommand.self, InitCommand.self, RunCommand.self, DevCommand.self, PreviewCommand.self, SnapshotCommand.self,
      TestCommand.self, BuildCommand.self, DriveCommand.self, ShipCommand.self, DoctorCommand.self,
      CompletionsCommand.self,
      SDKCommand.self, UpgradeCommand.self,
    ]
  }

  static func main() {
    var arguments = Arguments(CommandLine.arguments.dropFirst())
    do throws(Failure) {
      guard let name = arguments.next(), name != "--help", name != "-h", name != "help" else {
        print(overview)
        return
      }
      if name == "--version" { return print("cairn \(version)") }
      guard let command = commands.first(where: { $0.name == name }) else {
        throw .usage("There is no command \"\(name)\". `cairn --help` lists them.")
      }
      if arguments.asksForHelp { return print(help(for: command)) }
      try command.run(&arguments)
    } catch {
      Terminal.printError("cairn: \(error.message)")
      exit(error.status)
    }
  }

  static let version = "0.2.0"

  private static var overview: String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let lines = commands.map { "  " + $0.name.padded(to: width + 2) + $0.summary }
    return """
      Builds, runs and tests SwiftUI apps on Linux.

      usage: cairn COMMAND [OPTION …]

      \(lines.joined(separator: "\n"))

      `cairn COMMAND --help` explains a command, with an example.
      """
  }

  static func help(for command: any Command.Type) -> String {
    "\(command.summary)\n\nusage: \(command.usage)\n\n\(command.details)\n\nexample:\n  \(command.example)"
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
