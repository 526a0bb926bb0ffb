import Foundation
import SwiftUI

/// An app like many: it keeps things in a global, in user defaults, for the app, for the scene and for the view. Served to
/// several people, and killed.
@main
struct ServedApp: App {
  @State private var total = 0

  var body: some Scene {
    WindowGroup { Notes(total: $total) }
    WindowGroup(for: Int.self) { $number in Detail(number: $number, total: $total) }
  }
}

@MainActor @Observable
final class Notebook {
  static let shared = Notebook()
  var notes: [String] = []
  @ObservationIgnored private var eaten: [[UInt8]] = []

  func eat() { eaten.append([UInt8](repeating: 1, count: 100 << 20)) }
}

private func later(_ work: @escaping @MainActor () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated(work) }
}

/// Threads that wait until they may end, each of a queue of its own.
private enum WaitingThreads {
  private static let end = DispatchSemaphore(value: 0)

  static func start(_ count: Int) async {
    await withTaskGroup { group in
      for number in 0..<count {
        group.addTask {
          await withCheckedContinuation { continuation in
            DispatchQueue(label: "waiting \(number)").async {
              end.wait()
              end.signal()
              continuation.resume()
            }
          }
        }
      }
    }
  }

  static func endAll() { end.signal() }
}

private struct Notes: View {
  @AppStorage("name") private var name = "nobody"
  @AppStorage("visits", store: .standard) private var visits = 0
  @SceneStorage("draft") private var draft = "none"
  @Binding var total: Int
  @Environment(\.openWindow) private var openWindow
  @Environment(\.scenePhase) private var phase
  @State private var count = 0
  @State private var text = ""
  @State private var threads = "none"

  var body: some View {
    NavigationStack {
      List {
        Text("notes=\(Notebook.shared.notes.joined(separator: "+"));")
        Text("name=\(name);")
        Text("draft=\(draft);")
        Text("visits=\(visits);")
        Text("count=\(count);")
        Text("total=\(total);")
        Text("phase=\(phase);")
        Text("threads=\(threads);")
        TextField("Text", text: $text)
        Button("Note") { Notebook.shared.notes.append(text) }
        Button("Name") { name = text }
        Button("Draft") { draft = text }
        Button("Visit") { visits += 1 }
        Button("Count") { count += 1 }
        Button("Total") { total += 1 }
        Button("Window") { openWindow(value: 7) }
        // One kind of hang computes, the other waits.
        Button("Hang") { while true { _ = getpid() } }
        Button("Eat") { Notebook.shared.eat() }
        Button("Crash") { abort() }
        Button("Threads") {
          threads = "started"
          Task {
            await WaitingThreads.start(200)
            threads = "ended"
          }
        }
        Button("End threads") { WaitingThreads.endAll() }
        // What goes on after its person has left.
        Button("Hang later") { later { while true { usleep(1_000) } } }
        Button("Eat later") { later { for _ in 0..<4 { Notebook.shared.eat() } } }
        NavigationLink("Deep") {
          NavigationLink("Deeper") { Text("bottom;").navigationTitle("Deeper") }.navigationTitle("Deep")
        }
        NavigationLink("Letter") { Letter() }
      }
      .navigationTitle("Notes")
    }
  }
}

private struct Detail: View {
  @Binding var number: Int?
  @Binding var total: Int
  @Environment(\.dismissWindow) private var dismissWindow
  @SceneStorage("mark") private var mark = "none"

  var body: some View {
    NavigationStack {
      List {
        Text("number=\(number ?? 0);")
        Text("total=\(total);")
        Text("mark=\(mark);")
        Button("Total") { total += 1 }
        Button("Mark") { mark = "marked" }
        Button("Eight") { number = 8 }
        Button("Close") { dismissWindow() }
      }
      .navigationTitle("Detail")
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
