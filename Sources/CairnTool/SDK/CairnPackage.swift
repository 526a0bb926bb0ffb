import Foundation

/// The targets of Cairn's own package, as its manifest describes them.
struct CairnPackage: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String
    let module_type: String
    let product_memberships: [String]?
  }

  struct Product: Decodable {
    enum Kind: Equatable {
      case library, other
    }
    let name: String
    let type: [String: [String]?]
    let targets: [String]
    var isLibrary: Bool { type.keys.contains("library") }
  }

  let name: String
  let products: [Product]
  let targets: [Target]

  /// The products that only tests use.
  private static let testing: Set = ["CairnTesting", "CairnScenarios"]
  /// The host for windows, which is a library of its own as it needs GTK.
  static let windows = "CairnGTK"

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

  /// The targets whose build also builds all libraries.
  var roots: [String] { libraryProducts.flatMap(\.targets) }

  /// The modules of libraries that apps import.
  var modules: [Target] { libraries { !$0.isSubset(of: Self.testing) } }
  /// The modules that only tests import.
  var testModules: [Target] { libraries { !$0.isEmpty && $0.isSubset(of: Self.testing) } }

  private func libraries(_ isWanted: (Set<String>) -> Bool) -> [Target] {
    let names = Set(libraryProducts.map(\.name))
    return targets.filter { target in
      let members = names.intersection(target.product_memberships ?? [])
      return target.type == "library" && target.name != Self.windows && !members.isEmpty && isWanted(members)
    }
  }
}
