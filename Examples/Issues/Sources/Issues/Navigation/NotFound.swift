import SwiftUI

struct NotFound: View {
  let url: URL

  var body: some View {
    ContentUnavailableView(
      "Page Not Found", systemImage: "questionmark.folder", description: Text("There is nothing at \(url.path()).")
    )
    .navigationTitle("Page Not Found")
  }
}
