import CairnCore
import CairnScreen

extension TestHost {
  /// Runs pending work, such as changes to a model since the previous line of the test.
  ///
  /// Verbs and questions do this automatically. Call it before you check a value outside the screen.
  ///
  /// ```swift
  /// model.name = "Ann"
  /// host.runPending()
  /// #expect(saves == 1)
  /// ```
  public func runPending(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    settleForQuestion(at: SourceLocation(fileID, filePath, line, column))
  }

  /// Runs pending work, a verb, and the resulting work. A failure becomes an error with the test's line.
  func perform<Result>(
    at location: SourceLocation, _ work: () throws(Failure) -> Result
  ) throws(TestHostError) -> Result {
    lastLocation = location
    do {
      try settleTurns()
      let result = try work()
      try settleTurns()
      return result
    } catch {
      throw self.error(error.reason, at: location)
    }
  }

  /// Runs pending work. In a strict host, throws if that finds a problem.
  func settleTurns() throws(Failure) {
    session.runTurns()
    if let problem = newProblem() { throw Failure(.diagnosed(problem)) }
  }

  /// Runs pending work before a question. In a strict host, a problem becomes an issue at the question's line or, for a
  /// property, at that of the last verb.
  func settleForQuestion(at location: SourceLocation? = nil) {
    if let location { lastLocation = location }
    session.runTurns()
    if let problem = newProblem() { fail(.diagnosed(problem), at: lastLocation) }
  }

  func fail(_ reason: TestHostError.Reason, at location: SourceLocation) {
    failureHandler(error(reason, at: location))
  }

  func error(_ reason: TestHostError.Reason, at location: SourceLocation) -> TestHostError {
    TestHostError(reason: reason, location: location, screen: screenText)
  }
}
