import Foundation
import Testing

@testable import SwiftData

/// Where the models of a test are: the same tests run with each.
enum StoreKind: String, CaseIterable, CustomTestStringConvertible {
  case file
  case memory
  /// As on a system without SQLite.
  case noLibrary

  var testDescription: String { rawValue }

  /// Calls a test with a new container.
  func withContainer<Result>(
    for types: [any PersistentModel.Type] = [Trip.self], _ body: (ModelContainer) throws -> Result
  ) throws -> Result {
    let schema = Schema(types)
    switch self {
    case .memory:
      return try body(ModelContainer(for: schema, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
    case .noLibrary:
      return try StoreOpening.$isLibraryHidden.withValue(true) {
        try body(ModelContainer(for: schema, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
      }
    case .file:
      return try withFolder { folder in
        let configuration = ModelConfiguration(url: folder.appending(path: "test.store"))
        return try body(ModelContainer(for: schema, configurations: configuration))
      }
    }
  }
}

/// Calls code with a folder that is removed afterwards.
@discardableResult
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "data-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
