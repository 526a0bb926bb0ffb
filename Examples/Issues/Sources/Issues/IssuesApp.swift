import SwiftUI

@main
struct IssuesApp: App {
  var body: some Scene {
    WindowGroup("Issues") { RootView() }
  }
}
