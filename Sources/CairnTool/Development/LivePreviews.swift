import CairnMessages
import Foundation

/// The previews that `cairn dev` shows in the place of the app.
///
/// They are found again after each build. The gallery opens the preview that it has shown last, and does not run one that has
/// ended the program until the next build.
struct LivePreviews {
  private let package: AppPackage
  private let wish: String?
  private var asked: PreviewProgram.Asked?
  /// The preview that was shown last.
  private var last: String?
  private var failed: [String] = []
  private static let mostFailed = 100

  init(of package: AppPackage, wish: String?) {
    self.package = package
    self.wish = wish
  }

  /// The program, asked to show the previews that it has now.
  mutating func program(_ program: Program) throws(Failure) -> Program {
    try noteLast()
    let previews = try PreviewProgram(program, of: package)
    previews.warnOfPrivateProviders()
    var request = PreviewRequest(task: .show)
    request.previews = [last ?? wish].compactMap { $0 }
    request.failed = failed
    let asked = try previews.ask(request, named: "dev-\(ProcessInfo.processInfo.processIdentifier)")
    self.asked = asked
    return asked.program
  }

  /// After a build, previews that have ended the program may run again.
  mutating func sourceChanged() { failed = [] }

  /// The preview that has ended the program by a signal, unless that is known already.
  mutating func crashed() throws(Failure) -> PreviewLine? {
    guard let crashed = try asked?.lines.last(where: { $0.outcome == .started }), !failed.contains(crashed.id),
      failed.count < Self.mostFailed
    else { return nil }
    failed.append(crashed.id)
    return crashed
  }

  private mutating func noteLast() throws(Failure) {
    if let shown = try asked?.lines.last(where: { $0.outcome == .started }) { last = shown.id }
  }

  func end() { try? asked?.remove() }
}
