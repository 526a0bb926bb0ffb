import CairnMessages
import Observation
import SwiftUI

/// What the gallery shows.
@MainActor @Observable
package final class Gallery {
  let catalog: PreviewCatalog
  let languages: [String]
  var search = ""
  var settings = GallerySettings()
  /// The previews that have ended the program, which open only when the user asks for it.
  private(set) var failed: Set<String>
  /// How often the preview was started again.
  private(set) var run = 0
  private(set) var shown: PreviewEntry?
  @ObservationIgnored private let report: PreviewReport

  package init(_ catalog: PreviewCatalog, _ request: PreviewRequest) {
    self.catalog = catalog
    languages = request.languages
    failed = Set(request.failed)
    report = PreviewReport(request)
    let wished = request.previews.lazy.flatMap(catalog.previews(meantBy:)).first
    show(wished ?? catalog.previews.first { !failed.contains($0.id) })
  }

  /// The path of the preview that is shown.
  var selection: String? {
    get { shown?.id }
    set { if newValue != shown?.id { show(catalog.previews.first { $0.id == newValue }) } }
  }

  var shownHasFailed: Bool { shown.map { failed.contains($0.id) } ?? false }

  func hasFailed(_ preview: PreviewEntry) -> Bool { failed.contains(preview.id) }

  private func show(_ preview: PreviewEntry?) {
    shown = preview
    settings.size = GallerySettings.Size(preview?.size ?? .device)
    noteRun()
  }

  /// Restarts the shown preview with new state.
  func runAgain() {
    if let shown { failed.remove(shown.id) }
    run += 1
    noteRun()
  }

  /// Reports the preview before it runs, because it may crash.
  private func noteRun() {
    if let shown, !shownHasFailed { report.add(.init(shown, .started)) }
  }
}
