import Foundation

/// The package or project in the current folder or around it, and the toolchain to build it with.
struct AppPackage {
  /// The package to build.
  let folder: URL
  let toolchain: Toolchain
  /// The folder of the Xcode project that the package is made from.
  var project: URL?
  /// The program of a project, in which other apps are left out.
  var product: String?
  /// The contents of the app's `Info.plist`.
  var information: [String: Any]?

  /// The nearest package, or a package made from the nearest Xcode project.
  ///
  /// - Parameters:
  ///   - app: An app of the project, for one with several.
  ///   - isPhone: Whether to build for `--as ios`.
  static func here(app: String? = nil, isPhone: Bool = false) throws(Failure) -> AppPackage {
    let toolchain = try Toolchain.current()
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while true {
      if isPackage(folder) {
        let information = AppInformation.list(ofPackage: folder)
        guard isPhone else { return AppPackage(folder: folder, toolchain: toolchain, information: information) }
        let copy = PhonePackage(of: folder)
        try copy.write()
        return AppPackage(folder: copy.folder, toolchain: toolchain, information: information)
      }
      if let file = XcodeProject.file(in: folder) {
        return try package(of: file, app: app, isPhone: isPhone, toolchain)
      }
      guard folder.path != "/" else {
        throw Failure(
          message: "There is neither a package nor an Xcode project here. `cairn new NAME` makes a package.", status: 66
        )
      }
      folder.deleteLastPathComponent()
    }
  }

  /// Whether a folder is to be built as a package. Next to a project, an empty manifest only hides the folder from Xcode.
  static func isPackage(_ folder: URL) -> Bool {
    guard let manifest = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8) else {
      return false
    }
    return XcodeProject.file(in: folder) == nil || manifest.contains(/[tT]arget\(/)
  }

  private static func package(
    of file: URL, app: String?, isPhone: Bool, _ toolchain: Toolchain
  ) throws(Failure) -> AppPackage {
    let bundle = SDKBundle.installed
    _ = try bundle.name(for: toolchain)
    let assets = Program(path: bundle.place(of: toolchain.version).appending(path: "tools/CairnAssets").path)
    let project = try XcodeProject(file)
    let package = try ProjectPackage(project, app: app, isPhone: isPhone, assets: assets)
    try package.write()
    if let manifest = bundle.manifest(of: toolchain.version) {
      let settings = SDKSettings(
        place: bundle.place(of: toolchain.version), manifest: manifest, toolchain: toolchain, isStatic: false)
      try CompilationDatabase(package: package, toolchain: toolchain, settings: settings).write()
    }
    let count = Set(package.targets.flatMap(\.leftOut)).count
    if count > 0 {
      Terminal.printError(
        "cairn: \(count) \(count == 1 ? "part" : "parts") of the project cannot be built here. `cairn doctor .` lists them."
      )
    }
    return AppPackage(
      folder: package.folder, toolchain: toolchain, project: project.folder, product: package.app?.module,
      information: package.app.map { AppInformation.list(of: $0, in: project) })
  }

  /// Puts `Info.plist` where the program will be, as Foundation looks for it there.
  func writeInformation(release: Bool = false) throws(Failure) {
    let place = folder.appending(path: ".build/\(toolchain.triple)/\(release ? "release" : "debug")")
    try AppInformation.write(information, to: place)
  }

  /// Lets SwiftPM go on with one of its commands.
  func become(_ command: String, _ arguments: [String], isStatic: Bool = false, environment: [String: String] = [:])
    throws(Failure) -> Never
  {
    let sdk = try SDKBundle.installed.name(for: toolchain, isStatic: isStatic)
    var swift = toolchain.swift
    swift.folder = folder
    swift.environment = environment
    try writeInformation(release: arguments.starts(with: ["-c", "release"]))
    try swift.become([command] + SDKBundle.options(naming: sdk) + arguments)
  }
}
