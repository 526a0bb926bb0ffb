import Foundation

/// The targets of the Cairn package, as its manifest describes them.
struct CairnPackage: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String
    let moduleType: String
    let dependencies: [String]?

    enum CodingKeys: String, CodingKey {
      case name, type, path
      case moduleType = "module_type"
      case dependencies = "target_dependencies"
    }
  }

  struct Product: Decodable {
    let name: String
    let type: [String: [String]?]
    let targets: [String]
    var isLibrary: Bool { type.keys.contains("library") }
  }

  let name: String
  let products: [Product]
  let targets: [Target]

  /// The products that every app is linked with. Other products for apps are companions, such as Charts, whose library
  /// only apps load that import them.
  private static let core: Set = ["SwiftUI", "Combine", "AppleImports", "CairnHosting", "CairnURLs"]
  /// The products that only tests use.
  private static let testing: Set = ["CairnTesting", "CairnScenarios"]
  /// The gallery of previews, which apps load when `cairn` asks for it.
  private static let previews = "CairnPreviews"
  /// The host for windows, which is a separate library as it needs GTK.
  static let windows = "CairnGTK"
  /// The host for browsers, which is a separate library as only apps that are served load it.
  private static let web = "CairnWeb"

  init(at folder: URL, _ toolchain: Toolchain) throws(Failure) {
    var swift = toolchain.swift
    swift.folder = folder
    let text = try swift.output(["package", "describe", "--type", "json"])
    do { self = try JSONDecoder().decode(Self.self, from: Data(text.utf8)) } catch {
      throw .data("The package at \(folder.path) cannot be understood: \(error)")
    }
    guard name == "Cairn" else { throw .data("\(folder.path) is the package \(name), not Cairn.") }
  }

  var libraryProducts: [Product] { products.filter(\.isLibrary) }

  /// The modules that every app is linked with.
  var modules: [Target] { libraries(of: libraryProducts.filter { Self.core.contains($0.name) }) }

  /// The modules of the host for browsers, which nothing imports but the gallery of previews.
  var webModules: [Target] {
    let known = Set(modules.map(\.name))
    return libraries(from: [Self.web]).filter { !known.contains($0.name) }
  }

  /// The modules of companions.
  var companionModules: [Target] {
    modules(of: { !Self.testing.contains($0) && $0 != Self.previews }, besides: modules)
  }

  /// The modules that only tests import.
  var testModules: [Target] { modules(of: Self.testing.contains, besides: modules + companionModules) }

  /// The modules of the gallery, which nothing imports.
  var previewModules: [Target] {
    modules(of: { $0 == Self.previews }, besides: modules + webModules + companionModules + testModules)
  }

  private func modules(of isWanted: (String) -> Bool, besides others: [Target]) -> [Target] {
    let known = Set(others.map(\.name))
    return libraries(of: libraryProducts.filter { isWanted($0.name) }).filter { !known.contains($0.name) }
  }

  /// The libraries in products, with all they depend on. Dependencies of macros are built for the compiler, not for apps.
  /// Hosts that are separate libraries are left out, unless they are asked for.
  private func libraries(of products: [Product]) -> [Target] { libraries(from: products.flatMap(\.targets)) }

  private func libraries(from names: [String]) -> [Target] {
    let byName = Dictionary(targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var found: Set<String> = []
    var next = names
    while let name = next.popLast() {
      guard let target = byName[name], target.type == "library", found.insert(name).inserted else { continue }
      next += (target.dependencies ?? []).filter { $0 != Self.windows && $0 != Self.web }
    }
    return targets.filter { found.contains($0.name) }
  }
}
