import SwiftUI

/// Values of different types lead to different kinds of pages.
struct LinksByType: View {
  var body: some View {
    List {
      Section("Numbers") {
        ForEach(1..<4) { number in NavigationLink("Number \(number)", value: number) }
      }
      Section("Words") {
        ForEach(["apple", "pear"], id: \.self) { word in NavigationLink(word, value: word) }
      }
    }
    .navigationDestination(for: Int.self) { number in
      Text("\(number) times \(number) is \(number * number).").navigationTitle("Number \(number)")
    }
    .navigationDestination(for: String.self) { word in
      Text("Backwards: \(String(word.reversed()))").navigationTitle(word.capitalized)
    }
  }
}
