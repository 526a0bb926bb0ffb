import Foundation
import SwiftUI

/// An app like many: it keeps things in a global, in user defaults, for the app, for the scene and for the view. Served to
/// several people, and killed.
@main
struct ServedApp: App {
  var body: some Scene { WindowGroup { Notes() } }
}

@MainActor @Observable
final class Notebook {
  static let shared = Notebook()
  var notes: [String] = []
  @ObservationIgnored var eaten: [[UInt8]] = []
}

private struct Notes: View {
  @AppStorage("name") private var name = "nobody"
  @AppStorage("visits", store: .standard) private var visits = 0
  @SceneStorage("draft") private var draft = "none"
  @State private var count = 0
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List {
        Text("notes=\(Notebook.shared.notes.joined(separator: "+"));")
        Text("name=\(name);")
        Text("draft=\(draft);")
        Text("visits=\(visits);")
        Text("count=\(count);")
        TextField("Text", text: $text)
        Button("Note") { Notebook.shared.notes.append(text) }
        Button("Name") { name = text }
        Button("Draft") { draft = text }
        Button("Visit") { visits += 1 }
        Button("Count") { count += 1 }
        Button("Hang") { while true { usleep(1_000) } }
        Button("Eat") { Notebook.shared.eaten.append([UInt8](repeating: 1, count: 100 << 20)) }
        NavigationLink("Deep") {
          NavigationLink("Deeper") { Text("bottom;").navigationTitle("Deeper") }.navigationTitle("Deep")
        }
        NavigationLink("Letter") { Letter() }
      }
      .navigationTitle("Notes")
    }
  }
}

private struct Letter: View {
  @State private var receiver = ""
  @State private var password = ""
  @State private var text = ""
  @State private var isUrgent = false

  var body: some View {
    Form {
      TextField("Receiver", text: $receiver)
      SecureField("Password", text: $password)
      Toggle("Urgent", isOn: $isUrgent)
      TextField("Letter", text: $text)
      ForEach(0..<200, id: \.self) { Text("Line \($0)") }
      Text("letter=\(text);")
    }
    .navigationTitle("Letter")
  }
}
