import SwiftUI

@main
struct NewAppApp: App {
  var body: some Scene {
    WindowGroup("NewApp") {
      NoteList()
    }
  }
}
