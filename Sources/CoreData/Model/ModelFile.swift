import CairnMessages
import Foundation

/// The file of a model, which `cairn` makes of Xcode's: `NAME.mom`, or a folder `NAME.momd` with one for each version.
struct ModelFile {
  let url: URL

  init(_ url: URL) { self.url = url }

  /// Returns the models in a bundle's resources.
  static func all(in bundle: Bundle) -> [ModelFile] {
    let found = ["momd", "mom"].flatMap { ending in
      bundle.urls(forResourcesWithExtension: ending, subdirectory: nil) ?? []
    }
    var names: Set<String> = []
    return found.filter { names.insert($0.deletingPathExtension().lastPathComponent).inserted }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }.map(ModelFile.init)
  }

  /// Returns the model with a name in the app's resources, or the only one.
  static func named(_ name: String) -> URL? {
    for ending in ["momd", "mom"] {
      if let url = Bundle.main.url(forResource: name, withExtension: ending) { return url }
    }
    let all = all(in: .main)
    if let found = all.first(where: { $0.url.deletingPathExtension().lastPathComponent == name }) { return found.url }
    return nil
  }

  func read(into model: NSManagedObjectModel) throws {
    let data = try Data(contentsOf: version())
    // Xcode compiles models to a binary property list.
    guard !data.starts(with: "bplist".utf8) else { throw Self.otherKind }
    let root: MarkupElement
    do throws(MarkupReader.Problem) { root = try MarkupReader.root(of: Array(data)) } catch {
      throw ModelProblem("line \(error.line), \(error.message)")
    }
    guard root.name == "model" else { throw Self.otherKind }
    try ModelReader(root).fill(model)
  }

  private static let otherKind = ModelProblem(
    "it is no model in XML. Models that Xcode has compiled cannot be read; build the app with `cairn`.")

  /// Returns the file of the current version.
  private func version() throws -> URL {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      return url
    }
    let info = url.appending(path: "VersionInfo.plist")
    if let data = try? Data(contentsOf: info),
      let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any],
      let name = list["NSManagedObjectModel_CurrentVersionName"] as? String, !name.contains("/")
    {
      return url.appending(path: "\(name).mom")
    }
    let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "mom" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    guard let only = files.last else { throw ModelProblem("the folder has no version of the model") }
    return only
  }
}
