import Foundation

/// The package in the current folder or around it, and the SDK to build it with.
struct AppPackage {
  let folder: URL
  let toolchain: Toolchain

  static func here() throws(Failure) -> AppPackage {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while !Files.exists(folder.appending(path: "Package.swift")) {
      guard folder.path != "/" else {
        throw Failure(
          message: "There is no package here: Package.swift is missing. `cairn new NAME` makes one.", status: 66)
      }
      folder.deleteLastPathComponent()
    }
    return AppPackage(folder: folder, toolchain: try .current())
  }

  /// Lets SwiftPM go on with one of its commands.
  func become(_ command: String, _ arguments: [String], isStatic: Bool = false, environment: [String: String] = [:])
    throws(Failure) -> Never
  {
    let sdk = try SDKBundle.installed.name(for: toolchain, isStatic: isStatic)
    var swift = toolchain.swift
    swift.folder = folder
    swift.environment = environment
    try swift.become([command] + SDKBundle.options(naming: sdk) + arguments)
  }
}
