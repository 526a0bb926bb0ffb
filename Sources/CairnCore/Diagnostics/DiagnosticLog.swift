import CairnPrinting
import Foundation

/// The diagnostics of one graph, each kept and printed once.
@MainActor
package final class DiagnosticLog {
  package private(set) var all: [Diagnostic] = []
  /// Told of each new warning and error; prints to standard error unless a host decides otherwise. Notes are kept for who
  /// asks, such as tests and walks: an app with nothing wrong prints nothing.
  package var sink: (Diagnostic) -> Void = { diagnostic in
    if DiagnosticLog.isQuiet { return }
    FileHandle.standardError.write(Data("cairn: \(diagnostic)\n".utf8))
  }
  /// Whether notes are told of as well.
  package private(set) var tellsNotes = false
  /// Nobody reads what is noticed while an app starts from thousands of damaged files.
  @TaskLocal package static var isQuiet = false
  private var seen: Set<Diagnostic> = []
  /// How many warnings and errors there are.
  package private(set) var problemCount = 0
  /// How often something was reported, also what had been before, and what that was last.
  package private(set) var reportCount = 0
  package private(set) var latest: Diagnostic?

  /// Tells of notes too, those so far and all that follow.
  package func tellNotes() {
    if tellsNotes { return }
    tellsNotes = true
    for note in all where note.severity == .note { sink(note) }
  }

  /// A host could not do what the app wanted.
  package func warn(_ code: String, _ message: String) { report(.warning, code, message) }

  /// Kept apart from those that have something to report, which is seldom.
  @inline(never)
  func report(_ severity: Diagnostic.Severity, _ code: String, _ message: String, at place: SourcePlace? = nil) {
    // It may quote a link or a file, and is printed in many places.
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

extension Graph {
  /// Keeps a write that was made while a body runs for the next turn, and says so.
  func writeDuringUpdate(_ write: @escaping () -> Void) {
    let place = Runtime.shared.evaluatedType.map { "the body of \($0)" } ?? "an update"
    diagnostics.report(
      .error, "update.write-during-body",
      "Modifying state during view update, this will cause undefined behavior. It happened in \(place). Cairn keeps the "
        + "write and applies it after this update; move it to an action, onAppear, onChange or task.")
    deferredWrites.append(write)
  }
}
