import CairnCore
import CairnFoundation
import CairnTerminal
import Foundation
import Glibc

#if GTK
  import CairnGTK
#endif

extension App {
  /// Runs the app, in a window, a terminal, or as plain text.
  ///
  /// The environment variable `CAIRN_HOST` decides (`window`, `terminal`, `text`). Without it the app gets a window
  /// where that is built in and there is a display, else the terminal if there is one, else its first screen is
  /// printed as text and the program ends. `--open URL` hands the app a link to start with, `--cairn-plain` has the
  /// terminal show lines one after the other, for screen readers.
  @MainActor public static func main() {
    let process = ProcessInfo.processInfo
    let environment = process.environment
    Person.follow(environment)
    let choice = HostChoice(
      builtIn: builtInHosts, environment: environment,
      // A terminal that can do nothing but print lines is no more than a printer.
      outputIsTerminal: isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb")
    do throws(HostChoice.Problem) {
      let arguments = try LaunchArguments(process.arguments)
      switch try choice.decide() {
      case .window: try runInWindow(process.processName, environment, arguments)
      case .text: TextHost.run(Self(), opening: arguments.urls)
      case .terminal:
        let status = TerminalApp.run(
          { Self() }, name: process.processName, environment: environment, opening: arguments.urls,
          isPlain: arguments.isPlain)
        guard let status else { throw HostChoice.Problem(description: "There is no terminal to show the app in.") }
        exit(status)
      }
    } catch {
      FileHandle.standardError.write(Data("\(process.processName): \(error.description)\n".utf8))
      exit(EX_USAGE)
    }
  }

  private static var builtInHosts: Set<HostKind> {
    #if GTK
      [.window, .terminal]
    #else
      [.terminal]
    #endif
  }

  @MainActor private static func runInWindow(
    _ name: String, _ environment: [String: String], _ arguments: LaunchArguments
  ) throws(HostChoice.Problem) {
    #if GTK
      let status = DesktopApp.run({ Self() }, name: name, environment: environment, opening: arguments.urls)
      guard let status else { throw HostChoice.Problem(description: "There is no display to show the app on.") }
      exit(status)
    #endif
  }
}
