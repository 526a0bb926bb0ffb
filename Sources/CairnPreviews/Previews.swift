import CairnCore
import CairnHosting
import CairnMessages
import Foundation
import Glibc

/// The entry point of the library, which a running app looks up by its name.
package enum Previews: PreviewHost {
  package static func answer(
    requestIn file: String, of app: @escaping @MainActor () -> _AppSource
  ) throws(NoPreviews) -> @MainActor () -> _AppSource {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw NoPreviews(reason: "CAIRN_PREVIEWS names \"\(file)\", which cannot be read. Run `cairn preview` instead.")
    }
    let request: PreviewRequest
    do { request = try JSONDecoder().decode(PreviewRequest.self, from: data) } catch {
      throw NoPreviews(reason: "The request in \"\(file)\" is for another version of Cairn. Run `cairn sdk update`.")
    }
    let catalog = PreviewCatalog(typeNames: request.types)
    switch request.task {
    case .list: list(catalog, for: request)
    case .snapshot: record(catalog, of: app, for: request)
    case .show:
      // Xcode, too, makes the app before it shows previews: its initializer may set up what they need.
      _ = app()
      return { .of(GalleryApp(Gallery(catalog, request))) }
    }
  }

  private static func list(_ catalog: PreviewCatalog, for request: PreviewRequest) -> Never {
    let report = PreviewReport(request)
    for preview in catalog.previews { report.add(.init(preview, .listed)) }
    exit(0)
  }

  private static func record(
    _ catalog: PreviewCatalog, of app: @escaping @MainActor () -> _AppSource, for request: PreviewRequest
  ) -> Never {
    // Keeps the app's own output away from the output of `cairn`.
    dup2(STDERR_FILENO, STDOUT_FILENO)
    Task { @MainActor in
      await SnapshotRun(catalog, of: app, for: request).run()
      exit(0)
    }
    while true { RunLoop.main.run() }
  }
}
