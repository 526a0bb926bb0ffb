import Foundation
import Testing

@testable import CairnTool

@Suite("Other programs")
struct ProgramTests {
  /// The file is open for writing in another process until that ends, as in the moment in which another thread starts one.
  @Test func aProgramThatWasJustWrittenRunsOnceItsFileIsClosed() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "cairn-program-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Files.write("#!/bin/sh\necho ran\n", to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    let writer = Process()
    let started = Pipe()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "exec 3>> \"$0\"; echo open; sleep 0.2", file.path]
    writer.standardOutput = started
    try writer.run()
    #expect(try started.fileHandleForReading.read(upToCount: 5) == Data("open\n".utf8))
    #expect(try Program(path: file.path).output([]) == "ran\n")
    writer.waitUntilExit()
  }
}
