import CairnCore
import CairnPrinting

/// What came of a walk through an app.
///
/// ```swift
/// let report = try TestHost(MyApp.self).walkEverything()
/// #expect(report.isClean, "\(report)")
/// ```
public struct WalkReport: CustomStringConvertible, Sendable {
  /// The titles of the pages and the names of the panels that were seen, in the order they were.
  public internal(set) var pages: [String] = []
  /// How many things were done.
  public internal(set) var steps = 0
  /// How long it took until there was something to do; a walk only waits where there is nothing at first.
  public internal(set) var waited = Duration.zero
  /// Places there was no way out of.
  public internal(set) var deadEnds: [String] = []
  /// Things that say they can be used, and then could not be.
  public internal(set) var refusals: [String] = []
  /// In a terminal, things that can be used, but not reached by keys.
  public internal(set) var unreachable: [String] = []
  /// In a terminal, words that no scrolling brings into view.
  public internal(set) var unseen: [String] = []
  /// In a terminal, words too close in colour to what is behind them.
  public internal(set) var faint: [String] = []
  /// In a terminal, how many words were looked for, and how many of them were not found.
  public internal(set) var words = 0
  public internal(set) var unseenWords = 0
  /// What Cairn noticed on the way.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Whether everything that was found was tried; false where the limit of steps came first.
  public internal(set) var isComplete = true

  /// Whether the walk got anywhere, and there is nothing to complain of.
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
