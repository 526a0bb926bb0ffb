import SwiftUI

struct WakeCount: View {
  @State private var wakes = 0

  var body: some View {
    Text("Woken \(wakes) times")
      .task {
        for await _ in NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification) {
          wakes += 1
        }
      }
  }
}
