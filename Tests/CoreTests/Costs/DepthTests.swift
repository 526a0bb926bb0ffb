import Foundation
import Testing

/// How deep trees may be. A program of its own, because the stack of this one is not for a test to choose, and an overflow
/// would end it.
@Suite("Deep trees")
struct DepthTests {
  @Test func twoThousandNestedStacksFitIntoAStackOf8MB() throws {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(filePath: tests).deletingLastPathComponent().appending(path: "Benchmarks").path()
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    // Unoptimised code needs more of the stack than what is released, never less.
    shell.arguments = ["-c", "ulimit -s 8192 && exec \"$0\" leaf-depth-2000 3", program]
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationReason == .exit)
    #expect(shell.terminationStatus == 0)
  }
}
