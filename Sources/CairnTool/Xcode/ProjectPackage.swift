import Foundation

/// A package that builds what an Xcode project builds. It lies in `.build` and has links to the project's files.
struct ProjectPackage {
  let project: XcodeProject
  let folder: URL
  /// Writes constants for asset catalogs.
  let assets: Program

  init(_ project: XcodeProject, assets: Program) {
    self.project = project
    self.assets = assets
    folder = project.folder.appending(path: ".build/cairn/\(project.name)")
  }

  /// The targets that can be built here.
  var targets: [XcodeProject.Target] {
    project.targets.filter { target in
      if case .other = target.kind { false } else { !target.sources.isEmpty }
    }
  }

  /// Writes what has changed since the last time.
  func write() throws(Failure) {
    guard targets.contains(where: { $0.kind == .app }) else {
      throw .data("\(project.name).xcodeproj has no app with Swift files.")
    }
    try Files.writeIfChanged(manifest, to: folder.appending(path: "Package.swift"))
    for target in targets { try write(target) }
  }

  private func write(_ target: XcodeProject.Target) throws(Failure) {
    let place = folder.appending(path: "Sources/\(target.module)")
    var wanted: [String: URL] = [:]
    for file in target.sources where file.pathExtension == "swift" { wanted[name(of: file, besides: wanted)] = file }
    for file in target.resources { wanted["Resources/" + resourcePath(of: file)] = file }
    try Files.makeLinks(wanted, in: place)
    let catalogs = target.resources.filter { $0.pathExtension == "xcassets" }
    let constants = place.appending(path: "AssetConstants.swift")
    if catalogs.isEmpty {
      try Files.remove(constants)
    } else {
      try assets.run([constants.path] + (catalogs + target.sources.filter { $0.pathExtension == "swift" }).map(\.path))
    }
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

  // MARK: The manifest

  var manifest: String {
    let packages = Set(project.packages + targets.flatMap { $0.products.compactMap(\.package) })
    return """
      // swift-tools-version: 6.2
      // Made from \(project.name).xcodeproj by cairn. Changes are lost.
      import PackageDescription

      let package = Package(
        name: "\(project.name)",
        defaultLocalization: "\(project.developmentLanguage)",
        platforms: [.iOS(.v26), .macOS(.v26)],
        dependencies: [
      \(packages.map(dependency).sorted().map { "    \($0),\n" }.joined())  ],
        targets: [
      \(targets.map(declaration).joined())  ]
      )

      """
  }

  private func dependency(_ package: XcodeProject.Package) -> String {
    switch package {
    case .remote(let url, let requirement): ".package(url: \(url.debugDescription), \(requirement))"
    case .local(let path):
      ".package(path: \(place(of: path).path.debugDescription))"
    }
  }

  /// Where a local package is. Its path is relative to the project, or absolute.
  private func place(of path: String) -> URL {
    (path.hasPrefix("/") ? URL(fileURLWithPath: path) : project.folder.appending(path: path)).standardizedFileURL
  }

  /// The package that a product comes from. Of local packages, it is the one whose manifest names the product.
  private func owner(of product: XcodeProject.PackageProduct) -> XcodeProject.Package? {
    if let package = product.package { return package }
    return project.packages.first { package in
      guard case .local(let path) = package else { return false }
      let manifest = try? String(contentsOf: place(of: path).appending(path: "Package.swift"), encoding: .utf8)
      return manifest?.contains("\"\(product.name)\"") == true
    }
  }

  private func declaration(_ target: XcodeProject.Target) -> String {
    let kind =
      switch target.kind {
      case .app: "executableTarget"
      case .unitTests: "testTarget"
      case .framework, .other: "target"
      }
    let known = Set(targets.map(\.name))
    var dependencies = target.dependencies.filter { known.contains($0) }.map { "\"\($0.moduleName)\"" }
    for product in target.products {
      let package = owner(of: product).map { ", package: \"\($0.identity)\"" } ?? ""
      dependencies.append(".product(name: \"\(product.name)\"\(package))")
    }
    let resources = target.resources.isEmpty ? "" : "      resources: [.process(\"Resources\")],\n"
    return """
          .\(kind)(
            name: "\(target.module)",
            dependencies: [\(dependencies.joined(separator: ", "))],
            path: "Sources/\(target.module)",
      \(resources)      swiftSettings: [\(settings(of: target).joined(separator: ", "))]),

      """
  }

  private func settings(of target: XcodeProject.Target) -> [String] {
    let isSix = target.setting("SWIFT_VERSION")?.hasPrefix("6") == true
    var settings = [".swiftLanguageMode(.\(isSix ? "v6" : "v5"))"]
    if target.setting("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" {
      settings.append(".defaultIsolation(MainActor.self)")
    }
    if target.setting("SWIFT_APPROACHABLE_CONCURRENCY") == "YES" {
      settings += ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"].map {
        ".enableUpcomingFeature(\"\($0)\")"
      }
    }
    let conditions = target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]
    let words = conditions?.list?.compactMap(\.text) ?? conditions?.text?.split(separator: " ").map(String.init) ?? []
    // SwiftPM defines DEBUG itself.
    for word in words where word != "DEBUG" && word.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil {
      settings.append(".define(\"\(word)\")")
    }
    return settings
  }
}

extension XcodeProject.Target {
  var module: String { name.moduleName }
}

extension XcodeProject.Package {
  /// The name by which SwiftPM knows the package.
  var identity: String {
    let path =
      switch self {
      case .remote(let url, _): url
      case .local(let path): path
      }
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

extension String {
  /// The name of the module of a target, as Xcode makes it.
  var moduleName: String {
    let name = String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
