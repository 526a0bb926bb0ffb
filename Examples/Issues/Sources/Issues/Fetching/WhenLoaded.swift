import SwiftUI

/// What a page shows in place of issues that it lacks: that they are loaded, why they cannot be, or its own content.
struct WhenLoaded<Content: View>: View {
  @Environment(Feed.self) private var feed
  @ViewBuilder let content: Content

  var body: some View {
    switch feed.state {
    case .loaded: content
    case .loading: ProgressView("Loading…")
    case .failed(let problem):
      ContentUnavailableView {
        Label("No Issues Yet", systemImage: "wifi.slash")
      } description: {
        Text(problem.message)
      } actions: {
        Button("Retry") { Task { await feed.refresh() } }
      }
    }
  }
}
