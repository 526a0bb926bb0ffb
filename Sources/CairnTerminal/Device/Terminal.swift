import CairnTerminalSystem
import Glibc

/// The terminal of the process: its modes, its size, and its input and output.
@MainActor
package final class Terminal {
  package enum Problem: Error {
    case none
    case closed
    /// The output is not being read, and the process has been asked to terminate.
    case ended
  }

  package let input: Int32
  package let output: Int32
  private var isEntered = false

  /// The modes to turn on, in this order, and off in reverse.
  private static let enter =
    "\u{1B}[?1049h\u{1B}[22;0t\u{1B}[?25l\u{1B}[?7l\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?2004h"
  private static let leave =
    "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?7h\u{1B}[m\u{1B}[?25h\u{1B}[23;0t\u{1B}[?1049l"

  /// Whether the whole screen is taken over, instead of printing lines.
  private let isFullScreen: Bool

  /// Uses standard input and output if they are terminals, otherwise the controlling terminal.
  package init(fullScreen: Bool) throws(Problem) {
    isFullScreen = fullScreen
    let own = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 ? -1 : open("/dev/tty", O_RDWR | O_CLOEXEC)
    if isatty(STDIN_FILENO) == 1 { input = STDIN_FILENO } else { input = own }
    // A separate descriptor, because standard output is redirected.
    output = cairn_terminal_output(isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : own)
    guard input >= 0, output >= 0 else { throw .none }
    if fullScreen { cairn_keep_prints(isatty(STDOUT_FILENO), isatty(STDERR_FILENO)) }
    try start()
  }

  package func start() throws(Problem) {
    let restore = isFullScreen ? Self.leave : "\u{1B}[?2004l\u{1B}[?25h\u{1B}[m"
    var bytes = Array(restore.utf8).map { CChar(bitPattern: $0) }
    guard cairn_terminal_enter(input, output, &bytes, bytes.count) == 0 else { throw .none }
    isEntered = true
    try write(isFullScreen ? Self.enter : "\u{1B}[?2004h")
  }

  /// Restores the terminal.
  package func stop() {
    guard isEntered else { return }
    isEntered = false
    cairn_terminal_leave()
  }

  /// Returns the terminal to the shell until the process is resumed.
  package func suspend() {
    stop()
    cairn_stop()
  }

  /// The number of columns and rows, or 80 by 24 if the terminal does not report it.
  package var size: (width: Int, height: Int) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard cairn_terminal_size(output, &columns, &rows) != 0 else { return (80, 24) }
    return (min(Int(columns), 1_000), min(Int(rows), 1_000))
  }

  package func write(_ text: String) throws(Problem) {
    var text = text
    let problem = text.withUTF8 { bytes in
      do throws(Problem) {
        try write(bytes)
        return Problem?.none
      } catch {
        return error
      }
    }
    if let problem { throw problem }
  }

  package func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(Problem) {
    guard var start = bytes.baseAddress else { return }
    var rest = bytes.count
    while rest > 0 {
      let written = Glibc.write(output, start, rest)
      if written > 0 {
        start += written
        rest -= written
        if rest == 0 { return }
      } else if errno == EAGAIN {
        var wait = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        if poll(&wait, 1, 100) > 0 { continue }
      } else if errno != EINTR {
        throw .closed
      }
      if cairn_end_asked() != 0 { throw .ended }
    }
  }

  /// Reads the available input into a buffer. Returns 0 at the end of the input.
  package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = Glibc.read(input, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno == EINTR { continue }
      return errno == EAGAIN ? -1 : 0
    }
  }
}
