import Foundation

/// A package that builds an app of an Xcode project. It is in `.build` and has links to the project's files.
struct ProjectPackage {
  let project: XcodeProject
  /// The app, with its frameworks and tests. Other apps of the project, such as those for other devices, are left out.
  let app: XcodeProject.Target?
  /// The system whose conditions hold, as `--as` makes it.
  let platform: ApplePlatform?
  let folder: URL
  /// Writes constants for asset catalogs.
  let assets: Program
  /// The copies of local packages, by the paths of the originals.
  var packageCopies: [String: URL] = [:]
  /// The copies of packages that are downloaded, by the names that SwiftPM gives them.
  var downloads: [String: URL] = [:]

  init(_ project: XcodeProject, app wish: String? = nil, as platform: ApplePlatform? = nil, assets: Program)
    throws(Failure)
  {
    self.project = project
    self.platform = platform
    self.assets = assets
    app = if let wish { try project.app(named: wish) } else { project.mainApp }
    let isMain = app?.name == project.mainApp?.name
    // A package cannot depend on one in a folder of the same name.
    let isTaken = project.packages.contains { $0.identity.lowercased() == project.name.lowercased() }
    let name = project.name + (isMain ? "" : "-" + (app?.module ?? "")) + (isTaken ? "-project" : "")
    folder = project.folder.appending(path: ".build/cairn/\(platform.map { "\($0)/" } ?? "")\(name)")
  }

  /// The app, the frameworks it needs, and the tests of both.
  var targets: [XcodeProject.Target] {
    guard let app else { return [] }
    let frameworks = project.targets.filter { $0.kind == .framework && !$0.sources.isEmpty }
    let tests = project.targets.filter { test in
      test.kind == .unitTests && !test.sources.isEmpty
        && !project.apps.contains { $0.name != app.name && test.dependencies.contains($0.name) }
    }
    var wanted = Set((tests + [app]).map(\.name))
    var pending = tests + [app]
    while let target = pending.popLast() {
      for framework in frameworks where target.dependencies.contains(framework.name) {
        if wanted.insert(framework.name).inserted { pending.append(framework) }
      }
    }
    return project.targets.filter { wanted.contains($0.name) }
  }

  /// Writes the changes since the last time.
  func write() throws(Failure) {
    guard app != nil else {
      let others = project.targets.compactMap { target in
        if case .other(let kind) = target.kind { "\(target.name) (\(kind))" } else { nil }
      }
      let found = others.isEmpty ? "" : " It has \(others.joined(separator: ", "))."
      throw .data("\(project.name).xcodeproj has no app with Swift files that can run here.\(found)")
    }
    try Files.writeIfChanged(
      ManifestCopy(of: manifest, downloads: downloads).text, to: folder.appending(path: "Package.swift"))
    try writePins()
    let ownModules = ownModules
    for target in targets { try write(target, ownModules: ownModules) }
  }

  /// Whether the package Perception is among the dependencies. The Composable Architecture brings it.
  private var usesPerception: Bool {
    let pins = (try? String(contentsOf: project.pins, encoding: .utf8)) ?? ""
    return pins.contains("\"\(PerceptionNames.package)\"")
      || project.packages.contains { PerceptionNames.packages.contains($0.identity.lowercased()) }
  }

  /// Starts from the versions that Xcode has resolved, until it resolves others.
  private func writePins() throws(Failure) {
    guard let pins = try? String(contentsOf: project.pins, encoding: .utf8) else { return }
    let known = folder.appending(path: "Package.resolved.xcode")
    guard (try? String(contentsOf: known, encoding: .utf8)) != pins else { return }
    try Files.write(pins, to: folder.appending(path: "Package.resolved"))
    try Files.write(pins, to: known)
  }

  /// The modules of the project and its local packages.
  var ownModules: Set<String> {
    Set(project.targets.map(\.module) + project.localPackages.flatMap { PackageTargetFiles(of: $0).modules })
  }

  private func write(_ target: XcodeProject.Target, ownModules: Set<String>) throws(Failure) {
    let place = folder.appending(path: "Sources/\(target.module)")
    var wanted: [String: URL] = [:]
    var texts: [String: String] = [:]
    var replaced: [String] = []
    let models = try ProjectModels(of: target, among: targets)
    let copy = SourceCopy(platform: platform, generated: models.names, ownModules: ownModules)
    for file in target.sources {
      let name = name(of: file, besides: wanted)
      wanted[name] = file
      guard let text = copy.text(of: file) else { continue }
      texts[SourceCopy.name(of: name)] = text
      replaced.append(name)
    }
    for name in replaced { wanted[name] = nil }
    texts.merge(models.texts) { own, _ in own }
    if usesPerception, !target.products.isEmpty { texts[PerceptionNames.file] = PerceptionNames.text }
    for file in target.resources { wanted["Resources/" + resourcePath(of: file)] = file }
    for folder in target.folders {
      for file in Files.everything(in: folder) where !Files.isFolder(file) {
        let path = file.path.dropFirst(folder.trimmedPath.count + 1)
        wanted["Folders/\(folder.lastPathComponent)/\(path)"] = file
      }
    }
    let catalogs = target.resources.filter { $0.pathExtension == "xcassets" }
    try Files.makeLinks(
      wanted, texts: texts, keeping: catalogs.isEmpty ? [] : ["AssetConstants.swift"], in: place)
    guard !catalogs.isEmpty else { return }
    try assets.run([place.appending(path: "AssetConstants.swift").path] + (catalogs + target.sources).map(\.path))
  }

  /// A name in one folder. Files of the same name, which Xcode allows in different folders, get their folder's name too.
  private func name(of file: URL, besides taken: [String: URL]) -> String {
    var parts = file.pathComponents
    var name = parts.removeLast()
    while taken[name] != nil || name == "AssetConstants.swift", let folder = parts.popLast(), folder != "/" {
      name = "\(folder)-\(name)"
    }
    return name
  }

  /// Localized files keep their language's folder.
  private func resourcePath(of file: URL) -> String {
    let parent = file.deletingLastPathComponent().lastPathComponent
    return parent.hasSuffix(".lproj") ? "\(parent)/\(file.lastPathComponent)" : file.lastPathComponent
  }
}
