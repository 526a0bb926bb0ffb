import CairnCore
import CairnWalkMarks
import Foundation

extension TestHost {
  /// Uses the app at random, and checks the invariants after each command.
  ///
  /// The commands are actions that a user could perform on the current screen: tap, type, toggle, pick, select, swipe,
  /// move, scroll, go back, dismiss, resize, leave the app and return, wait. Every run starts the app again with
  /// nothing stored. A failure is reduced to the fewest commands that still fail, and its description is a test to
  /// paste.
  ///
  /// ```swift
  /// @MainActor @Test func theCartNeverLies() async throws {
  ///   try await TestHost(ShopApp.self, strict: true).fuzz(commands: 100_000) { host in
  ///     try host.check(host.sheets <= 1, "Sheets pile up.")
  ///   }
  /// }
  /// ```
  ///
  /// An invariant fails by throwing. Use `check(_:_:)` instead of `#expect`, which would record an issue for each
  /// attempt to reduce the failure. In a strict host, warnings and errors fail too. If the app crashes, standard error
  /// names the command and the seed.
  ///
  ///   - commands: The number of commands to run: by default the value of `CAIRN_COMMANDS`, or 10,000.
  ///   - seed: The seed of the first run: by default the value of `CAIRN_SEED`, or 1. A failure names the seed of its
  ///     run, which reproduces it right away. The same seed gives the same commands if the app depends on nothing
  ///     outside.
  ///   - longestRun: The maximum number of commands before the app is restarted.
  ///   - invariants: Checks that must always hold. Called with a fresh host for every run.
  /// - Throws: `FuzzFailure`.
  @discardableResult
  public func fuzz(
    commands: Int? = nil, seed: UInt64? = nil, longestRun: Int = 60,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    invariants: @escaping @MainActor (TestHost) async throws -> Void = { _ in }
  ) async throws -> FuzzReport {
    let environment = ProcessInfo.processInfo.environment
    let fuzzer = Fuzzer(
      host: self, location: SourceLocation(fileID, filePath, line, column), longestRun: max(longestRun, 1),
      invariants: invariants)
    return try await fuzzer.run(
      commands: commands ?? environment["CAIRN_COMMANDS"].flatMap(Int.init) ?? 10_000,
      seed: seed ?? environment["CAIRN_SEED"].flatMap(UInt64.init) ?? 1)
  }

  /// Throws if a condition does not hold.
  ///
  /// ```swift
  /// try host.check(host.depth <= 3, "Pages pile up.")
  /// ```
  public func check(
    _ condition: Bool, _ message: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    let location = SourceLocation(fileID, filePath, line, column)
    if !condition { throw error(.checkFailed(message), at: location) }
  }
}

/// A summary of fuzzing without failures.
///
/// ```swift
/// let report = try await TestHost(MyApp.self).fuzz()
/// #expect(report.pages.contains("Settings"))
/// ```
public struct FuzzReport: Sendable {
  /// The number of commands that ran.
  public internal(set) var commands = 0
  /// How often the app was started.
  public internal(set) var runs = 0
  /// The titles of all pages that were on top at some time.
  public internal(set) var pages: Set<String> = []
}
