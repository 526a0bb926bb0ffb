import CairnPrinting
import Foundation

/// The diagnostics of a graph. Each is kept and printed once.
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
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, at place: SourcePlace? = nil
  ) {
    // The message may quote a link or a file and is printed in many places, so it must be printable.
    let diagnostic = Diagnostic(
      code: code, severity: severity, message: message.printableLines, file: place?.file, line: place?.line)
    reportCount += 1
    latest = diagnostic
    guard seen.insert(diagnostic).inserted else { return }
    all.append(diagnostic)
    if severity > .note { problemCount += 1 }
    if tellsNotes || diagnostic.severity > .note { sink(diagnostic) }
  }
}
