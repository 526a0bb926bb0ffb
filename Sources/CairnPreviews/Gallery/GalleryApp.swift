import CairnMessages
import SwiftUI

/// The app that shows another app's previews.
struct GalleryApp: App {
  @State private var gallery: Gallery

  init() { self.init(Gallery(PreviewCatalog(types: []), PreviewRequest(task: .show, types: [], report: ""))) }

  init(_ gallery: Gallery) { _gallery = State(initialValue: gallery) }

  var body: some Scene {
    WindowGroup("Previews") { GalleryView(gallery: gallery) }
      .defaultSize(width: 1080, height: 760)
  }
}
