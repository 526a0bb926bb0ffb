import CairnCore
import CairnTerminal
import Foundation
import Glibc

extension App {
  /// Runs the app, in a window, a terminal, or as plain text.
  ///
  /// The environment variable `CAIRN_HOST` decides (`window`, `terminal`, `text`). Without it the app gets a window
  /// where that is built in and there is a display, else the terminal if there is one, else its first screen is
  /// printed as text and the program ends.
  @MainActor public static func main() {
    let environment = ProcessInfo.processInfo.environment
    let choice = HostChoice(
      builtIn: [.terminal], environment: environment,
      // A terminal that can do nothing but print lines is no more than a printer.
      outputIsTerminal: isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb")
    do throws(HostChoice.Problem) {
      switch try choice.decide() {
      case .window, .text: TextHost.run(Self())
      case .terminal:
        let status = TerminalApp.run(
          { Self() }, name: ProcessInfo.processInfo.processName, environment: environment, opening: [])
        guard let status else { throw HostChoice.Problem(description: "There is no terminal to show the app in.") }
        exit(status)
      }
    } catch {
      FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(error.description)\n".utf8))
      exit(EX_USAGE)
    }
  }
}
