import Foundation

/// A module that the compiler imports into each file that imports two others. It replaces the first of them there.
struct CrossImport {
  let module: String
  let companion: String
  let overlay: String

  static let all = [
    CrossImport(module: "CairnEverywhere", companion: "Foundation", overlay: "AppleImports"),
    CrossImport(module: "AppleImports", companion: "OpenCombine", overlay: "AppleImportsWithoutCombine"),
  ]

  /// Where the compiler looks for it, beside the first module.
  private var path: String { "\(module).swiftcrossimport/\(companion).swiftoverlay" }

  func write(to modules: URL) throws(Failure) {
    try Files.write(
      """
      %YAML 1.2
      ---
      version: 1
      modules:
      - name: \(overlay)

      """, to: modules.appending(path: path))
  }
}
