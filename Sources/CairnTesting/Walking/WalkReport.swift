import CairnCore
import CairnPrinting

/// The findings of a walk through an app.
///
/// ```swift
/// let report = try TestHost(MyApp.self).walkEverything()
/// #expect(report.isClean, "\(report)")
/// ```
public struct WalkReport: CustomStringConvertible, Sendable {
  /// The titles of the pages and the names of the panels, in the order they were first seen.
  public internal(set) var pages: [String] = []
  /// The number of actions performed.
  public internal(set) var steps = 0
  /// How long the walk waited at the start for an element that can be used.
  public internal(set) var waited = Duration.zero
  /// Places that cannot be left.
  public internal(set) var deadEnds: [String] = []
  /// Elements that offer an action and then do not respond to it.
  public internal(set) var refusals: [String] = []
  /// In a terminal, elements that can be used, but cannot be reached by keys.
  public internal(set) var unreachable: [String] = []
  /// In a terminal, words that cannot be scrolled into view.
  public internal(set) var unseen: [String] = []
  /// In a terminal, words with too little contrast to their background.
  public internal(set) var faint: [String] = []
  /// In a terminal, the number of words that the walk looked for.
  public internal(set) var words = 0
  /// In a terminal, the number of words that the walk did not find.
  public internal(set) var unseenWords = 0
  /// The problems found on the way, without those that the host allows.
  public internal(set) var diagnostics: [TestHost.Diagnostic] = []
  /// Whether the walk tried everything it found, without reaching its limit of steps.
  public internal(set) var isComplete = true

  /// Whether the walk performed any action, and found no fault.
  public var isClean: Bool {
    steps > 0 && deadEnds.isEmpty && refusals.isEmpty && unreachable.isEmpty && unseen.isEmpty
      && faint.isEmpty && !diagnostics.contains { $0.severity >= .warning }
  }

  private var seconds: String {
    let (whole, rest) = waited.components
    return "\(whole).\(rest / 100_000_000_000_000_000)"
  }

  public var description: String {
    var lines = ["\(steps) steps, \(pages.count) pages\(isComplete ? "" : ", and more to try")"]
    if waited >= .milliseconds(100) { lines.append("  waited \(seconds) seconds for something to do") }
    lines += pages.map { "  saw \($0)" }
    lines += deadEnds.map { "  no way out of \($0)" }
    lines += refusals.map { "  refused: \($0)" }
    lines += unreachable.map { "  not reached by keys: \($0)" }
    lines += unseen.map { "  never seen: \($0)" }
    lines += faint.map { "  hard to read: \($0)" }
    lines += diagnostics.map { "  \($0)" }
    return lines.map(\.printable).joined(separator: "\n")
  }
}
