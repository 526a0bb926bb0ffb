import SwiftUI

/// A page that is shown while a Bool is true.
struct LinkByBool: View {
  @State private var isShown = false
  @State private var visits = 0

  var body: some View {
    List {
      Button("Show the page") { isShown = true }
      LabeledText(label: "Is it shown?", text: isShown ? "Yes" : "No")
      LabeledText(label: "Visits", text: "\(visits)")
    }
    .navigationDestination(isPresented: $isShown) {
      List {
        Text("Going back makes the Bool false again.")
        Button("Set it to false") { isShown = false }
      }
      .navigationTitle("While true")
      .onAppear { visits += 1 }
    }
  }
}

/// A name and its value.
struct LabeledText: View {
  let label: String
  let text: String

  var body: some View {
    HStack {
      Text(label)
      Spacer()
      Text(text).foregroundStyle(.secondary)
    }
  }
}
