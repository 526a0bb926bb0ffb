import Foundation

/// Follows the references between the objects of a project file.
struct ProjectReader {
  private let objects: [String: PropertyList]
  private let root: PropertyList?
  private let folder: URL
  private let name: String
  /// Where files and groups are, by their identifiers.
  private var places: [String: URL] = [:]

  init(_ list: PropertyList, folder: URL, name: String) {
    objects = list["objects"]?.dictionary ?? [:]
    root = list["rootObject"]?.text.flatMap { list["objects"]?[$0] }
    self.folder = folder
    self.name = name
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

  private func object(_ id: String?) -> PropertyList? { id.flatMap { objects[$0] } }
  private func objects(_ ids: [String]) -> [PropertyList] { ids.compactMap { objects[$0] } }
  private func kind(_ id: String?) -> String? { object(id)?["isa"]?.text }

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

  // MARK: Targets

  private func target(_ id: String, in project: PropertyList) -> XcodeProject.Target? {
    guard let object = object(id), object["isa"]?.text == "PBXNativeTarget", let name = object["name"]?.text else {
      return nil
    }
    var target = XcodeProject.Target(name: name, kind: Self.kind(ofProduct: object["productType"]?.text ?? ""))
    target.settings.levels = levels(of: project) + levels(of: object)
    target.settings.builtIn = [
      "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT_NAME": self.name, "CONFIGURATION": "Debug",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "SRCROOT": folder.path, "PROJECT_DIR": folder.path, "DEVELOPMENT_LANGUAGE": developmentLanguage ?? "en",
    ]
    if target.kind == .app, !["iphoneos", "macosx", "xros"].contains(where: target.supports),
      let platform = target.setting("SDKROOT"), platform.hasPrefix("watch") || platform.hasPrefix("appletv")
    {
      target.kind = .other("an app for \(platform.hasPrefix("watch") ? "watches" : "televisions")")
    }
    addFiles(of: object, identified: id, to: &target)
    addDependencies(of: object, to: &target)
    return target
  }

  private func addFiles(of object: PropertyList, identified id: String, to target: inout XcodeProject.Target) {
    for phase in objects(object.texts("buildPhases")) {
      switch phase["isa"]?.text {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for file in files(of: phase) {
          if Files.exists(file.url) {
            target.add(file)
          } else if !Self.products.contains(file.url.pathExtension) {
            target.missing.append(file.url)
          }
        }
      case "PBXShellScriptBuildPhase":
        target.leftOut.append(.init(reason: .script, name: phase["name"]?.text ?? "Run Script"))
      default: break
      }
    }
    let folders = SynchronizedFolders(objects: objects, places: places)
    for file in folders.files(ofTarget: id, folders: object.texts("fileSystemSynchronizedGroups")) {
      target.add(file, isListed: false)
    }
    if let header = target.setting("SWIFT_OBJC_BRIDGING_HEADER"), !header.isEmpty {
      target.leftOut.append(.init(reason: .bridgingHeader, name: folder.appending(path: header).path))
    }
  }

  /// The files of a build phase, with the variants of localized ones.
  private func files(of phase: PropertyList) -> [XcodeProject.File] {
    objects(phase.texts("files")).flatMap { entry -> [XcodeProject.File] in
      guard let reference = entry["fileRef"]?.text else { return [] }
      let ids = kind(reference) == "PBXVariantGroup" ? object(reference)?.texts("children") ?? [] : [reference]
      return ids.compactMap { id in
        places[id].map {
          .init(
            url: Files.matchingCase($0), isFolder: object(id)?["lastKnownFileType"]?.text == "folder",
            version: object(object(id)?["currentVersion"]?.text)?["path"]?.text)
        }
      }
    }
  }

  private func addDependencies(of object: PropertyList, to target: inout XcodeProject.Target) {
    let named = objects(object.texts("dependencies"))
    target.dependencies = named.compactMap { self.object($0["target"]?.text)?["name"]?.text }
    var products = object.texts("packageProductDependencies")
    for phase in objects(object.texts("buildPhases")) where phase["isa"]?.text == "PBXFrameworksBuildPhase" {
      for file in objects(phase.texts("files")) {
        if let product = file["productRef"]?.text { products.append(product) }
        // A framework of the project can be linked without being named as a dependency.
        if let product = file["fileRef"]?.text, let maker = targetMaking(product) { target.dependencies.append(maker) }
      }
    }
    target.dependencies = target.dependencies.uniqued()
    target.products =
      objects(products.uniqued()).compactMap { product in
        guard let name = product["productName"]?.text, !name.hasPrefix("plugin:") else { return nil }
        return XcodeProject.PackageProduct(name: name, package: product["package"]?.text.flatMap(package))
      }
      .uniqued()
  }

  /// Products of targets are not on the disk before a build.
  private static let products: Set = ["app", "appex", "framework", "xctest"]

  private func targetMaking(_ product: String) -> String? {
    root?.texts("targets").compactMap { object($0) }.first { $0["productReference"]?.text == product }?["name"]?.text
  }

  private static func kind(ofProduct type: String) -> XcodeProject.Target.Kind {
    switch type {
    case "com.apple.product-type.application": .app
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
      "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
      .framework
    case "com.apple.product-type.bundle.unit-test": .unitTests
    default: .other(type.split(separator: ".").last.map { String($0.replacing("-", with: " ")) } ?? type)
    }
  }

  /// The settings of the debug configuration, after those of its configuration file.
  private func levels(of owner: PropertyList) -> [[String: PropertyList]] {
    let configurations = objects(object(owner["buildConfigurationList"]?.text)?.texts("buildConfigurations") ?? [])
    guard let chosen = configurations.first(where: { $0["name"]?.text == "Debug" }) ?? configurations.first else {
      return []
    }
    return [
      configurationFile(of: chosen).map { ConfigurationFile.read($0) } ?? [:],
      chosen["buildSettings"]?.dictionary ?? [:],
    ]
  }

  /// The configuration file, which can be in a folder that Xcode keeps in step with the disk.
  private func configurationFile(of configuration: PropertyList) -> URL? {
    if let file = configuration["baseConfigurationReference"]?.text.flatMap({ places[$0] }) { return file }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap({ places[$0] }),
      let path = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return anchor.appending(path: path)
  }

  // MARK: Packages

  /// Local packages that are part of the project as folders, or are in folders that Xcode keeps in step with the disk.
  private func foldersWithPackages(besides known: [XcodeProject.Package]) -> [XcodeProject.Package] {
    func folders(ofKind kind: String) -> [URL] {
      objects.filter { $0.value["isa"]?.text == kind }.compactMap { places[$0.key] }.map { Files.matchingCase($0) }
    }
    let named = folders(ofKind: "PBXFileReference").filter { Files.exists($0.appending(path: "Package.swift")) }
    let inside = folders(ofKind: "PBXFileSystemSynchronizedRootGroup").flatMap(SynchronizedFolders.packages)
    return Set((named + inside).map(\.trimmedPath)).sorted().map { .local(folder: $0) }.filter { !known.contains($0) }
  }

  private func package(_ id: String) -> XcodeProject.Package? {
    guard let object = object(id) else { return nil }
    if object["isa"]?.text == "XCLocalSwiftPackageReference" {
      guard let path = object["relativePath"]?.text else { return nil }
      let place = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appending(path: path)
      return .local(folder: Files.matchingCase(place.standardizedFileURL).trimmedPath)
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

extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  func uniqued() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
