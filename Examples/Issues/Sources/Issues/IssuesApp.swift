import SwiftUI

@main
struct IssuesApp: App {
  @State private var feed = Feed(server: .ofEnvironment)

  var body: some Scene {
    WindowGroup("Issues") {
      RootView()
        .environment(feed)
        .task { await feed.refresh() }
    }
  }
}
