import Foundation

/// The package or project in the current folder or around it, and the toolchain to build it with.
struct AppPackage {
  let folder: URL
  /// The folder of the Xcode project that the package was made from, or that of the package.
  let home: URL
  let toolchain: Toolchain

  init(folder: URL, home: URL? = nil, toolchain: Toolchain) {
    self.folder = folder
    self.home = home ?? folder
    self.toolchain = toolchain
  }

  /// The nearest package, or a package made from the nearest Xcode project.
  static func here() throws(Failure) -> AppPackage {
    let toolchain = try Toolchain.current()
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while true {
      if Files.exists(folder.appending(path: "Package.swift")) {
        return AppPackage(folder: folder, toolchain: toolchain)
      }
      if let file = XcodeProject.file(in: folder) { return try package(of: file, toolchain) }
      guard folder.path != "/" else {
        throw Failure(
          message: "There is neither a package nor an Xcode project here. `cairn new NAME` makes a package.", status: 66
        )
      }
      folder.deleteLastPathComponent()
    }
  }

  private static func package(of file: URL, _ toolchain: Toolchain) throws(Failure) -> AppPackage {
    let bundle = SDKBundle.installed
    _ = try bundle.name(for: toolchain)
    let assets = Program(path: bundle.place(of: toolchain.version).appending(path: "tools/CairnAssets").path)
    let package = ProjectPackage(try XcodeProject(file), assets: assets)
    try package.write()
    return AppPackage(folder: package.folder, home: file.deletingLastPathComponent(), toolchain: toolchain)
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
