extension TestHost {
  /// A place in a test's source.
  ///
  /// Verbs, questions and handles take it from the line that calls them, and pass it on to the failure.
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
    // Every verb makes one, so the texts are made only for failures.
    private let staticID: StaticString
    let staticPath: StaticString
    private let number: UInt

    /// The place of the call, or another.
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
