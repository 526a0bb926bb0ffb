import CairnCore
import CairnStorage
import CairnTerminalSystem
import Foundation
import Glibc

/// Runs an app in the terminal that the process was started in, until the user leaves.
@MainActor
package final class TerminalApp {
  private let terminal: Terminal
  private let host: TerminalHost
  private let loop: EventLoop
  /// Describes the screen in lines instead of showing it.
  private let narrator: Narrator?
  private var parser = InputParser()
  /// When a partial sequence is considered complete.
  private var escapeDeadline: UInt64?
  /// How often writing an animation frame took long.
  private var slowWrites = 0

  private static let escapeWait: UInt64 = 40_000_000
  /// Pasting over a slow connection may take a while, but not forever.
  private static let pasteWait: UInt64 = 2_000_000_000

  /// Runs an app. Returns the exit status, or `nil` if there is no terminal.
  package static func run(
    _ make: () -> _AppSource, name: String, environment: [String: String], opening urls: [URL], isPlain: Bool
  ) -> Int32? {
    let terminal: Terminal
    do throws(Terminal.Problem) { terminal = try Terminal(fullScreen: !isPlain) } catch { return nil }
    let size = terminal.size
    let stores = AppStores(app: name, environment: environment)
    let host = TerminalHost(width: size.width, height: size.height, environment: environment, stores: stores)
    let app = TerminalApp(terminal, host, isPlain ? Narrator() : nil)
    host.start(make(), opening: urls)
    return app.run()
  }

  private init(_ terminal: Terminal, _ host: TerminalHost, _ narrator: Narrator?) {
    self.terminal = terminal
    self.narrator = narrator
    if narrator != nil {
      host.slides.areOn = false
      host.messages.beginNarration()
    }
    self.host = host
    loop = EventLoop(input: terminal.input)
  }

  private func run() -> Int32 {
    let status = serve()
    host.end()
    if narrator != nil { try? terminal.write("\r\n") } else { try? terminal.write(host.lastBytes) }
    terminal.stop()
    return status
  }

  private func serve() -> Int32 {
    do throws(Terminal.Problem) {
      try flush()
      // Query the colors and the name, followed by a query that every terminal answers.
      if narrator == nil { try terminal.write(TerminalColors.questions + "\u{1B}[>q\u{1B}[c") }
      while true {
        if let status = host.ending { return status }
        if host.leaving.suspends { try stop() }
        if host.turnIsRequested || host.needsPainting { host.update() }
        try flush()
        loop.deadline = [escapeDeadline, host.nextTick].compactMap { $0 }.min()
        for wake in loop.wait() {
          if let status = try handle(wake) { return status }
        }
      }
    } catch {
      // The terminal has closed or is not being read, so no message can be shown.
      return error == .ended ? 128 + cairn_end_asked() : 1
    }
  }

  private func handle(_ wake: EventLoop.Wake) throws(Terminal.Problem) -> Int32? {
    switch wake {
    case .queue: loop.drainQueue()
    case .time:
      _ = host.tick()
      if let escapeDeadline, EventLoop.now >= escapeDeadline {
        self.escapeDeadline = nil
        take(parser.timeout())
      }
    case .signal(let number): return try handle(signal: number)
    case .input: return takeInput() ? nil : 1
    }
    return nil
  }

  private func takeInput() -> Bool {
    let events = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer -> [InputEvent]? in
      let count = terminal.read(into: buffer)
      if count == 0 { return nil }
      let bytes = UnsafeBufferPointer(
        start: buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), count: max(count, 0))
      return parser.feed(bytes)
    }
    guard let events else { return false }
    let wait = parser.isPasting ? Self.pasteWait : parser.isWaiting ? Self.escapeWait : nil
    escapeDeadline = wait.map { EventLoop.now + $0 }
    take(events)
    return true
  }

  private func take(_ events: [InputEvent]) { for event in events where host.ending == nil { host.handle(event) } }

  private func handle(signal number: Int32) throws(Terminal.Problem) -> Int32? {
    switch number {
    case SIGWINCH:
      let size = terminal.size
      host.resize(width: size.width, height: size.height)
      host.update()
    case SIGTSTP: try stop()
    case SIGCONT: break
    case SIGINT: return 130
    default: return 128 + number
    }
    return nil
  }

  /// Returns the terminal to the shell until the user resumes the process.
  private func stop() throws(Terminal.Problem) {
    host.leaving.suspends = false
    terminal.suspend()
    try terminal.start()
    let size = terminal.size
    host.resize(width: size.width, height: size.height)
    host.redraw()
    host.update()
  }

  private func flush() throws(Terminal.Problem) {
    if let narrator {
      let lines = narrator.news(of: host)
      return lines.isEmpty ? () : try terminal.write(lines)
    }
    let bytes = host.frame()
    guard !bytes.isEmpty else { return }
    // A large change is shown atomically; a small one is a single write anyway.
    let isLarge = bytes.count > 1_024
    let start = EventLoop.now
    if isLarge { try terminal.write("\u{1B}[?2026h") }
    try terminal.write(bytes)
    if isLarge { try terminal.write("\u{1B}[?2026l") }
    if host.slides.current != nil, EventLoop.now - start > 50_000_000 {
      // The connection cannot keep up with animations.
      slowWrites += 1
      if slowWrites > 2 { host.slides.areOn = false }
    }
  }
}
