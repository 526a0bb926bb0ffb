import Foundation
import NavigationCommands
import TestSupport
import Testing

/// 18,000 commands on a whole app, 8,000 of them in a separate process in parallel with the other tests, which
/// runs as many on an app with a split view. Another 100,000 run on the models alone, and `swift run
/// RandomCommands` runs any number.
@Suite("A stack under random commands")
struct EngineCommandTests {
  @MainActor
  @Test(arguments: (0..<10).map { UInt64(1 + $0 * 1_000) }) func agreesWithTheNaiveOne(seed: UInt64) async {
    let test = CommandTest<TrailSubject>(commands: 1_000, seed: seed)
    if let failure = await test.firstFailure() { Issue.record("\(failure)") }
  }

  @Test func agreesInAProcessOfItsOwn() async throws {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(filePath: tests).deletingLastPathComponent().appending(path: "RandomCommands")
    let process = Process()
    process.executableURL = program
    process.arguments = ["16000", "20001"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(status == 0, "\(text)")
    #expect(text.contains("All 16000 agree."))
  }
}
