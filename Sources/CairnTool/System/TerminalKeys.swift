import Foundation
import Glibc

/// The keyboard of this tool's terminal, key by key.
@MainActor
enum TerminalKeys {
  private static var before: termios?

  /// Reads keys as they are pressed, and not line by line.
  static func takeEach() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    before = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  static func giveBack() {
    guard var before else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  static func read() -> [Character] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    return count > 0 ? Array(String(decoding: bytes[..<count], as: UTF8.self)) : []
  }
}
