import Foundation
import Testing

@testable import CairnWire

/// A gate whose log cannot be written continues. It runs in a separate process, which the fault would end.
@MainActor
@Suite(.serialized)
struct LogTests {
  enum Log: String, CaseIterable {
    case fullDisk, closedPipe, fullPipe
  }

  /// A running WireGate.
  private final class Running {
    let process = Process()
    let address: String
    private let output = Foundation.Pipe()
    private let log: Foundation.Pipe?

    @MainActor init(_ kind: Log) throws {
      process.executableURL = URL(fileURLWithPath: TestGate.program)
      process.arguments = ["127.0.0.1:0"]
      process.standardOutput = output
      switch kind {
      case .fullDisk:
        log = nil
        process.standardError = FileHandle(forWritingAtPath: "/dev/full")
      case .closedPipe, .fullPipe:
        let pipe = Foundation.Pipe()
        log = pipe
        process.standardError = pipe
        if kind == .fullPipe {
          let number = pipe.fileHandleForWriting.fileDescriptor
          _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
          while write(number, [UInt8](repeating: 0, count: 4_096), 4_096) > 0 {}
          _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) & ~O_NONBLOCK)
        }
      }
      try process.run()
      if kind == .closedPipe { try log?.fileHandleForReading.close() }
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      address = String(line.split(separator: "\n").first?.split(separator: " ").last ?? "")
    }

    deinit {
      process.terminate()
      process.waitUntilExit()
    }
  }

  /// A client of another process, which runs its own turns.
  private final class Elsewhere: Turning {
    let address: ListenAddress
    init(_ address: ListenAddress) { self.address = address }
    func turn() { usleep(1_000) }
  }

  @Test(arguments: Log.allCases) func brokenLogOutputNeverEndsAGate(_ kind: Log) throws {
    let running = try Running(kind)
    let gate = Elsewhere(try #require(ListenAddress(running.address)))
    for _ in 0..<5 {
      let bad = try gate.connect()
      bad.send("GET / HTTP/1.1\r\nHost: x y\r\n\r\n")
      bad.receiveEnd()
      #expect(bad.status == 400)
    }
    let good = try gate.connect()
    good.send("GET /count HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    good.receiveEnd()
    #expect(good.text.hasSuffix("\r\n1|"))
    #expect(running.process.isRunning)
  }
}
