extension TestHost {
  /// A location in a test's source.
  ///
  /// Verbs, questions and handles record the line that calls them, for failures.
  ///
  /// ```swift
  /// let error = #expect(throws: TestHostError.self) { try host.tap("Sve") }
  /// #expect(error?.location.line == #line - 1)
  /// ```
  public struct SourceLocation: Sendable, Equatable, CustomStringConvertible {
    /// The module and the file, such as `NotesTests/SavingTests.swift`.
    public var fileID: String { staticID.description }
    /// The file's full path.
    public var filePath: String { staticPath.description }
    /// The line, counted from 1.
    public var line: Int { Int(number) }
    /// The column, counted from 1.
    public let column: Int
    // Every verb makes a location, so the strings are made only for failures.
    private let staticID: StaticString
    let staticPath: StaticString
    private let number: UInt

    /// Creates a location, by default that of the call.
    public init(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
      self.init(fileID, filePath, line, column)
    }

    init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
      staticID = fileID
      staticPath = filePath
      number = line
      self.column = Int(column)
    }

    /// Whether both are the same line and column of one file.
    public static func == (a: SourceLocation, b: SourceLocation) -> Bool {
      a.line == b.line && a.column == b.column && a.filePath == b.filePath
    }

    /// The path, line and column, as compilers print them.
    public var description: String { "\(filePath):\(line):\(column)" }
  }
}
