import Foundation

/// An Xcode project: its targets, with their files, settings and packages.
struct XcodeProject {
  struct Target {
    enum Kind: Equatable {
      case app, framework, unitTests
      /// Extensions, UI tests and others, which have no counterpart here.
      case other(String)
    }

    let name: String
    let kind: Kind
    var sources: [URL] = []
    var resources: [URL] = []
    /// The names of targets of the project that it depends on.
    var dependencies: [String] = []
    /// The names of products of packages.
    var products: [PackageProduct] = []
    /// Build settings, of the debug configuration.
    var settings: [String: PropertyList] = [:]

    func setting(_ name: String) -> String? { settings[name]?.text }
  }

  struct PackageProduct: Equatable {
    let name: String
    /// The package that has it, or `nil` if it is a local one, which Xcode does not always name.
    let package: Package?
  }

  enum Package: Hashable {
    case remote(url: String, requirement: String)
    case local(path: String)
  }

  /// The folder with the project.
  let folder: URL
  let name: String
  var targets: [Target] = []
  var packages: [Package] = []
  /// The language of texts without a localization.
  var developmentLanguage = "en"

  /// Reads the project at `file`, such as `Journal.xcodeproj`.
  init(_ file: URL) throws(Failure) {
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
    var reader = ProjectReader(list, folder: folder)
    (targets, packages) = reader.read()
    developmentLanguage = reader.developmentLanguage ?? "en"
  }

  /// The project in a folder, if there is one.
  static func file(in folder: URL) -> URL? {
    Files.names(in: folder).first { $0.hasSuffix(".xcodeproj") }.map { folder.appending(path: $0) }
  }
}
