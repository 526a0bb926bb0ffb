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
  /// The folder of the Xcode project that the package is made from.
  var project: URL?
  /// The program of a project, in which other apps are left out.
  var product: String?
  /// Whether it is a package that is built for `--as ios`.
  var isPhone = false
  /// Whether a copy that SwiftPM builds is made again when the original changes.
  var followsSource = true
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
        let copy = isPhone ? PhonePackage(of: folder) : nil
        try copy?.write()
        var package = try withAssets(copy?.folder ?? folder, of: folder, toolchain, information)
        package.isPhone = isPhone
        return package
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
    let project = try XcodeProject(file)
    let assets = try assetTool(toolchain)
    let copies = try AssetOverlay.copies(
      of: project.localPackages, in: project.folder.appending(path: ".build/cairn/packages"),
      tools: AssetTools(constants: assets, swift: toolchain.swift))
    var package = try ProjectPackage(project, app: app, isPhone: isPhone, assets: assets)
    package.packageCopies = copies.places
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
    let options = try OriginalNames.options(
      for: Files.links(in: package.folder.appending(path: "Sources")).merging(copies.links) { $1 },
      writing: package.folder.appending(path: "../\(project.name).names.yaml").standardizedFileURL)
    return AppPackage(
      folder: package.folder, source: project.folder, toolchain: toolchain, options: options, project: project.folder,
      product: package.app?.module, information: package.app.map { AppInformation.list(of: $0, in: project) })
  }

  /// A package with constants for its asset catalogs, if it has any.
  private static func withAssets(
    _ folder: URL, of source: URL, _ toolchain: Toolchain, _ information: [String: Any]?
  ) throws(Failure) -> AppPackage {
    let overlay = try AssetOverlay(
      of: folder, tools: AssetTools(constants: try assetTool(toolchain), swift: toolchain.swift))
    return AppPackage(
      folder: overlay.folder, source: source, toolchain: toolchain, options: overlay.options, information: information)
  }

  /// The SDK's program that writes constants for asset catalogs.
  private static func assetTool(_ toolchain: Toolchain) throws(Failure) -> Program {
    let bundle = SDKBundle.installed
    _ = try bundle.name(for: toolchain)
    return Program(path: bundle.place(of: toolchain.version).appending(path: "tools/CairnAssets").path)
  }

  /// Puts `Info.plist` where the program will be, as Foundation looks for it there.
  func writeInformation(release: Bool = false) throws(Failure) {
    let place = folder.appending(path: ".build/\(toolchain.triple)/\(release ? "release" : "debug")")
    try AppInformation.write(information, to: place)
  }

  /// Says where to read about frameworks that are not here, because the compiler does not.
  private func explainImports() {
    // In projects, `cairn` has already left out or replaced what cannot be built.
    if project != nil { return }
    let checkup = ProjectCheckup(folder: source, toolchain: toolchain, bundle: .installed)
    let replaced = isPhone ? SourceCopy.replacedModules : []
    for problem in (try? checkup.missingFrameworks(besides: replaced)) ?? [] {
      Terminal.printError("cairn: \(problem)")
    }
  }

  /// Replaces this process by a command of SwiftPM.
  func become(_ command: String, _ arguments: [String], isStatic: Bool = false, environment: [String: String] = [:])
    throws(Failure) -> Never
  {
    let sdk = try SDKBundle.installed.name(for: toolchain, isStatic: isStatic)
    var swift = toolchain.swift
    swift.folder = folder
    swift.environment = environment
    try writeInformation(release: arguments.starts(with: ["-c", "release"]))
    explainImports()
    try swift.become([command] + SDKBundle.options(naming: sdk) + options + arguments)
  }
}
