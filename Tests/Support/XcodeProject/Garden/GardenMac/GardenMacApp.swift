import SwiftUI

@main
struct GardenMacApp: App {
  var body: some Scene {
    WindowGroup { Text("A garden for desktops") }
  }
}
