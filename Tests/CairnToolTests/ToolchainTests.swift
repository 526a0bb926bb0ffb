import Foundation
import Testing

@testable import CairnTool

@Suite("Toolchains")
struct ToolchainTests {
  private let nowhere = URL(filePath: "/nowhere")
  private let otherCompiler = URL(filePath: #filePath).appending(path: "../../Support/OtherCompiler/swiftc")
    .standardized

  @Test func anotherCompilerIsToldHowToGetItsSDK() throws {
    let toolchain = try Toolchain(swift: Program(path: "/bin/false"), swiftc: Program(path: otherCompiler.path))
    #expect(toolchain.version == "9.8.7")
    #expect(toolchain.staticResources.path == "/other/usr/lib/swift_static")
    #expect { try SDKBundle(folder: nowhere).name(for: toolchain) } throws: { error in
      (error as? Failure)?.message == "There is no Cairn SDK for Swift 9.8.7. Run `cairn sdk install` to build it."
    }
  }

  @Test(arguments: ["/bin/true", "/bin/echo"])
  func aProgramThatIsNoCompilerIsNamed(path: String) {
    #expect { try Toolchain(swift: Program(path: path), swiftc: Program(path: path)) } throws: { error in
      (error as? Failure)?.message == "\(path) does not say which Swift it is."
    }
  }
}
