import CairnMessages
import Foundation

/// A data model of an app as Core Data finds it in a bundle: `Journal.momd` with a file for each version, or `Journal.mom` for a
/// model without versions.
///
/// The file of a version is its XML. Only names of classes change: they get the module, as there is no other way to find them.
struct CompiledModel {
  /// The folder or file in the bundle.
  let name: String
  /// The texts of files by their paths in the bundle.
  let files: [String: String]
  /// The number of versions.
  let versions: Int
  /// The current version.
  let current: DataModel
  /// The file of the current version.
  let file: URL

  /// The name in the bundle of a model, such as `Journal.momd` for `Journal.xcdatamodeld`.
  static func name(of place: URL) -> String {
    let plain = place.deletingPathExtension().lastPathComponent
    return "\(plain).\(place.pathExtension == "xcdatamodeld" ? "momd" : "mom")"
  }

  /// - Parameters:
  ///   - place: The model, such as `Journal.xcdatamodeld`.
  ///   - version: The current version as the project knows it, such as `Journal 2.xcdatamodel`.
  ///   - module: The module of a class, by its name without one.
  init(_ place: URL, version: String? = nil, module: (String) -> String) throws(Failure) {
    name = Self.name(of: place)
    guard place.pathExtension == "xcdatamodeld" else {
      let read = try Self.read(place, module: module)
      (files, versions) = ([name: read.text], 1)
      (current, file) = (read.model, read.file)
      return
    }
    let names = Files.names(in: place).filter { $0.hasSuffix(".xcdatamodel") }
    let chosen = try Self.current(of: names, in: place, known: version)
    versions = names.count
    var files = ["\(name)/VersionInfo.plist": try Self.information(naming: Self.plain(chosen))]
    var found: (DataModel, URL)?
    for version in names {
      let read = try Self.read(place.appending(path: version), module: module)
      files["\(name)/\(Self.plain(version)).mom"] = read.text
      if version == chosen { found = (read.model, read.file) }
    }
    guard let found else { throw .data("\(place.path) has no version \(chosen).") }
    (current, file) = found
    self.files = files
  }

  private static func plain(_ version: String) -> String { String(version.dropLast(".xcdatamodel".count)) }

  // MARK: Versions

  private static func current(of names: [String], in place: URL, known: String?) throws(Failure) -> String {
    guard let first = names.first else { throw .data("\(place.path) has no version, a folder like Model.xcdatamodel.") }
    if let wish = try named(in: place.appending(path: ".xccurrentversion")) ?? known {
      guard names.contains(wish) else {
        throw .data(
          "\(place.path) has no version \(wish), which is to be the current one. It has \(names.joined(separator: ", "))."
        )
      }
      return wish
    }
    let same = place.deletingPathExtension().lastPathComponent + ".xcdatamodel"
    guard names.count == 1 || names.contains(same) else {
      throw .data(
        "\(place.path) has \(names.count) versions, and nothing says which is the current one. Choose it in Xcode.")
    }
    return names.count == 1 ? first : same
  }

  private static func named(in file: URL) throws(Failure) -> String? {
    guard Files.exists(file) else { return nil }
    let data = try Files.read(file)
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      throw .data("\(file.path) is no property list.")
    }
    return list["_XCCurrentVersionName"] as? String
  }

  private static func information(naming version: String) throws(Failure) -> String {
    let list = ["NSManagedObjectModel_CurrentVersionName": version]
    guard let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0) else {
      throw .data("The name of the version \(version) cannot be written.")
    }
    return String(decoding: data, as: UTF8.self)
  }

  // MARK: One version

  private static func read(
    _ version: URL, module: (String) -> String
  ) throws(Failure) -> (model: DataModel, text: String, file: URL) {
    let file = version.appending(path: "contents")
    guard Files.exists(file) else {
      throw .data("\(version.path) has no file contents. Open the model in Xcode and save it.")
    }
    let bytes = Array(try Files.read(file))
    do throws(MarkupReader.Problem) {
      let root = try MarkupReader.root(of: bytes)
      return (try DataModel(root), text(bytes, root, module: module), file)
    } catch {
      throw .data("\(file.path) cannot be read: line \(error.line), \(error.message).")
    }
  }

  /// The file with the full names of classes.
  private static func text(_ bytes: [UInt8], _ root: MarkupElement, module: (String) -> String) -> String {
    var new: [UInt8] = []
    var end = 0
    for entity in root.children("entity") {
      guard let attribute = entity.attributes.first(where: { $0.name == "representedClassName" }) else { continue }
      // Without the attribute, objects are of the class NSManagedObject.
      var (range, name) = (attribute.range, "")
      if let plain = DataModel.plainClass(attribute.value) {
        let parts = attribute.value.split(separator: ".")
        (range, name) = (attribute.valueRange, parts.count > 1 ? attribute.value : "\(module(plain)).\(plain)")
      }
      new += bytes[end..<range.lowerBound] + Array(name.utf8)
      end = range.upperBound
    }
    return String(decoding: new + bytes[end...], as: UTF8.self)
  }
}
