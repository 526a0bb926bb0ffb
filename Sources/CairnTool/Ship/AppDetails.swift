import CairnMessages
import Foundation

/// What one place says about an app: `Ship.json`, an Xcode project, or git. Anything can be missing.
struct AppDetails: Codable, Equatable {
  var identifier: String?
  var name: String?
  var version: String?
  var summary: String?
  var description: String?
  var developer: String?
  /// Who makes the packages, as "Name <address>".
  var maintainer: String?
  var homepage: String?
  var license: String?
  var categories: [String]?
  var schemes: [String]?
  var build: String?
  var icon: String?

  static let file = "Ship.json"

  private static let keys: Set = [
    "identifier", "name", "version", "summary", "description", "developer", "maintainer", "homepage", "license",
    "categories",
    "schemes", "build", "icon",
  ]

  /// Reads `Ship.json` in a folder, if there is one.
  static func written(in folder: URL) throws(Failure) -> AppDetails {
    let place = folder.appending(path: file)
    guard Files.exists(place) else { return AppDetails() }
    let data = try Files.read(place)
    guard let json = try? JSON(parsing: Array(data)), case .object(let members) = json else {
      throw .data("\(place.path) is not a JSON object.")
    }
    if let unknown = members.map(\.name).filter({ !keys.contains($0) }).min() {
      throw .data(
        "\(place.path) has \"\(unknown)\", which means nothing. It can have \(keys.sorted().joined(separator: ", ")).")
    }
    do { return try JSONDecoder().decode(AppDetails.self, from: data) } catch {
      throw .data("\(place.path): categories and schemes are lists of texts, all else is a text.")
    }
  }
}

// MARK: Xcode projects

extension AppDetails {
  /// Reads the settings of a target, and its `Info.plist`.
  init(of target: XcodeProject.Target, in folder: URL) {
    func setting(_ name: String) -> String? { Self.plain(target.setting(name)) }
    let list = setting("INFOPLIST_FILE").flatMap { Self.propertyList(folder.appending(path: $0)) } ?? [:]
    func entry(_ name: String) -> String? { Self.plain(list[name] as? String) }
    identifier = setting("PRODUCT_BUNDLE_IDENTIFIER")
    name =
      setting("INFOPLIST_KEY_CFBundleDisplayName") ?? entry("CFBundleDisplayName") ?? entry("CFBundleName")
      ?? setting("PRODUCT_NAME") ?? target.name
    version = setting("MARKETING_VERSION") ?? entry("CFBundleShortVersionString")
    build = setting("CURRENT_PROJECT_VERSION") ?? entry("CFBundleVersion")
    icon = setting("ASSETCATALOG_COMPILER_APPICON_NAME")
    let category = setting("INFOPLIST_KEY_LSApplicationCategoryType") ?? entry("LSApplicationCategoryType")
    categories = category.map { [Self.category(of: $0)] }
    let types = list["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.filter { !$0.contains("$(") }
    self.schemes = schemes.isEmpty ? nil : schemes
  }

  /// A value that refers to no other.
  private static func plain(_ value: String?) -> String? {
    value.flatMap { $0.isEmpty || $0.contains("$(") || $0.contains("${") ? nil : $0 }
  }

  private static func propertyList(_ file: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  /// The desktop's name of one of Apple's categories.
  private static func category(of type: String) -> String {
    switch type.replacing("public.app-category.", with: "") {
    case "developer-tools": "Development"
    case "education": "Education"
    case "finance", "productivity", "business": "Office"
    case let word where word.hasSuffix("games"): "Game"
    case "graphics-design", "photography": "Graphics"
    case "music", "video": "AudioVideo"
    case "news", "social-networking": "Network"
    default: "Utility"
    }
  }
}

// MARK: Git

extension AppDetails {
  /// Reads the version from the last tag such as `v1.2`, and the maintainer from git's settings.
  init(repository folder: URL) {
    guard var git = Program.named("git") else { return }
    git.folder = folder
    func answer(_ arguments: [String]) -> String? {
      let text = try? git.output(arguments, showsErrors: false).trimmingCharacters(in: .whitespacesAndNewlines)
      return text?.isEmpty == false ? text : nil
    }
    let tag = answer(["describe", "--tags", "--abbrev=0", "--match", "v[0-9]*", "--match", "[0-9]*"])
    version = tag.map { $0.hasPrefix("v") ? String($0.dropFirst()) : $0 }
    if let name = answer(["config", "user.name"]), let address = answer(["config", "user.email"]) {
      maintainer = "\(name) <\(address)>"
    }
  }
}
