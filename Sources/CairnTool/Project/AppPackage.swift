import Foundation

/// The package or project in the current folder or around it, and the toolchain to build it with.
struct AppPackage {
  /// The folder that SwiftPM builds, which may be a copy made of links.
  let folder: URL
  /// The user's folder.
  let source: URL
  let toolchain: Toolchain
  /// Further options for SwiftPM.
  var options: [String] = []

  /// The nearest package, or a package made from the nearest Xcode project.
  static func here() throws(Failure) -> AppPackage {
    let toolchain = try Toolchain.current()
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while true {
      if Files.exists(folder.appending(path: "Package.swift")) {
        return try withAssets(folder, toolchain)
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

  private static func withAssets(_ folder: URL, _ toolchain: Toolchain) throws(Failure) -> AppPackage {
    let overlay = try AssetOverlay(
      of: folder, tools: AssetTools(constants: try assetTool(toolchain), swift: toolchain.swift))
    return AppPackage(folder: overlay.folder, source: folder, toolchain: toolchain, options: overlay.options)
  }

  private static func package(of file: URL, _ toolchain: Toolchain) throws(Failure) -> AppPackage {
    let package = ProjectPackage(try XcodeProject(file), assets: try assetTool(toolchain))
    try package.write()
    let options = try OriginalNames.options(
      for: Files.links(in: package.folder.appending(path: "Sources")),
      writing: package.folder.appending(path: "../\(package.project.name).names.yaml").standardizedFileURL)
    return AppPackage(
      folder: package.folder, source: package.project.folder, toolchain: toolchain, options: options)
  }

  /// The SDK's program that writes constants for asset catalogs.
  private static func assetTool(_ toolchain: Toolchain) throws(Failure) -> Program {
    let bundle = SDKBundle.installed
    _ = try bundle.name(for: toolchain)
    return Program(path: bundle.place(of: toolchain.version).appending(path: "tools/CairnAssets").path)
  }

  /// Lets SwiftPM go on with one of its commands.
  func become(_ command: String, _ arguments: [String], isStatic: Bool = false, environment: [String: String] = [:])
    throws(Failure) -> Never
  {
    let sdk = try SDKBundle.installed.name(for: toolchain, isStatic: isStatic)
    var swift = toolchain.swift
    swift.folder = folder
    swift.environment = environment
    try swift.become([command] + SDKBundle.options(naming: sdk) + options + arguments)
  }
}
