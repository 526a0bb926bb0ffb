import CairnStore

// What SwiftData and Core Data keep their rows with, and the errors that SwiftData makes of its problems.
typealias Database = CairnStore.Database
typealias StorePlace = CairnStore.StorePlace
typealias StoredValue = CairnStore.StoredValue

extension Database {
  convenience init(path: String, isWritable: Bool) throws {
    try self.init(path: path, isWritable: isWritable) { $0.asError }
  }
}

extension StorePlace {
  init(_ path: String) { self.init(path) { $0.asError } }

  static func foreign(_ path: String, _ reason: String) -> any Error { StoreProblem.foreign(path, reason).asError }
}

extension StoreProblem {
  fileprivate var asError: any Error {
    switch kind {
    case .notUnique: UniquenessConflict()
    case .damaged: SwiftDataError(.damagedStore, explanation)
    case .notWritable: SwiftDataError(.configurationNotWritable, explanation)
    case .noLibrary, .notOpened: SwiftDataError(.loadIssueModelContainer, explanation)
    case .failed: SwiftDataError(.storeFailure, explanation)
    }
  }
}

extension Statement {
  func row(columns: Int) -> StoredRow {
    StoredRow(key: integer(0), values: (0..<columns).map { value(Int32($0 + 1)) })
  }
}
