import CairnPrinting
import Foundation

/// The diagnostics of a graph. Each is kept and printed once.
///
/// Messages quote users' input, so each is cut, and all of them together have a limit.
@MainActor
package final class DiagnosticLog {
  package private(set) var all: [Diagnostic] = []
  /// Called for each new warning and error. Prints to standard error unless a host replaces it. Notes are only kept
  /// for tests and other readers, so that an app without problems prints nothing.
  package var sink: (Diagnostic) -> Void = { diagnostic in
    if DiagnosticOutput.isQuiet { return }
    StandardError.write("cairn: \(diagnostic)\n")
  }
  /// Whether notes are passed to `sink` too.
  package private(set) var tellsNotes = false
  private var seen: Set<Diagnostic> = []
  /// The number of warnings and errors.
  package private(set) var problemCount = 0
  /// The number of reports, including repeated ones, and the latest diagnostic.
  package private(set) var reportCount = 0
  package private(set) var latest: Diagnostic?
  /// Notices for the user, each until it has been shown and dismissed.
  package private(set) var notices: [UserNotice] = []
  /// The titles of dismissed notices. The same title is not shown again for another cause.
  private var dismissedTitles: Set<String> = []
  /// Called when there is a new notice.
  var noticed: () -> Void = {}

  /// The size of the messages that are kept, and its limit.
  private var keptBytes = 0
  private static var mostBytes: Int { 256 << 10 }
  private var isFull = false
  private static var longestMessage: Int { 4_000 }

  /// Called when the user has read the notices.
  func dismissNotices() {
    dismissedTitles.formUnion(notices.map(\.title))
    notices = []
  }

  /// Passes notes to `sink` as well: those so far and all that follow.
  package func tellNotes() {
    if tellsNotes { return }
    tellsNotes = true
    for note in all where note.severity == .note { sink(note) }
  }

  /// Reports that a host could not do what the app asked for.
  package func warn(_ code: String, _ message: String) { report(.warning, code, message) }

  /// Reports a name for which a host has no symbol.
  package func missSymbol(_ name: String) {
    warn(
      "image.unknown-symbol",
      "No symbol named \u{201C}\(name)\u{201D} found. A crossed-out box is shown instead. Use another symbol, or add a "
        + "picture to the app's assets and show it with Image(\"\(name)\").")
  }

  /// Never inlined, to keep it out of callers, which seldom report anything.
  @inline(never)
  package func report(
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, at place: SourcePlace? = nil,
    notice: UserNotice? = nil
  ) {
    // The message may quote a link or a file and is printed in many places, so it must be printable.
    let diagnostic = Diagnostic(
      code: code, severity: severity, message: message.cut(to: Self.longestMessage).printableLines, file: place?.file,
      line: place?.line)
    reportCount += 1
    latest = diagnostic
    if let notice, !dismissedTitles.contains(notice.title), !notices.contains(notice) {
      notices.append(notice)
      noticed()
    }
    guard !isFull, seen.insert(diagnostic).inserted else { return }
    keptBytes += diagnostic.message.utf8.count
    if keptBytes < Self.mostBytes { return keep(diagnostic) }
    keptBytes = 0
    report(
      .warning, "diagnostics.too-many",
      "There are too many different problems. Further ones are neither kept nor printed.")
    isFull = true
  }

  private func keep(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
    if diagnostic.severity > .note { problemCount += 1 }
    if tellsNotes || diagnostic.severity > .note { sink(diagnostic) }
  }
}
