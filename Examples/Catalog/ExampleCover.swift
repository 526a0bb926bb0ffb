import SwiftUI

/// A page that describes an example and opens it over everything. Examples with their own stack or columns need
/// the whole window.
struct ExampleCover<Example: View>: View {
  let about: String
  @ViewBuilder let example: (_ close: @escaping () -> Void) -> Example
  @State private var isOpen = false

  var body: some View {
    List {
      Section {
        Text(about)
      }
      Section {
        Button("Open the example") { isOpen = true }
      }
    }
    .fullScreenCover(isPresented: $isOpen) {
      example { isOpen = false }
    }
  }
}

/// The button that closes an example.
struct CloseButton: ToolbarContent {
  let close: () -> Void

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      Button("Close") { close() }.keyboardShortcut(.cancelAction)
    }
  }
}
