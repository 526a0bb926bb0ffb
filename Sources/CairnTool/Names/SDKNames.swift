import CairnSwiftSources
import Foundation

/// Collects the names for an SDK, from Cairn's sources and from the modules of the toolchain.
struct SDKNames {
  let toolchain: Toolchain
  /// The program that writes symbol graphs, or one in its place.
  let swift: Program

  init(toolchain: Toolchain, swift: Program? = nil) {
    self.toolchain = toolchain
    self.swift = swift ?? toolchain.swift
  }

  /// The toolchain's modules that apps and their tests use. Foundation names others.
  static let modules = [
    "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Swift", "SwiftGlibc",
    "Synchronization", "Testing", "XCTest", "_Concurrency", "_StringProcessing",
  ]

  /// All names, including those of Cairn's modules.
  func known(with own: [CairnPackage.Target], in source: URL) throws(Failure) -> KnownNames {
    var (collection, modules) = (NameCollection(), Set<String>())
    for target in own where target.moduleType == "SwiftTarget" {
      modules.insert(target.name)
      for file in Files.everything(in: source.appending(path: target.path)) where file.pathExtension == "swift" {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        collection.add(DeclaredNames(in: SourceTokens(text), onlyPublic: true))
      }
    }
    let folder = try Files.makePrivateFolder("cairn-names")
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in Self.modules {
      // Without the names of a module, files that import it cannot be checked.
      guard let graphs = try graphs(of: module, in: folder) else { continue }
      modules.insert(module)
      for graph in graphs { graph.add(to: &collection) }
    }
    return collection.known(modules: modules)
  }

  /// What the toolchain says of a module, or `nil` if it does not have it.
  private func graphs(of module: String, in folder: URL) throws(Failure) -> [SymbolGraph]? {
    let place = folder.appending(path: module)
    try Files.makeFolder(place)
    let arguments = [
      "symbolgraph-extract", "-module-name", module, "-target", toolchain.triple, "-output-dir", place.path,
      "-minimum-access-level", "public", "-I", toolchain.resources.appending(path: "linux").path,
    ]
    guard try swift.result(arguments).status == 0 else { return nil }
    // The additions of a module to others are in separate files.
    var graphs: [SymbolGraph] = []
    for file in Files.names(in: place) where file.hasSuffix(".symbols.json") {
      let data = try Files.read(place.appending(path: file))
      guard let graph = try? JSONDecoder().decode(SymbolGraph.self, from: data) else { return nil }
      graphs.append(graph)
    }
    return graphs
  }
}
