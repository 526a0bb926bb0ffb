import Foundation

/// The contents of an app's `Info.plist`, which Foundation reads from the program's folder.
enum AppInformation {
  /// Those of an app of an Xcode project: its file, and what its build settings say.
  static func list(of target: XcodeProject.Target, in project: XcodeProject) -> [String: Any] {
    let settings = target.settings
    var list: [String: Any] = [:]
    if settings.isOn("GENERATE_INFOPLIST_FILE") {
      for name in settings.names where name.hasPrefix(Self.prefix) {
        guard let value = settings[name] else { continue }
        list[String(name.dropFirst(Self.prefix.count))] = typed(value)
      }
    }
    let common = [
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
      "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundleShortVersionString": "MARKETING_VERSION",
      "CFBundleVersion": "CURRENT_PROJECT_VERSION",
    ]
    for (key, setting) in common { list[key] = settings[setting] }
    list["CFBundleDevelopmentRegion"] = project.developmentLanguage
    list["CFBundlePackageType"] = "APPL"
    if let path = settings["INFOPLIST_FILE"], !path.isEmpty {
      list.merge(read(Files.matchingCase(project.folder.appending(path: path)), with: settings)) { $1 }
    }
    return list
  }

  /// Those of a package's app, from `Info.plist` in the package's folder.
  static func list(ofPackage folder: URL) -> [String: Any]? {
    let file = folder.appending(path: "Info.plist")
    guard Files.exists(file) else { return nil }
    let name = folder.lastPathComponent
    return read(
      file,
      with: BuildSettings(builtIn: [
        "PRODUCT_NAME": name, "EXECUTABLE_NAME": name, "TARGET_NAME": name, "DEVELOPMENT_LANGUAGE": "en",
      ]))
  }

  /// Writes a list beside a program, or removes the one that is there.
  static func write(_ list: [String: Any]?, to folder: URL) throws(Failure) {
    let file = folder.appending(path: "Info.plist")
    guard let list else { return try Files.remove(file) }
    guard let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0) else {
      throw .data("Info.plist has a value that no property list can have.")
    }
    try Files.writeIfChanged(String(decoding: data, as: UTF8.self), to: file)
  }

  private static let prefix = "INFOPLIST_KEY_"

  private static func read(_ file: URL, with settings: BuildSettings) -> [String: Any] {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return [:] }
    return list.mapValues { expanded($0, with: settings) }
  }

  private static func expanded(_ value: Any, with settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expand(text)
    case let list as [Any]: list.map { expanded($0, with: settings) }
    case let list as [String: Any]: list.mapValues { expanded($0, with: settings) }
    default: value
    }
  }

  private static func typed(_ value: String) -> Any {
    switch value {
    case "YES": true
    case "NO": false
    default: value
    }
  }
}
