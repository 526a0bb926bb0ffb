import Foundation

/// A program for a package that has none: it has the package's libraries, and nothing else.
struct LibraryPreviews {
  let package: AppPackage
  let folder: URL

  static let product = "PackagePreviews"

  /// Writes the program's package.
  func write() throws(Failure) -> AppPackage {
    let libraries = try package.libraries()
    guard !libraries.isEmpty else {
      throw .data("The package in \(package.folder.path) has neither an app nor a library.")
    }
    let place = folder.appending(path: "program")
    try Files.writeIfChanged(Self.manifest(libraries, of: package.folder), to: place.appending(path: "Package.swift"))
    try Files.writeIfChanged(Self.source, to: place.appending(path: "Sources/PackagePreviews/PackagePreviews.swift"))
    var made = AppPackage(
      folder: place, source: package.source, toolchain: package.toolchain, options: package.options)
    made.followsSource = false
    return made
  }

  static func manifest(_ libraries: [String], of folder: URL) -> String {
    // SwiftPM calls a local package by its folder.
    let products = libraries.map { "        .product(name: \"\($0)\", package: \"\(folder.lastPathComponent)\"),\n" }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "PackagePreviews",
        dependencies: [.package(path: \(folder.path.debugDescription))],
        targets: [
          .executableTarget(
            name: "PackagePreviews",
            dependencies: [
      \(products.joined())      ])
        ]
      )

      """
  }

  private static let source = """
    import SwiftUI

    @main struct PackagePreviews: App {
      var body: some Scene {
        WindowGroup { EmptyView() }
      }
    }

    """
}
