import SwiftUI

@main
struct BooksApp: App {
  var body: some Scene {
    WindowGroup("Books") { LibraryView() }
      .commands { BookCommands() }
    Window("Statistics", id: "statistics") { StatisticsPage() }
  }
}
