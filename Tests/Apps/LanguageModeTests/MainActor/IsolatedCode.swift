import Combine
import Observation
import SwiftUI

// An app whose code is on the main actor by default.

@Observable
final class Library {
  var books: [Book] = [Book(title: "Dune"), Book(title: "Emma")]
  var path: [Book.ID] = []
  func open(_ book: Book) { path = [book.id] }
}

struct Book: Identifiable, Hashable, Codable {
  var id = UUID()
  var title: String
}

final class Clicks: ObservableObject {
  @Published var count = 0
  func click() { count += 1 }
}

extension EnvironmentValues {
  @Entry var shelf = "shelf"
}

struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

struct Plain: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.title }
}

struct Half: Shape {
  nonisolated func path(in rect: CGRect) -> Path { Path(rect.divided(atDistance: 1, from: .minXEdge).slice) }
}

struct BookPage: View {
  @Bindable var library: Library
  let id: Book.ID
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    if let index = library.books.firstIndex(where: { $0.id == id }) {
      TextField("Title", text: $library.books[index].title).navigationTitle(library.books[index].title)
      Button("Back to the shelf") { dismiss() }
    }
  }
}

struct IsolatedApp: View {
  @State private var library = Library()
  @StateObject private var clicks = Clicks()
  @AppStorage("isolated") private var stored = 0
  @State private var total = 0
  @Environment(\.shelf) private var shelf

  var body: some View {
    NavigationStack(path: $library.path) {
      VStack {
        Text("\(shelf) \(clicks.count) \(stored) \(total)")
        Label("Label", systemImage: "star").labelStyle(Plain()).modifier(Framed())
        Half().frame(width: 2, height: 2)
        Button("Click") {
          clicks.click()
          stored += 1
        }
        ForEach(library.books) { book in
          Button(book.title) { library.open(book) }.preference(key: CountKey.self, value: 1)
        }
      }
      .onPreferenceChange(CountKey.self) { total = $0 }
      .navigationDestination(for: Book.ID.self) { BookPage(library: library, id: $0) }
      .task { await Task.yield() }
    }
  }
}

#Preview { IsolatedApp() }
