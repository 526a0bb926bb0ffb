import CairnMessages
import Foundation

/// An app that runs without a display and answers requests.
final class DrivenApp {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var lines = LineBuffer()

  init(_ program: Program) throws(Failure) {
    process.executableURL = URL(fileURLWithPath: program.path)
    process.environment = ProcessInfo.processInfo.environment.merging(program.environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    // An app that has ended is an error, not the end of this program.
    signal(SIGPIPE, SIG_IGN)
    do { try process.run() } catch { throw .unavailable("Cannot run \(program.path): \(error.localizedDescription)") }
  }

  deinit { process.terminate() }

  /// Sends a request, and returns the app's reply.
  func reply(to request: DriverRequest) throws(Failure) -> JSON {
    guard (try? input.fileHandleForWriting.write(contentsOf: request.line)) != nil, let answer = nextLine(),
      let reply = try? JSON(parsing: Array(answer))
    else { throw .program("The app", status: 70) }
    return reply
  }

  private func nextLine() -> Data? {
    while true {
      if let line = lines.next() { return line }
      let new = output.fileHandleForReading.availableData
      if new.isEmpty { return nil }
      lines.append(new)
    }
  }
}
