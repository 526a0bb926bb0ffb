import Foundation

/// Follows the references between the objects of a project file.
struct ProjectReader {
  private let objects: [String: PropertyList]
  private let root: PropertyList?
  private let folder: URL
  /// Where files and groups are, by their identifiers.
  private var places: [String: URL] = [:]

  init(_ list: PropertyList, folder: URL) {
    objects = list["objects"]?.dictionary ?? [:]
    root = list["rootObject"]?.text.flatMap { list["objects"]?[$0] }
    self.folder = folder
  }

  mutating func read() -> (targets: [XcodeProject.Target], packages: [XcodeProject.Package]) {
    guard let root else { return ([], []) }
    if let main = root["mainGroup"]?.text { place(main, in: folder, depth: 0) }
    let packages = root.texts("packageReferences").compactMap(package)
    return (
      root.texts("targets").compactMap { target($0, in: root) }, packages + foldersWithPackages(besides: packages)
    )
  }

  var developmentLanguage: String? { root?["developmentRegion"]?.text }

  /// Local packages that are part of the project as folders.
  private func foldersWithPackages(besides known: [XcodeProject.Package]) -> [XcodeProject.Package] {
    let folders = objects.filter { $0.value["isa"]?.text == "PBXFileReference" }.compactMap { places[$0.key] }
      .filter { Files.exists($0.appending(path: "Package.swift")) }
    let named = Set(
      known.compactMap { package in
        if case .local(let path) = package { folder.appending(path: path).standardizedFileURL.path } else { nil }
      })
    return Set(folders.map(\.path)).subtracting(named).sorted().map { .local(path: $0) }
  }

  private func object(_ id: String?) -> PropertyList? { id.flatMap { objects[$0] } }
  private func kind(_ id: String?) -> String? { object(id)?["isa"]?.text }

  // MARK: Files

  /// Notes where a group and everything in it is.
  private mutating func place(_ id: String, in parent: URL, depth: Int) {
    guard depth < 100, places[id] == nil, let object = object(id) else { return }
    let path = object["path"]?.text
    let base: URL =
      switch object["sourceTree"]?.text {
      case "<absolute>": URL(fileURLWithPath: "/")
      case "SOURCE_ROOT": folder
      default: parent
      }
    let own = path.map { base.appending(path: $0).standardizedFileURL } ?? base
    places[id] = own
    for child in object.texts("children") { place(child, in: own, depth: depth + 1) }
  }

  /// The files of a build phase, with the variants of localized ones.
  private func files(of phase: PropertyList) -> [URL] {
    phase.texts("files").flatMap { id -> [URL] in
      guard let reference = object(id)?["fileRef"]?.text else { return [] }
      if kind(reference) == "PBXVariantGroup" {
        return object(reference)?.texts("children").compactMap { places[$0] } ?? []
      }
      return places[reference].map { [$0] } ?? []
    }
  }

  /// The files below a folder that Xcode keeps in step with the disk, without those that a target leaves out.
  private func synchronizedFiles(_ id: String, of target: String) -> [URL] {
    guard let object = object(id), let folder = places[id] else { return [] }
    let exceptions = object.texts("exceptions").compactMap { self.object($0) }.filter { $0["target"]?.text == target }
    let left = Set(exceptions.flatMap { $0.texts("membershipExceptions") }.map { folder.appending(path: $0).path })
    return Files.everything(in: folder).filter { file in
      !left.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } && !Self.isInsideBundle(file, in: folder)
    }
  }

  /// Whether a file is part of something that counts as one resource.
  private static func isInsideBundle(_ file: URL, in folder: URL) -> Bool {
    file.deletingLastPathComponent().path.dropFirst(folder.path.count).split(separator: "/").contains {
      $0.hasSuffix(".xcassets") || $0.hasSuffix(".bundle") || $0.hasSuffix(".docc") || $0.hasSuffix(".xcdatamodeld")
    }
  }

  // MARK: Targets

  private func target(_ id: String, in project: PropertyList) -> XcodeProject.Target? {
    guard let object = object(id), object["isa"]?.text == "PBXNativeTarget", let name = object["name"]?.text else {
      return nil
    }
    var target = XcodeProject.Target(name: name, kind: Self.kind(ofProduct: object["productType"]?.text ?? ""))
    for phase in object.texts("buildPhases").compactMap({ self.object($0) }) {
      switch phase["isa"]?.text {
      case "PBXSourcesBuildPhase": target.sources += files(of: phase)
      case "PBXResourcesBuildPhase": target.resources += files(of: phase)
      default: break
      }
    }
    for group in object.texts("fileSystemSynchronizedGroups") {
      for file in synchronizedFiles(group, of: id) {
        switch file.pathExtension {
        case "swift": target.sources.append(file)
        case "", "plist", "entitlements", "h", "m", "mm", "c", "md", "metal", "intentdefinition": break
        default: target.resources.append(file)
        }
      }
    }
    target.dependencies = object.texts("dependencies").compactMap {
      self.object(self.object($0)?["target"]?.text)?["name"]?.text
    }
    target.products = object.texts("packageProductDependencies").compactMap { self.object($0) }.compactMap { product in
      guard let name = product["productName"]?.text else { return nil }
      return XcodeProject.PackageProduct(name: name, package: product["package"]?.text.flatMap(package))
    }
    target.settings = settings(of: project).merging(settings(of: object)) { $1 }
    return target
  }

  private static func kind(ofProduct type: String) -> XcodeProject.Target.Kind {
    switch type {
    case "com.apple.product-type.application": .app
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
      "com.apple.product-type.library.static":
      .framework
    case "com.apple.product-type.bundle.unit-test": .unitTests
    default: .other(type)
    }
  }

  /// The settings of the debug configuration, with those of its configuration file below.
  private func settings(of owner: PropertyList) -> [String: PropertyList] {
    let configurations =
      object(owner["buildConfigurationList"]?.text)?.texts("buildConfigurations").compactMap { object($0) } ?? []
    guard let chosen = configurations.first(where: { $0["name"]?.text == "Debug" }) ?? configurations.first else {
      return [:]
    }
    let below =
      chosen["baseConfigurationReference"]?.text.flatMap { places[$0] }.map { ConfigurationFile.read($0) } ?? [:]
    return below.merging(chosen["buildSettings"]?.dictionary ?? [:]) { $1 }
  }

  // MARK: Packages

  private func package(_ id: String) -> XcodeProject.Package? {
    guard let object = object(id) else { return nil }
    if object["isa"]?.text == "XCLocalSwiftPackageReference" {
      return object["relativePath"]?.text.map { .local(path: $0) }
    }
    guard let url = object["repositoryURL"]?.text, let requirement = object["requirement"] else { return nil }
    return .remote(url: url, requirement: Self.requirement(requirement))
  }

  /// The requirement as a manifest states it.
  private static func requirement(_ value: PropertyList) -> String {
    func quoted(_ key: String) -> String { "\"\(value[key]?.text ?? "")\"" }
    return switch value["kind"]?.text {
    case "exactVersion": "exact: \(quoted("version"))"
    case "branch": "branch: \(quoted("branch"))"
    case "revision": "revision: \(quoted("revision"))"
    case "versionRange": "\(quoted("minimumVersion"))..<\(quoted("maximumVersion"))"
    case "upToNextMinorVersion": ".upToNextMinor(from: \(quoted("minimumVersion")))"
    default: "from: \(quoted("minimumVersion"))"
    }
  }
}
