import Foundation

/// A project that is described in `project.yml`, from which XcodeGen makes one for Xcode.
struct XcodeGenProject {
  static let file = "project.yml"

  private let folder: URL
  private let contents: PropertyList

  init(_ file: URL) throws(Failure) {
    folder = file.deletingLastPathComponent()
    contents = try Self.read(file, depth: 0)
  }

  /// A file with those that it includes.
  private static func read(_ file: URL, depth: Int) throws(Failure) -> PropertyList {
    let text = String(decoding: try Files.read(file), as: UTF8.self)
    var contents: PropertyList
    do throws(PropertyList.Problem) { contents = try YAML.parse(text) } catch {
      throw .data("\(file.path) cannot be read: line \(error.line), \(error.message).")
    }
    guard depth < 10 else { return contents }
    for other in contents.elements("include").reversed() {
      guard let path = other.text ?? other["path"]?.text else { continue }
      let included = try read(
        file.deletingLastPathComponent().appending(path: path).standardizedFileURL, depth: depth + 1)
      contents = included.merged(with: contents)
    }
    return contents
  }

  var name: String { contents["name"]?.text ?? folder.lastPathComponent }

  var developmentLanguage: String { contents["options"]?["developmentLanguage"]?.text ?? "en" }

  // MARK: Packages

  private var packagesByName: [String: XcodeProject.Package] {
    (contents["packages"]?.dictionary ?? [:]).compactMapValues { one in
      if let path = one["path"]?.text {
        return .local(folder: Files.matchingCase(folder.appending(path: path).standardizedFileURL).trimmedPath)
      }
      let url = one["url"]?.text ?? one["github"]?.text.map { "https://github.com/\($0)" }
      return url.map { .remote(url: $0, requirement: Self.requirement(one)) }
    }
  }

  var packages: [XcodeProject.Package] {
    let older = contents.elements("localPackages").compactMap(\.text).map { path in
      XcodeProject.Package.local(folder: folder.appending(path: path).standardizedFileURL.trimmedPath)
    }
    return (packagesByName.sorted { $0.key < $1.key }.map(\.value) + older).uniqued()
  }

  private static func requirement(_ package: PropertyList) -> String {
    func value(_ names: String...) -> String? {
      names.lazy.compactMap { package[$0]?.text }.first.map(\.debugDescription)
    }
    if let exact = value("exactVersion", "version") { return "exact: \(exact)" }
    if let branch = value("branch") { return "branch: \(branch)" }
    if let revision = value("revision") { return "revision: \(revision)" }
    if let minor = value("minorVersion") { return ".upToNextMinor(from: \(minor))" }
    if let least = value("minVersion"), let most = value("maxVersion") { return "\(least)..<\(most)" }
    return "from: \(value("from", "majorVersion", "minVersion") ?? "\"1.0.0\"")"
  }

  // MARK: Targets

  var targets: [XcodeProject.Target] {
    (contents["targets"]?.dictionary ?? [:]).sorted { $0.key < $1.key }.map { target($0.key, $0.value) }
  }

  private func target(_ name: String, _ description: PropertyList) -> XcodeProject.Target {
    var description = description
    for template in description.elements("templates").compactMap(\.text).reversed() {
      guard let found = contents["targetTemplates"]?[template] else { continue }
      description = found.replacing("target_name", with: name).merged(with: description)
    }
    let platforms =
      description.elements("platform").compactMap(\.text)
      + description.elements("supportedDestinations").compactMap(\.text)
    var target = XcodeProject.Target(name: name, kind: Self.kind(description["type"]?.text ?? "application", platforms))
    target.settings.levels = levels(of: contents) + levels(of: description)
    target.settings.builtIn = [
      "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT_NAME": self.name, "CONFIGURATION": "Debug",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "SRCROOT": folder.path, "PROJECT_DIR": folder.path, "DEVELOPMENT_LANGUAGE": developmentLanguage,
      "SUPPORTED_PLATFORMS": platforms.map {
        $0.lowercased() == "ios" ? "iphoneos" : $0.lowercased() == "macos" ? "macosx" : $0
      }
      .joined(separator: " "),
    ]
    if let prefix = contents["options"]?["bundleIdPrefix"]?.text {
      target.settings.builtIn["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(name)"
    }
    if let information = description["info"]?["path"]?.text { target.settings.builtIn["INFOPLIST_FILE"] = information }
    for source in description.elements("sources") + description.elements("resources") { add(source, to: &target) }
    for dependency in description.elements("dependencies") {
      if let other = dependency["target"]?.text { target.dependencies.append(other) }
      guard let package = dependency["package"]?.text else { continue }
      let products =
        dependency.elements("products").compactMap(\.text) + [dependency["product"]?.text].compactMap { $0 }
      for product in products.isEmpty ? [package] : products {
        target.products.append(.init(name: product, package: packagesByName[package]))
      }
    }
    return target
  }

  private static func kind(_ type: String, _ platforms: [String]) -> XcodeProject.Target.Kind {
    switch type {
    case "application":
      let elsewhere = platforms.allSatisfy { ["watchos", "tvos", "visionos"].contains($0.lowercased()) }
      return elsewhere && !platforms.isEmpty ? .other("an app for \(platforms.joined(separator: ", "))") : .app
    case "framework", "framework.static", "library.static", "library.dynamic": return .framework
    case "bundle.unit-test": return .unitTests
    default: return .other(type.replacing("-", with: " ").replacing(".", with: " "))
    }
  }

  private func levels(of owner: PropertyList) -> [[String: PropertyList]] {
    let file = owner["configFiles"]?["Debug"]?.text.map { ConfigurationFile.read(folder.appending(path: $0)) } ?? [:]
    let settings = owner["settings"]
    let isDirect = ["base", "configs", "groups"].allSatisfy { settings?[$0] == nil }
    let groups =
      settings?.elements("groups").compactMap(\.text).compactMap { contents["settingGroups"]?[$0]?.dictionary } ?? []
    let own =
      isDirect
      ? [settings?.dictionary ?? [:]]
      : [settings?["base"]?.dictionary ?? [:], settings?["configs"]?["Debug"]?.dictionary ?? [:]]
    return [file] + (groups + own).map { $0.mapValues(\.asSetting) }
  }

  // MARK: Files

  /// Adds a file, or those of a folder.
  private func add(_ source: PropertyList, to target: inout XcodeProject.Target) {
    guard let path = source.text ?? source["path"]?.text, source["buildPhase"]?.text != "none" else { return }
    let place = Files.matchingCase(folder.appending(path: path).standardizedFileURL)
    guard Files.exists(place) else {
      if source["optional"]?.asSetting != .text("YES") { target.missing.append(place) }
      return
    }
    guard Files.isFolder(place), !XcodeProject.File.isBundle(place) else {
      return target.add(.init(url: place, isFolder: false))
    }
    if source["type"]?.text == "folder" { return target.add(.init(url: place, isFolder: true)) }
    let (excluded, included) = (Self.globs(source, "excludes"), Self.globs(source, "includes"))
    let packages = SynchronizedFolders.packages(in: place).map { $0.trimmedPath + "/" }
    for file in Files.everything(in: place) {
      let path = file.path(from: place)
      let parents = path.split(separator: "/").dropLast()
      guard XcodeProject.File.isBundle(file) || !Files.isFolder(file),
        !parents.contains(where: { XcodeProject.File.isBundle(URL(filePath: String($0))) }),
        !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }),
        !packages.contains(where: { file.path.hasPrefix($0) }),
        !excluded.contains(where: { path.wholeMatch(of: $0) != nil }),
        included.isEmpty || included.contains(where: { path.wholeMatch(of: $0) != nil })
      else { continue }
      target.add(.init(url: file, isFolder: false), isListed: false)
    }
  }

  /// Patterns of paths, in which `**` stands for any folders. A folder stands for everything in it.
  private static func globs(_ source: PropertyList, _ key: String) -> [Regex<AnyRegexOutput>] {
    source.elements(key).compactMap(\.text).compactMap { glob in
      let pattern = NSRegularExpression.escapedPattern(for: glob).replacing("\\*\\*\\/", with: "(?:.*/)?")
        .replacing("\\*\\*/", with: "(?:.*/)?").replacing("\\*\\*", with: ".*").replacing("\\*", with: "[^/]*")
      return try? Regex(pattern + "(?:/.*)?")
    }
  }
}

extension PropertyList {
  /// The elements of a list, or the value itself where a list of one is written without brackets.
  fileprivate func elements(_ key: String) -> [PropertyList] {
    guard let value = self[key], value != .text("") else { return [] }
    return value.list ?? [value]
  }

  /// The value under another one: dictionaries are joined, lists follow each other, and texts are replaced.
  fileprivate func merged(with other: PropertyList) -> PropertyList {
    switch (self, other) {
    case (.dictionary(let own), .dictionary(let others)): .dictionary(own.merging(others) { $0.merged(with: $1) })
    case (.list(let own), .list(let others)): .list(own + others)
    default: other
    }
  }

  /// The value with the text of a variable, such as `${target_name}`.
  fileprivate func replacing(_ variable: String, with text: String) -> PropertyList {
    switch self {
    case .text(let own): .text(own.replacing("${\(variable)}", with: text))
    case .list(let values): .list(values.map { $0.replacing(variable, with: text) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.replacing(variable, with: text) })
    }
  }

  /// A value as Xcode writes it.
  fileprivate var asSetting: PropertyList {
    switch text?.lowercased() {
    case "true", "yes", "on": .text("YES")
    case "false", "no", "off": .text("NO")
    default: self
    }
  }
}
