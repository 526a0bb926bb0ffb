import Foundation
import Testing

@testable import CairnTool

@Suite("Toolchains")
struct ToolchainTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-toolchain-\(UUID().uuidString)")

  /// A compiler that says it is another version.
  private func compiler(_ name: String, saying answer: String) throws -> Program {
    let file = folder.appending(path: name)
    try Files.write("#!/bin/sh\ncat << 'END'\n\(answer)\nEND\n", to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return Program(path: file.path)
  }

  private func information(_ version: String) -> String {
    """
    {"compilerVersion": "Swift version \(version) (swift-\(version)-RELEASE)",
     "target": {"triple": "x86_64-unknown-linux-gnu"}, "paths": {"runtimeResourcePath": "/other/usr/lib/swift"}}
    """
  }

  @Test func anotherCompilerIsToldHowToGetItsSDK() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let swiftc = try compiler("swiftc", saying: information("9.8.7"))
    let toolchain = try Toolchain(swift: Program(path: "/bin/false"), swiftc: swiftc)
    #expect(toolchain.version == "9.8.7")
    #expect(toolchain.staticResources.path == "/other/usr/lib/swift_static")
    #expect { try SDKBundle(folder: folder).name(for: toolchain) } throws: { error in
      (error as? Failure)?.message == "There is no Cairn SDK for Swift 9.8.7. Run `cairn sdk install` to build it."
    }
  }

  @Test(arguments: ["", "{}", "Swift version 6.3"])
  func aProgramThatIsNoCompilerIsNamed(answer: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let swiftc = try compiler("swiftc", saying: answer)
    #expect { try Toolchain(swift: swiftc, swiftc: swiftc) } throws: { error in
      (error as? Failure)?.message == "\(swiftc.path) does not say which Swift it is."
    }
  }
}
