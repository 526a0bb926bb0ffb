import Foundation

/// The Swift toolchain that `swift` in the search path belongs to.
struct Toolchain {
  let swift: Program
  let swiftc: Program
  /// The number in its version, such as 6.3.1.
  let version: String
  /// The whole text of its version. Modules fit exactly one.
  let compiler: String
  let triple: String
  /// The folders of its runtime, shared and static.
  let resources: URL
  var staticResources: URL { resources.deletingLastPathComponent().appending(path: "swift_static") }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { let triple: String }
    struct Paths: Decodable { let runtimeResourcePath: String }
    let compilerVersion: String
    let target: Target
    let paths: Paths
  }

  static func current() throws(Failure) -> Toolchain {
    guard let swift = Program.named("swift"), let swiftc = Program.named("swiftc") else {
      throw .unavailable("There is no Swift toolchain. Install one from https://www.swift.org/install/linux/.")
    }
    return try Toolchain(swift: swift, swiftc: swiftc)
  }
}

extension Toolchain {
  /// Asks a compiler which it is.
  init(swift: Program, swiftc: Program) throws(Failure) {
    let text = try swiftc.output(["-print-target-info"])
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8)),
      let version = info.compilerVersion.firstMatch(of: /[0-9]+\.[0-9]+(\.[0-9]+)?/)
    else { throw .unavailable("\(swiftc.path) does not say which Swift it is.") }
    self.init(
      swift: swift, swiftc: swiftc, version: String(version.output.0), compiler: info.compilerVersion,
      triple: info.target.triple, resources: URL(fileURLWithPath: info.paths.runtimeResourcePath))
  }
}
