import Foundation

/// Builds, runs and tests a small app whose manifest does not mention Cairn.
struct SDKCheck {
  let toolchain: Toolchain
  let sdk: String

  func run() throws(Failure) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-check-\(UUID().uuidString)")
    try Files.makeFolder(folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    try NewApp(name: "SDKSample", template: .stack).write(to: folder)
    var swift = toolchain.swift
    swift.folder = folder
    swift.environment["CAIRN_HOST"] = "text"
    let screen = try swift.output(["run", "--quiet"] + SDKBundle.options(naming: sdk) + ["SDKSample"])
    guard screen.contains("Welcome") else {
      throw .data("The sample printed this instead of its first screen:\n\(screen)")
    }
    try swift.run(["test", "--quiet"] + SDKBundle.options(naming: sdk))
  }
}
