/// An error of the compiler, about the app that `cairn dev` shows.
package struct BuildProblem: Codable, Hashable, Sendable {
  /// The file's path, relative to the package.
  package var file: String
  package var line: Int
  package var column: Int
  package var message: String

  package init(file: String, line: Int, column: Int, message: String) {
    (self.file, self.line, self.column, self.message) = (file, line, column, message)
  }
}
