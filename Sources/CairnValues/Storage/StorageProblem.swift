/// Something a store could not do as asked, and went on without.
package struct StorageProblem: Hashable, Sendable {
  package enum Code: String, Sendable {
    /// What was on disk could not be understood and was set aside.
    case corrupt = "storage.corrupt"
    /// Values are kept in memory only, for now.
    case unwritable = "storage.unwritable"
    /// A key holds something that cannot be read as the type asked for.
    case wrongType = "storage.wrong-type"
  }

  package let code: Code
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
