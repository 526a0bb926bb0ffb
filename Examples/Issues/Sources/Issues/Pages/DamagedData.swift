import SwiftUI

struct DamagedData: View {
  let startOver: () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("Your Changes Cannot Be Read", systemImage: "exclamationmark.triangle")
    } description: {
      Text("They are kept as they are. You can continue with the original issues.")
    } actions: {
      Button("Keep Them Aside and Continue", action: startOver)
    }
  }
}
