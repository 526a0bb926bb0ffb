/// A request that a store could not fulfil, and continued without.
package struct StorageProblem: Hashable, Sendable {
  package enum Code: String, Sendable {
    /// The file could not be parsed and was moved aside.
    case corrupt = "storage.corrupt"
    /// Another file is in the place of the app's, so values are kept in memory only.
    case foreign = "storage.foreign"
    /// Values are only kept in memory for now.
    case unwritable = "storage.unwritable"
    /// A key's value cannot be read as the requested type.
    case wrongType = "storage.wrong-type"
  }

  /// Whether values are lost when the app ends.
  package var losesValues: Bool { code == .foreign || code == .unwritable }

  package let code: Code
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
