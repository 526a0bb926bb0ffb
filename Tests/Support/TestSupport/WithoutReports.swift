import CairnCore
import Testing

/// Drops diagnostics that belong to no screen. Otherwise they would reach the screen of a test that runs meanwhile.
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
