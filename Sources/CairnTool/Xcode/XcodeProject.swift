import Foundation

/// An Xcode project: its targets, with their files, settings and packages.
struct XcodeProject {
  struct Target {
    enum Kind: Equatable {
      case app, framework, unitTests
      /// Extensions, UI tests, apps for watches and others, which have no counterpart here.
      case other(String)
    }

    let name: String
    var kind: Kind
    /// The Swift files.
    var sources: [URL] = []
    /// Files that are compiled into the bundle, or copied to its top.
    var resources: [URL] = []
    /// Folders that the bundle has with everything in them.
    var folders: [URL] = []
    /// Core Data models.
    var models: [Model] = []
    /// Files that the project names, and that are not on the disk.
    var missing: [URL] = []
    /// The parts of the target that cannot be built here.
    var leftOut: [LeftOut] = []
    /// The names of targets of the project that it depends on.
    var dependencies: [String] = []
    /// The products of packages that it uses.
    var products: [PackageProduct] = []
    var settings = BuildSettings()

    func setting(_ name: String) -> String? { settings[name] }

    /// The name by which Swift files import it.
    var module: String {
      let named = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
      return (named.isEmpty ? name : named).moduleName
    }

    /// Whether the target is made for a platform, such as `iphoneos`.
    func supports(_ platform: String) -> Bool {
      let platforms = settings.words("SUPPORTED_PLATFORMS")
      return platforms.isEmpty ? settings["SDKROOT"]?.hasPrefix(platform) == true : platforms.contains(platform)
    }
  }

  /// A Core Data model.
  struct Model: Hashable {
    /// Such as `Journal.xcdatamodeld`.
    let place: URL
    /// The current version, such as `Journal 2.xcdatamodel`, if the project says which.
    let version: String?
  }

  /// Something of a target that Cairn does not build.
  struct LeftOut: Hashable {
    enum Reason: String {
      case objectiveC = "Objective-C and C"
      case bridgingHeader = "Bridging header"
      case interfaceBuilder = "Storyboards and XIBs"
      case coreData = "Core Data mappings"
      case metal = "Metal"
      case machineLearning = "Core ML models"
      case script = "Build scripts"
      case product = "Package products"
    }
    let reason: Reason
    /// The path of a file, or the name of a script or a product.
    let name: String
  }

  struct PackageProduct: Hashable {
    let name: String
    /// The package that has it, or `nil` if it is a local one, which Xcode does not always name.
    let package: Package?
  }

  enum Package: Hashable {
    case remote(url: String, requirement: String)
    case local(folder: String)

    /// The name by which SwiftPM knows the package.
    var identity: String {
      let path =
        switch self {
        case .remote(let url, _): url
        case .local(let folder): folder
        }
      let last = path.split(separator: "/").last.map(String.init) ?? path
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }

  /// The folder with the project.
  let folder: URL
  let name: String
  var targets: [Target] = []
  var packages: [Package] = []
  /// The language of texts without a localization.
  var developmentLanguage = "en"

  /// The workspace that the project belongs to.
  private let workspace: Workspace?

  /// The folders of packages that the project names by their paths.
  var localPackages: [URL] {
    packages.compactMap { if case .local(let folder) = $0 { URL(fileURLWithPath: folder) } else { nil } }
  }

  /// The versions of packages that Xcode has resolved.
  var pins: URL {
    workspace?.pins
      ?? folder.appending(path: "\(name).xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
  }

  /// Reads the project at `file`, such as `Journal.xcodeproj` or XcodeGen's `project.yml`.
  init(_ file: URL) throws(Failure) {
    if file.lastPathComponent == XcodeGenProject.file {
      self.init(try XcodeGenProject(file), in: file.deletingLastPathComponent())
      return
    }
    let text = String(decoding: try Files.read(file.appending(path: "project.pbxproj")), as: UTF8.self)
    do throws(PropertyList.Problem) {
      self.init(try PropertyList.parse(text), at: file)
    } catch {
      throw .data("\(file.path)/project.pbxproj cannot be read: line \(error.line), \(error.message).")
    }
  }

  init(_ list: PropertyList, at file: URL) {
    folder = file.deletingLastPathComponent()
    name = file.deletingPathExtension().lastPathComponent
    var reader = ProjectReader(list, folder: folder, name: name)
    (targets, packages) = reader.read()
    let workspace = Workspace.around(file)
    self.workspace = workspace
    for folder in workspace?.packages ?? [] where !packages.contains(.local(folder: folder.trimmedPath)) {
      packages.append(.local(folder: folder.trimmedPath))
    }
    developmentLanguage = reader.developmentLanguage ?? "en"
  }

  private init(_ project: XcodeGenProject, in folder: URL) {
    (self.folder, name, workspace) = (folder, project.name, nil)
    (targets, packages, developmentLanguage) = (project.targets, project.packages, project.developmentLanguage)
  }

  /// The project in a folder, or of the workspace in it: the one with the workspace's name, or the first.
  ///
  /// - Parameter place: A folder below. Of the projects of a workspace, its own is meant; that of a sibling never is.
  static func file(in folder: URL, around place: URL? = nil) -> URL? {
    if let name = Files.names(in: folder).first(where: { $0.hasSuffix(".xcodeproj") }) {
      return folder.appending(path: name)
    }
    guard let workspace = Workspace(in: folder) else {
      let description = folder.appending(path: XcodeGenProject.file)
      return Files.exists(description) ? description : nil
    }
    if let place, place.trimmedPath != folder.trimmedPath, workspace.projects.count > 1 {
      return workspace.projects.first {
        (place.trimmedPath + "/").hasPrefix($0.deletingLastPathComponent().trimmedPath + "/")
      }
    }
    let name = workspace.file.deletingPathExtension().lastPathComponent
    return workspace.projects.first { $0.deletingPathExtension().lastPathComponent == name } ?? workspace.projects.first
  }

  // MARK: Apps

  var apps: [Target] { targets.filter { $0.kind == .app && !$0.sources.isEmpty } }

  /// The app to build if none is named: the one with the project's name, or the first for phones.
  var mainApp: Target? {
    apps.first { $0.name == name } ?? apps.first { $0.supports("iphoneos") } ?? apps.first
  }

  /// The app that a user names.
  func app(named wish: String) throws(Failure) -> Target {
    if let app = apps.first(where: { $0.name == wish }) ?? apps.first(where: { $0.module == wish }) { return app }
    throw .usage("\(name).xcodeproj has no app \"\(wish)\". Name one of \(apps.map(\.name).joined(separator: ", ")).")
  }
}
