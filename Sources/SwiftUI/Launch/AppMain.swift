import CairnCore
import Foundation
import Glibc

extension App {
  /// Runs the app, in a window, a terminal, or as plain text.
  ///
  /// The environment variable `CAIRN_HOST` decides (`window`, `terminal`, `text`). Without it the app gets a window
  /// where that is built in and there is a display, else the terminal if there is one, else its first screen is
  /// printed as text and the program ends.
  @MainActor public static func main() {
    let choice = HostChoice(
      builtIn: [], environment: ProcessInfo.processInfo.environment, outputIsTerminal: isatty(STDOUT_FILENO) == 1)
    do throws(HostChoice.Problem) {
      switch try choice.decide() {
      case .window, .terminal, .text: TextHost.run(Self())
      }
    } catch {
      FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(error)\n".utf8))
      exit(EX_USAGE)
    }
  }
}
