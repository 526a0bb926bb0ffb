import CairnCore
import CairnHosting
import CairnMessages
import CairnTesting
import CairnValues
import Foundation

/// Records previews, one after the other.
@MainActor
package struct SnapshotRun {
  private let catalog: PreviewCatalog
  private let app: @MainActor () -> _AppSource
  private let request: PreviewRequest
  private let report: PreviewReport
  private let folder: SnapshotFolder

  package init(_ catalog: PreviewCatalog, of app: @escaping @MainActor () -> _AppSource, for request: PreviewRequest) {
    self.catalog = catalog
    self.app = app
    self.request = request
    report = PreviewReport(request)
    folder = SnapshotFolder(URL(filePath: request.folder), checks: request.checks)
  }

  package func run() async {
    // Xcode, too, makes the app before it shows previews.
    _ = app()
    for preview in catalog.previews where request.previews.contains(preview.id) && !request.failed.contains(preview.id)
    {
      report.add(.init(preview, .started))
      await record(SnapshotSubject(preview), of: preview)
    }
    if let page = request.page { await record(page: page) }
  }

  private func record(page: String) async {
    let entry = PreviewEntry(page: page)
    guard !request.failed.contains(entry.id) else { return }
    report.add(.init(entry, .started))
    guard let url = URL(string: page) else {
      return report.add(.init(entry, .failed, details: "\"\(page)\" is not a URL."))
    }
    await record(SnapshotSubject(app, opening: url), of: entry)
  }

  private func record(_ subject: SnapshotSubject, of preview: PreviewEntry) async {
    let device = request.width.flatMap { width in request.height.map { CGSize(width: width, height: $0) } }
    let camera = SnapshotCamera(colorScheme: request.isDark ? .dark : .light, device: device)
    for format in request.formats {
      let path = preview.id + (request.isDark ? ".dark" : "") + "." + format.ending
      do throws(NoPicture) {
        let data = try await camera.take(subject, as: format)
        let (outcome, difference) = try folder.keep(data, at: path, isText: format == .text)
        report.add(.init(preview, outcome, path: path, details: difference))
      } catch {
        report.add(.init(preview, .failed, path: path, details: error.reason))
      }
    }
  }
}

extension PreviewEntry {
  /// Stands for a page of the app.
  init(page: String) {
    var names = UniqueNames()
    let id = names.name(page, in: "Pages/Page").id
    self.init(id: id, name: page, file: "Pages", line: nil, size: .device) { AnyView(EmptyView()) }
  }
}
