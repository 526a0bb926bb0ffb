import CairnSwiftSources
import Foundation

/// The files of a package that may have to change before it compiles here, without those of other packages in it.
struct PackageFiles {
  /// Asset and string catalogs.
  private(set) var catalogs: [URL] = []
  /// Core Data models.
  private(set) var models: [URL] = []
  /// Swift files, manifests included.
  private(set) var sources: [URL] = []

  init(in folder: URL) {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    while let file = found?.nextObject() as? URL {
      switch file.pathExtension {
      case "xcassets":
        catalogs.append(file)
        found?.skipDescendants()
      case "xcstrings": catalogs.append(file)
      case "xcdatamodeld", "xcdatamodel":
        models.append(file)
        found?.skipDescendants()
      case "swift": sources.append(file)
      case "":
        if Files.exists(file.appending(path: "Package.swift")) { found?.skipDescendants() }
      default: break
      }
    }
    let root = folder.path
    catalogs = Self.sorted(catalogs, in: root)
    models = Self.sorted(models, in: root)
    sources = Self.sorted(sources, in: root)
  }

  /// Whether any of them may use Core Data.
  var useCoreData: Bool { importOne(of: ["CoreData"]) }

  /// Whether any of them may use the keychain, also by way of a package for it.
  var useKeychain: Bool {
    importOne(of: ["CairnSecurity", "KeychainAccess", "KeychainSwift", "Security", "SwiftKeychainWrapper", "Valet"])
  }

  private func importOne(of modules: Set<String>) -> Bool {
    sources.contains { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8), modules.contains(where: text.contains) else {
        return false
      }
      return SourceTokens(text).imports.contains { modules.contains($0.module) }
    }
  }

  private static func sorted(_ files: [URL], in root: String) -> [URL] {
    files.map { URL(fileURLWithPath: $0.path(in: root)) }.sorted { $0.path < $1.path }
  }
}

extension URL {
  /// The path with the folder as the caller knows it, where an enumerator may have followed links.
  fileprivate func path(in folder: String) -> String {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    return path.hasPrefix(folder) || !path.hasPrefix(real) ? path : folder + path.dropFirst(real.count)
  }
}
