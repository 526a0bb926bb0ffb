import SwiftUI

struct ContentView: View {
  private let titles = ["Emma", "Middlemarch", "Walden"]

  var body: some View {
    NavigationStack {
      List(titles, id: \.self) { title in
        NavigationLink(title, value: title)
      }
      .navigationTitle("Books")
      .navigationDestination(for: String.self) { title in
        Text("Notes on \(title)").navigationTitle(title)
      }
    }
  }
}

#Preview { ContentView() }
