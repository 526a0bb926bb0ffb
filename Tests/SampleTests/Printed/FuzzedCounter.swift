import SwiftUI

/// A counter with a fault that can be planted: after three taps on Add it shows nothing.
struct CounterApp: App {
  @TaskLocal static var isFaulty = false

  var body: some Scene {
    WindowGroup { CounterView() }
  }
}

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text(count == 3 && CounterApp.isFaulty ? "" : "Count \(count)")
      Button("Add") { count += 1 }
      Button("Reset") { count = 0 }
    }
  }
}
