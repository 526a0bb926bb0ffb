import SwiftUI

/// Everything Cairn can do, a page for each thing.
@main
struct CatalogApp: App {
  var body: some Scene {
    WindowGroup("Catalog") { CatalogView() }
  }
}
