import Foundation

/// The modules of a package and the folders of their files, as far as its manifest says so without being run.
struct PackageTargetFiles {
  let folder: URL
  private let manifest: String

  init(of folder: URL) {
    self.folder = folder
    manifest = (try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
  }

  private static let folders = ["Sources", "Source", "src", "srcs"]

  /// The modules that are made of its sources. Libraries of the system and binaries are not.
  var modules: Set<String> {
    let declared = manifest.matches(of: /\.(?:target|executableTarget|macro|plugin)\s*\(\s*name\s*:\s*"([^"\\\n]+)"/)
      .map { String($0.output.1).moduleName }
    let found = Self.folders.map { folder.appending(path: $0) }.flatMap { parent in
      Files.names(in: parent).filter { Self.isModule(parent.appending(path: $0)) }
    }
    return Set(declared + found.map(\.moduleName)).subtracting(headersElsewhere)
  }

  private static func isModule(_ folder: URL) -> Bool { !Files.exists(folder.appending(path: "module.modulemap")) }

  private var headersElsewhere: Set<String> {
    Set(
      manifest.matches(of: /\.(?:systemLibrary|binaryTarget)\s*\(\s*name\s*:\s*"([^"\\\n]+)"/).map {
        String($0.output.1).moduleName
      })
  }

  /// The files among those of the package that are part of a target, but for tests, plug-ins and files that the manifest leaves out.
  func compiled(among files: [URL]) -> [URL] {
    let paths = manifest.matches(of: /\bpath\s*:\s*"([^"\\\n]+)"/).map { String($0.output.1) }
    let folders = (Self.folders + paths).map { folder.appending(path: $0).standardizedFileURL.trimmedPath + "/" }
    let leftOut = manifest.matches(of: /\bexclude\s*:\s*\[([^\]]*)\]/).flatMap { match in
      match.output.1.matches(of: /"([^"\\\n]+)"/).map { "/\($0.output.1.trimmingCharacters(in: ["/"]))" }
    }
    let aside = ["Tests", "Plugins"].map { folder.appending(path: $0).trimmedPath + "/" }
    return files.filter { file in
      let path = file.path
      return folders.contains(where: path.hasPrefix) && !aside.contains(where: path.hasPrefix)
        && !leftOut.contains { path.hasSuffix($0) || path.contains($0 + "/") }
        && !path.contains(".docc/") && !path.contains(".playground/")
    }
  }

  /// Whether plug-ins generate sources. Those that only read them are called so.
  var makesSources: Bool {
    manifest.matches(of: /\bplugin\s*\(\s*name\s*:\s*"([^"\\\n]+)"/).contains { match in
      !["Lint", "Format"].contains { match.output.1.contains($0) }
    }
  }
}
