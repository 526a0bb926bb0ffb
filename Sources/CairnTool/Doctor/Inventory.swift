import Foundation

/// The Swift files of a package or an Xcode project, and the targets that are left out.
struct Inventory {
  private(set) var sources: [URL] = []
  /// Those that a build compiles without being asked for tests.
  private(set) var compiled: [URL] = []
  /// The packages that have been downloaded, and those that are local, each with the folder of its manifest.
  private(set) var packages: [URL] = []
  /// The modules of a project's own targets.
  private(set) var targets: Set<String> = []
  /// The modules that it makes or gets from packages.
  private(set) var modules: Set<String> = []
  /// The compilation conditions that its settings define.
  private(set) var conditions: Set<String> = []
  private(set) var findings: [Finding] = []
  private(set) var isProject = false
  /// The repositories of packages that have not been downloaded.
  private(set) var repositories: [String] = []
  /// Core Data models, with the modules that they are part of.
  private(set) var models: [ModelCheckup.Model] = []
  /// Files and local packages that are built with it, also those that are not on the disk.
  private var others: [URL] = []

  init(of folder: URL) throws(Failure) {
    if !AppPackage.isPackage(folder), let file = XcodeProject.file(in: folder) {
      isProject = true
      try read(try XcodeProject(file))
    } else {
      sources = Self.sources(ofPackage: folder)
      compiled = PackageTargetFiles(of: folder).compiled(among: sources)
      addModules(ofPackage: folder)
      for platform in ApplePlatform.allCases {
        describeDownloads(of: folder.appending(path: ".build/cairn/\(platform)/\(folder.lastPathComponent)"))
      }
      let manifest = (try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
      others = manifest.matches(of: /\bpath\s*:\s*"([^"\\\n]+)"/).map {
        folder.appending(path: $0.output.1).standardizedFileURL
      }
      addRepositories(manifest.matches(of: /\burl\s*:\s*"([^"\\\n]+)"/).map { String($0.output.1) }, builtIn: [folder])
      findings +=
        StartCheckup(root: folder, sources: sources, information: AppInformation.list(ofPackage: folder) ?? [:])
        .findings
    }
    findings += SubmoduleCheckup(folder: folder, others: others).findings
    findings += ModelCheckup(root: folder, models: models, sources: sources).findings
  }

  private mutating func addModules(ofPackage folder: URL) {
    models += PackageFiles(in: folder).models.map { ModelCheckup.Model(place: $0, version: nil) }
    modules.formUnion(Self.modules(ofPackage: folder))
    modules.formUnion(Files.names(in: folder.appending(path: "Sources")))
    packages.append(folder)
    addCheckouts(of: folder)
  }

  /// Adds a local package and those that it names. They are compiled as the app is, but for their tests.
  private mutating func readLocal(_ folder: URL) {
    var pending = [folder]
    var seen: Set<String> = []
    while let folder = pending.popLast() {
      guard seen.insert(folder.path).inserted else { continue }
      let tests = folder.appending(path: "Tests").trimmedPath + "/"
      let found = Self.sources(ofPackage: folder).filter { !$0.path.hasPrefix(tests) }
      sources += found
      compiled += PackageTargetFiles(of: folder).compiled(among: found)
      addModules(ofPackage: folder)
      let manifest = (try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
      pending += ManifestCopy.localPackages(in: manifest, of: folder).values
    }
    sources = sources.uniqued()
    compiled = compiled.uniqued()
  }

  /// Says which packages are compiled as on another system.
  ///
  /// - Parameter app: The folder in which the app is built.
  private mutating func describeDownloads(of app: URL) {
    let copied = DownloadedPackages.copied(for: app)
    for change in DownloadedPackages.Change.allCases {
      let found = copied.filter { $0.change == change }
      guard let first = found.first else { continue }
      findings.append(
        Finding(
          subject: "Packages", state: .good, detail: "compiled \(change.description):",
          // Core Data's objects change in every package.
          remedy: change == .objects
            ? nil
            : "{\"packages\": {\"\(first.name)\": \"linux\"}} in \(PackageChoices.file) compiles it as it is",
          places: found.map {
            .init(file: $0.name, detail: $0.place.map { "\(change.reason) in \($0)" } ?? "by \(PackageChoices.file)")
          }))
    }
  }

  private static func sources(ofPackage folder: URL) -> [URL] {
    let files = Files.everything(in: folder).filter { !$0.path(from: folder).hasPrefix(".build/") }
    // Other packages in it, and projects such as demos, are not part of it.
    let others = files.filter { $0.pathExtension == "xcodeproj" || $0.lastPathComponent == "Package.swift" }
      .map { $0.deletingLastPathComponent().trimmedPath }.filter { $0 != folder.trimmedPath }
    return files.filter { file in
      file.pathExtension == "swift" && !ManifestCopy.isManifest(file.lastPathComponent)
        && !others.contains { file.path.hasPrefix($0 + "/") }
    }
  }

  /// Every name in a manifest, among which are its modules and those of packages it depends on.
  private static func modules(ofPackage folder: URL) -> Set<String> {
    let manifest = (try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
    return Set(manifest.matches(of: /"([A-Za-z_][A-Za-z0-9_\-]*)"/).map { String($0.output.1).moduleName })
  }

  /// The modules of packages that have been downloaded.
  private mutating func addCheckouts(of package: URL) {
    let checkouts = package.appending(path: ".build/checkouts")
    for name in Files.names(in: checkouts) {
      modules.formUnion(Self.modules(ofPackage: checkouts.appending(path: name)))
    }
  }

  /// Keeps the repositories of which no folder has a checkout.
  private mutating func addRepositories(_ urls: [String], builtIn folders: [URL]) {
    let places = folders.flatMap {
      [$0, $0.deletingLastPathComponent().appending(path: "\($0.lastPathComponent).downloads")]
    }
    let checkouts = places.flatMap { place in
      Files.names(in: place.appending(path: ".build/checkouts")).map { place.appending(path: ".build/checkouts/\($0)") }
    }
    packages = (packages + checkouts).uniqued()
    let known = Set(checkouts.map { PackageIdentity.of($0.lastPathComponent) })
    repositories += urls.filter { !known.contains(PackageIdentity.of($0)) }
  }

  private mutating func read(_ project: XcodeProject) throws(Failure) {
    let package = try ProjectPackage(project, assets: Program(path: "/bin/false"))
    let targets = package.targets
    sources = targets.flatMap(\.sources).uniqued()
    compiled = targets.filter { $0.kind != .unitTests }.flatMap(\.sources).uniqued()
    models = targets.flatMap(\.models).uniqued()
    self.targets = Set(targets.map(\.module))
    modules = self.targets
    conditions = Set(targets.flatMap { SwiftSettings($0.settings).conditions })
    others = targets.flatMap { $0.sources + $0.resources + $0.missing }
    others += project.packages.compactMap { if case .local(let folder) = $0 { URL(filePath: folder) } else { nil } }
    addCheckouts(of: package.folder)
    for platform in [nil] + ApplePlatform.allCases {
      describeDownloads(of: try ProjectPackage(project, as: platform, assets: package.assets).folder)
    }
    addRepositories(
      project.packages.compactMap { if case .remote(let url, _) = $0 { url } else { nil } },
      builtIn: [package.folder]
        + (try ApplePlatform.allCases.map { platform throws(Failure) in
          try ProjectPackage(project, as: platform, assets: package.assets).folder
        }))
    for product in targets.flatMap(\.products) { modules.insert(product.name.moduleName) }
    for case .local(let folder) in project.packages {
      let place = URL(filePath: folder)
      guard !Files.exists(place.appending(path: "Package.swift")) else {
        // They are compiled as the app is.
        readLocal(place)
        continue
      }
      findings.append(
        Finding(
          subject: "Packages", state: .broken, detail: "There is no package \(folder), which the project uses."))
    }
    describe(package)
  }

  private mutating func describe(_ package: ProjectPackage) {
    let (project, targets) = (package.project, package.targets)
    guard let app = package.app else {
      findings.append(
        Finding(subject: "App", state: .broken, detail: "\(project.name).xcodeproj has no app for phones or desktops."))
      return
    }
    let others = project.apps.filter { $0.name != app.name }.map(\.name)
    let remedy = others.isEmpty ? nil : "`cairn run \"\(others[0])\"` builds another: \(others.joined(separator: ", "))"
    findings.append(Finding(subject: "App", state: .good, detail: app.name, remedy: remedy))
    findings +=
      StartCheckup(
        root: project.folder, sources: app.sources, information: AppInformation.list(of: app, in: project)
      ).findings
    let missing = targets.flatMap(\.missing).uniqued()
    if !missing.isEmpty {
      findings.append(
        Finding(
          subject: "Files", state: .broken,
          detail:
            "The project names \(missing.count == 1 ? "a file that is" : "\(missing.count) files that are") not on the disk:",
          remedy:
            "Restore or remove them. They may be made by a build script, or be in a submodule: `git submodule update --init`",
          places: missing.map { .init(file: $0.path(from: project.folder)) }))
    }
    let leftOut = project.targets.compactMap { target -> Finding.Place? in
      guard case .other(let kind) = target.kind else { return nil }
      return .init(file: target.name, detail: kind)
    }
    if !leftOut.isEmpty {
      findings.append(
        Finding(subject: "Targets", state: .missing, detail: "\(leftOut.count) left out:", places: leftOut))
    }
    var all = targets.flatMap(\.leftOut).uniqued()
    for product in targets.flatMap(\.products).uniqued() where package.owner(of: product) == nil {
      all.append(.init(reason: .product, name: product.name))
    }
    for (reason, found) in Dictionary(grouping: all, by: \.reason).sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      findings.append(
        Finding(
          subject: reason.rawValue, state: .missing, detail: reason.explanation,
          places: found.map {
            .init(file: $0.name.hasPrefix("/") ? URL(filePath: $0.name).path(from: project.folder) : $0.name)
          }))
    }
  }
}

extension DownloadedPackages.Change {
  fileprivate var description: String {
    switch self {
    case .platform(let platform): "as \(platform.name)"
    case .names: "with other names of Apple's modules"
    case .objects: "with accessors of Core Data's objects"
    }
  }

  /// The targets and products of a package that need it.
  fileprivate var reason: String { self == .objects ? "objects" : "import" }
}

extension XcodeProject.LeftOut.Reason {
  /// Why Cairn leaves it out, and what follows from that.
  var explanation: String {
    switch self {
    case .objectiveC: "Only Swift files are compiled. Left out:"
    case .bridgingHeader: "Swift cannot see what Objective-C headers declare. Left out:"
    case .interfaceBuilder: "There is no Interface Builder. Left out:"
    case .coreData: "Stores change from one version to the next only as Core Data infers it. Left out:"
    case .metal: "There are no shaders. Left out:"
    case .machineLearning: "There is no Core ML, so the models' classes are missing. Left out:"
    case .script: "Build scripts do not run. What they make is missing:"
    case .product: "The project does not say which package has them. Left out:"
    }
  }
}
