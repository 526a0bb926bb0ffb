import CairnLocks
import Foundation

/// The app's string catalogs, each read once.
package enum StringCatalogs {
  /// Receives a problem, including the path, for each invalid catalog.
  package static let problems = Mutex<(@Sendable (_ problem: String) -> Void)?>(nil)

  /// Receives the problems of catalogs that one task reads.
  @TaskLocal package static var listener: (@Sendable (_ problem: String) -> Void)?

  private static let usualTable = "Localizable"
  private static let read = Mutex<[String: StringCatalog?]>([:])
  private static let ofProgram = catalogs(in: ProgramFolder.all, table: usualTable)

  /// The languages of the program's texts.
  static var languagesOfProgram: Set<String> { ofProgram.reduce(into: []) { $0.formUnion($1.languages) } }

  static func catalogs(of bundle: Bundle?, table: String?) -> [StringCatalog] {
    if let bundle, bundle !== Bundle.main {
      return catalogs(in: [bundle.resourcePath ?? bundle.bundlePath], table: table ?? usualTable)
    }
    guard let table, table != usualTable else { return ofProgram }
    return catalogs(in: ProgramFolder.all, table: table)
  }

  private static func catalogs(in folders: [String], table: String) -> [StringCatalog] {
    folders.compactMap { catalog(at: "\($0)/\(table).xcstrings") }
  }

  private static func catalog(at path: String) -> StringCatalog? {
    if let known = read.withLock({ $0[path] }) { return known }
    let catalog = readCatalog(at: path)
    read.withLock { $0[path] = .some(catalog) }
    return catalog
  }

  private static func readCatalog(at path: String) -> StringCatalog? {
    guard ProgramFolder.exists(path), let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      let catalog = try StringCatalog(data)
      if !catalog.unreadable.isEmpty {
        tell("\(path): these entries are not understood, and their keys are shown: \(catalog.unreadable)")
      }
      return catalog
    } catch {
      tell("\(path): this is no string catalogue, so keys are shown. \(error)")
      return nil
    }
  }

  private static func tell(_ problem: String) {
    let told = listener ?? problems.withLock { $0 }
    told?(problem)
  }
}
