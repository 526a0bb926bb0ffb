import Foundation

/// A problem with a store, a schema or a model.
public struct SwiftDataError: Error, Hashable, Sendable, LocalizedError {
  /// The kinds of problems.
  public struct Code: Hashable, Sendable {
    let name: String
  }

  let code: Code
  let explanation: String?

  init(_ code: Code, _ explanation: String? = nil) {
    self.code = code
    self.explanation = explanation
  }

  /// What went wrong, and what to do about it.
  public var errorDescription: String? { explanation ?? "SwiftData: \(code.name)." }

  /// Compares the kinds of problems, so that `error == .modelValidationFailure` holds whatever the explanation.
  public static func == (a: Self, b: Self) -> Bool { a.code == b.code }
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// The store cannot be opened or read.
  public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
  /// A model has a value that its schema does not allow.
  public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
  /// A predicate cannot be evaluated.
  public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
  /// A sort descriptor cannot be evaluated.
  public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
  /// The models of two versions of a schema do not fit together.
  public static let unknownSchema = SwiftDataError(.unknownSchema)
  /// No stage of the migration plan leads from the version of the store to the current one.
  public static let backwardMigration = SwiftDataError(.backwardMigration)
  /// The context belongs to no container.
  public static let missingModelContext = SwiftDataError(.missingModelContext)
  /// The store is read-only.
  public static let configurationNotWritable = SwiftDataError(.configurationNotWritable)
}

extension SwiftDataError.Code {
  static let loadIssueModelContainer = Self(name: "loadIssueModelContainer")
  static let modelValidationFailure = Self(name: "modelValidationFailure")
  static let unsupportedPredicate = Self(name: "unsupportedPredicate")
  static let unsupportedSortDescriptor = Self(name: "unsupportedSortDescriptor")
  static let unknownSchema = Self(name: "unknownSchema")
  static let backwardMigration = Self(name: "backwardMigration")
  static let missingModelContext = Self(name: "missingModelContext")
  static let configurationNotWritable = Self(name: "configurationNotWritable")
  static let unsupportedValue = Self(name: "unsupportedValue")
  static let unreadableValue = Self(name: "unreadableValue")
  static let storeFailure = Self(name: "storeFailure")
  static let damagedStore = Self(name: "damagedStore")
}
