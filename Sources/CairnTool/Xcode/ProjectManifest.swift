import Foundation

extension ProjectPackage {
  /// The text of `Package.swift`.
  var manifest: String {
    let packages = Set(targets.flatMap { $0.products.compactMap(owner) })
    return """
      // swift-tools-version: 6.2
      // Made from \(project.name).xcodeproj by cairn. Changes are lost.
      import PackageDescription

      let package = Package(
        name: "\(project.name)",
        defaultLocalization: "\(project.developmentLanguage)",
        platforms: [.iOS(.v26), .macOS(.v26)],
        dependencies: [
      \(packages.map(dependency).sorted().map { "    \($0),\n" }.joined())  ],
        targets: [
      \(targets.map(declaration).joined())  ]
      )

      """
  }

  private func dependency(_ package: XcodeProject.Package) -> String {
    switch package {
    case .remote(let url, let requirement): ".package(url: \(url.debugDescription), \(requirement))"
    case .local(let folder): ".package(path: \((packageCopies[folder]?.path ?? folder).debugDescription))"
    }
  }

  /// The package that a product comes from. Of local packages, it is the one whose manifest declares the product.
  func owner(of product: XcodeProject.PackageProduct) -> XcodeProject.Package? {
    if let package = product.package { return package }
    let manifests = project.packages.compactMap { package -> (XcodeProject.Package, String)? in
      guard case .local(let folder) = package,
        let text = try? String(contentsOf: URL(filePath: folder).appending(path: "Package.swift"), encoding: .utf8)
      else { return nil }
      return (package, text)
    }
    let declaration = try? Regex(
      "(library|executable)\\(\\s*name:\\s*\"\(NSRegularExpression.escapedPattern(for: product.name))\"")
    return manifests.first { declaration.map($0.1.contains) == true }?.0
      ?? manifests.first { $0.1.contains("\"\(product.name)\"") }?.0
      ?? project.packages.first { $0.identity.lowercased() == product.name.lowercased() }
  }

  private func declaration(_ target: XcodeProject.Target) -> String {
    let kind =
      switch target.kind {
      case .app: "executableTarget"
      case .unitTests: "testTarget"
      case .framework, .other: "target"
      }
    let own = targets.filter { target.dependencies.contains($0.name) }.map { "\"\($0.module)\"" }
    let products = target.products.compactMap { product in
      owner(of: product).map { ".product(name: \"\(product.name)\", package: \"\($0.identity)\")" }
    }
    var resources = target.resources.isEmpty ? [] : [".process(\"Resources\")"]
    for name in target.folders.map(\.lastPathComponent).uniqued().sorted() {
      resources.append(".copy(\"Folders/\(name)\")")
    }
    resources += ProjectModels.rules(for: target)
    let list = resources.isEmpty ? "" : "      resources: [\(resources.joined(separator: ", "))],\n"
    return """
          .\(kind)(
            name: "\(target.module)",
            dependencies: [\((own + products).joined(separator: ", "))],
            path: "Sources/\(target.module)",
      \(list)      swiftSettings: [\(SwiftSettings(target.settings).declarations.joined(separator: ", "))]),

      """
  }
}
