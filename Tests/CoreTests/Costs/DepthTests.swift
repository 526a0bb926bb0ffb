import Foundation
import Testing

/// The maximum depth of trees. It runs in a separate process, because a test cannot choose its own stack, and an
/// overflow would crash it.
@Suite("Deep trees")
struct DepthTests {
  @Test func twoThousandNestedStacksFitIntoAStackOf12MB() throws {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(filePath: tests).deletingLastPathComponent().appending(path: "Benchmarks").path()
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    // Unoptimized code needs more stack than a release build, never less.
    shell.arguments = ["-c", "ulimit -s 12288 && exec \"$0\" leaf-depth-2000 3", program]
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationReason == .exit)
    #expect(shell.terminationStatus == 0)
  }
}
