import CairnPrinting
import Foundation

/// A failure found by fuzzing: the shortest list of commands after which an invariant does not hold.
///
/// ```swift
/// do {
///   try await TestHost(MyApp.self).fuzz()
/// } catch let failure as FuzzFailure {
///   print(failure.test)
/// }
/// ```
public struct FuzzFailure: Error, CustomStringConvertible {
  /// The seed of the run. `fuzz(seed:)` reproduces the failure right away.
  public let seed: UInt64
  /// How many commands ran before the failure was found.
  public let commandsRun: Int
  /// The number of commands that reproduce the failure.
  public let commandCount: Int
  /// What was wrong.
  public let message: String
  /// The line of the call of `fuzz`.
  public let location: TestHost.SourceLocation
  /// A test that reproduces the failure, as Swift code. It needs the imports of the test that found it.
  ///
  /// The failed check is copied from its source, so it must not use variables other than the host. A host made from a
  /// closure is printed with an empty initializer of its view.
  public let test: String

  init(
    fault: FuzzFault, commands: [FuzzCommand], seed: UInt64, commandsRun: Int, recipe: Recipe,
    location: TestHost.SourceLocation
  ) {
    self.seed = seed
    self.commandsRun = commandsRun
    self.location = location
    commandCount = commands.count
    message = fault.message
    test = Self.test(named: "foundWithSeed\(seed)", recipe.code, commands, fault)
  }

  private static func test(
    named name: String, _ host: String, _ commands: [FuzzCommand], _ fault: FuzzFault
  ) -> String {
    var lines = ["let host = \(host)"] + commands.map(\.code)
    if let error = fault.error, case .checkFailed(let message) = error.reason,
      let check = SourceExcerpt.check(of: message, at: error.location)
    {
      lines += check
    } else {
      lines += fault.message.split(separator: "\n").prefix(1).map { "// Fails: \($0)" }
    }
    let all = ["@MainActor @Test func \(name)() async throws {"] + lines.map { "  \($0)" } + ["}"]
    return all.joined(separator: "\n")
  }

  /// What was wrong, how it was found, and the test to paste.
  public var description: String {
    """
    \(location): \(message)
    Found after \(commandsRun) commands, and reduced to \(commandCount):

    \(test)

    Repeat the search with fuzz(seed: \(seed)).
    """.printableLines
  }
}
