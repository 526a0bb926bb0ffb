import CairnCore
import CairnWalkMarks
import Foundation

extension TestHost {
  /// Uses the app at random, and checks after each command that the invariants hold.
  ///
  /// The commands are what a person could do on the screen as it is: tap, type, toggle, pick, select, swipe, move, scroll, go
  /// back, dismiss, resize, leave the app and come back, wait. Every run starts the app anew, with nothing stored. A failure is
  /// reduced to the fewest commands that still fail, and its description is a test to paste.
  ///
  /// ```swift
  /// @MainActor @Test func theCartNeverLies() async throws {
  ///   try await TestHost(ShopApp.self, strict: true).fuzz(commands: 100_000) { host in
  ///     try host.check(host.sheets <= 1, "Sheets pile up.")
  ///   }
  /// }
  /// ```
  ///
  /// An invariant fails by throwing. Use `check(_:_:)` rather than `#expect`, which would record an issue for every attempt
  /// at reducing the failure. In a strict host, warnings and errors fail too. If the app crashes, standard error names the
  /// command and the seed.
  ///
  /// - Parameters:
  ///   - commands: How many to run: by default what `CAIRN_COMMANDS` says, or 10,000.
  ///   - seed: Where to begin: by default what `CAIRN_SEED` says, or 1. A failure names the seed of its own run, and that
  ///     seed finds it at once. The same seed gives the same commands as long as the app depends on nothing outside.
  ///   - longestRun: The most commands before the app starts anew.
  ///   - invariants: What must hold at all times. It is called with a fresh host for every run.
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

  /// Throws if something does not hold that should.
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

/// What fuzzing did, if it found nothing.
///
/// ```swift
/// let report = try await TestHost(MyApp.self).fuzz()
/// #expect(report.pages.contains("Settings"))
/// ```
public struct FuzzReport: Sendable {
  /// How many commands ran.
  public internal(set) var commands = 0
  /// How often the app was started.
  public internal(set) var runs = 0
  /// The titles of the pages that were on top at some time.
  public internal(set) var pages: Set<String> = []
}
