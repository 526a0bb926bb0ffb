import CairnCore
import CairnScreen

extension TestHost {
  /// Runs what is pending, such as the changes to a model since the last line of a test.
  ///
  /// Verbs and questions do so themselves. Call it where a test neither acts nor asks, but counts what ran.
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

  /// Runs a verb: what is pending, the work, and what comes of it. A failure becomes an error that knows the test's line.
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

  /// Runs what is pending; in a strict host, throws the problem found on the way.
  func settleTurns() throws(Failure) {
    session.runTurns()
    if let problem = newProblem() { throw Failure(.diagnosed(problem)) }
  }

  /// Runs what is pending before a question is answered. In a strict host, a problem found on the way becomes an issue, at
  /// the question's line or, for a property, at that of the last verb.
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
