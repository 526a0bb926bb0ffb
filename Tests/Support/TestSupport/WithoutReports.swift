import CairnCore
import Testing

/// Drops diagnostics that belong to no app. Otherwise they would be printed.
public struct WithoutReports: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await DiagnosticOutput.$isQuiet.withValue(true) { try await function() }
  }
}

extension Trait where Self == WithoutReports {
  /// For tests that call what reports a problem, but show no screen.
  public static var withoutReports: Self { WithoutReports() }
}
