import SwiftUI

struct PopoverPage: View {
  @State private var isShown = false

  var body: some View {
    List {
      Button("More about this") { isShown = true }
        .popover(isPresented: $isShown) {
          Text("A popover; where the window is narrow it is a sheet.").padding()
        }
    }
  }
}
