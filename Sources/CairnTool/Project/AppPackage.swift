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
  /// The local packages of a project that have tests, where they are built.
  var testedPackages: [URL] = []
  /// Whether a project has tests, apart from those of its local packages.
  var hasTests = true
  /// The system as which the app is built, by `--as`.
  var platform: ApplePlatform?
  /// Whether a copy that SwiftPM builds is made again when the original changes.
  var followsSource = true
  /// The contents of the app's `Info.plist`.
  var information: [String: Any]?

  /// The nearest package, or a package made from the nearest Xcode project.
  ///
  /// - Parameters:
  ///   - app: An app of the project, for one with several.
  ///   - platform: The system whose conditions hold, as `--as` makes it.
  static func here(app: String? = nil, as platform: ApplePlatform? = nil) throws(Failure) -> AppPackage {
    let toolchain = try Toolchain.current()
    let start = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    var folder = start
    while true {
      if isPackage(folder) {
        return try package(in: folder, as: platform, toolchain)
      }
      if let file = XcodeProject.file(in: folder, around: start) {
        return try package(of: file, app: app, as: platform, toolchain)
      }
      guard folder.path != "/" else {
        throw Failure(message: OtherProjects.advice(for: start), status: 66)
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
    of file: URL, app: String?, as platform: ApplePlatform?, _ toolchain: Toolchain
  ) throws(Failure) -> AppPackage {
    let bundle = SDKBundle.installed
    let project = try XcodeProject(file)
    let assets = try assetTool(toolchain)
    let choices = try PackageChoices(in: project.folder)
    var package = try ProjectPackage(project, app: app, as: platform, assets: assets)
    // Its local packages are its own code.
    var copies = PackageCopies(
      in: package.folder.deletingLastPathComponent().appending(path: "packages"),
      sources: SourceCopy(platform: platform, ownModules: package.ownModules),
      choices: choices
    ) { () throws(Failure) in CopyTools(constants: assets, swift: toolchain.swift) }
    copies.known = Dictionary(project.localPackages.map { ($0.lastPathComponent.lowercased(), $0) }) { $1 }
    for local in project.localPackages { _ = try copies.place(of: local) }
    package.packageCopies = copies.copied
    let downloads = DownloadedPackages(of: package.folder, world: bundle.world(of: toolchain))
    package.downloads = try downloads.copies(
      manifest: package.manifest, pins: try? String(contentsOf: project.pins, encoding: .utf8), choices: choices,
      swift: toolchain.swift)
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
      product: package.app?.module,
      testedPackages: project.localPackages.filter(Self.hasTests).map { copies.copied[$0.path] ?? $0 },
      hasTests: package.targets.contains { $0.kind == .unitTests }, platform: platform,
      information: package.app.map { AppInformation.list(of: $0, in: project) })
  }

  /// A package where it is, or in a copy if something in it has to change.
  private static func package(
    in folder: URL, as platform: ApplePlatform?, _ toolchain: Toolchain
  ) throws(Failure) -> AppPackage {
    let choices = try PackageChoices(in: folder)
    let place = folder.appending(path: ".build/cairn" + (platform.map { "/\($0)" } ?? ""))
    var copies = PackageCopies(
      in: place,
      sources: SourceCopy(
        platform: platform, onlyModels: platform == nil, ownModules: PackageTargetFiles(of: folder).modules),
      choices: choices
    ) {
      () throws(Failure) in CopyTools(constants: try assetTool(toolchain), swift: toolchain.swift)
    }
    let manifest = String(decoding: try Files.read(folder.appending(path: "Package.swift")), as: UTF8.self)
    let downloads = try DownloadedPackages(
      of: place.appending(path: folder.lastPathComponent), world: SDKBundle.installed.world(of: toolchain),
      onlyModels: platform == nil
    )
    .copies(
      manifest: ManifestCopy(of: manifest, dependencies: try copies.dependencies(of: folder)).text,
      pins: try? String(contentsOf: folder.appending(path: "Package.resolved"), encoding: .utf8), choices: choices,
      swift: toolchain.swift
    ) { platform != nil || PackageFiles(in: folder).useCoreData }
    let built = try copies.place(of: folder, downloads: downloads)
    var options: [String] = []
    if !copies.links.isEmpty {
      options = try OriginalNames.options(
        for: copies.links, writing: place.appending(path: "\(folder.lastPathComponent).names.yaml"))
    }
    return AppPackage(
      folder: built, source: folder, toolchain: toolchain, options: options, platform: platform,
      information: AppInformation.list(ofPackage: folder))
  }

  /// The SDK's program that writes constants for asset catalogs.
  private static func assetTool(_ toolchain: Toolchain) throws(Failure) -> Program {
    let bundle = SDKBundle.installed
    _ = try bundle.name(for: toolchain)
    return Program(path: bundle.place(of: toolchain.version).appending(path: "tools/CairnAssets").path)
  }

  /// The variables to run the app with: an iPhone's app has a phone's screen.
  var environment: [String: String] { platform == .ios ? ["CAIRN_AS": "ios"] : [:] }

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
    let replaced = platform == nil ? [] : OtherModules.all
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
