import CairnCore
import CairnScreen
import CairnTesting
import Observation
import SwiftUI

/// The state of the app around a split view.
@MainActor @Observable
final class Library {
  var visibility = NavigationSplitViewVisibility.automatic
  var preferred = NavigationSplitViewColumn.sidebar
  var author: String?
  var book: String?
  var path: [Int] = []
  var item: String?
  var isShown = false
}

/// Authors, the books of the selected one, and the selected book.
struct LibraryView: View {
  @Bindable var library: Library

  var body: some View {
    NavigationSplitView(columnVisibility: $library.visibility) {
      AuthorList(library: library)
    } content: {
      BookList(library: library)
    } detail: {
      ReadingStack(library: library)
    }
  }
}

/// The same with a preferred compact column.
struct PreferringLibraryView: View {
  @Bindable var library: Library

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $library.preferred) {
      AuthorList(library: library)
    } content: {
      BookList(library: library)
    } detail: {
      ReadingStack(library: library)
    }
  }
}

/// Books, and the selected one.
struct ShelfView: View {
  @Bindable var library: Library

  var body: some View {
    NavigationSplitView(columnVisibility: $library.visibility, preferredCompactColumn: $library.preferred) {
      BookList(library: library)
    } detail: {
      ReadingStack(library: library)
    }
  }
}

struct AuthorList: View {
  @Bindable var library: Library
  var body: some View {
    List(["Woolf", "Kafka"], id: \.self, selection: $library.author) { Text($0) }
      .navigationTitle("Authors")
  }
}

struct BookList: View {
  @Bindable var library: Library
  var body: some View {
    List(["One", "Two"], id: \.self, selection: $library.book) { Text($0) }
      .navigationTitle(library.author ?? "Books")
  }
}

struct ReadingStack: View {
  @Bindable var library: Library
  var body: some View {
    NavigationStack(path: $library.path) {
      VStack {
        Text("Book \(library.book ?? "none")")
        NavigationLink("Read", value: 1)
      }
      .navigationTitle(library.book ?? "No book")
      .navigationDestination(for: Int.self) { page in
        NavigationLink("Turn", value: page + 1).navigationTitle("Page \(page)")
      }
    }
  }
}

/// Counts its taps in its own state.
struct Tapper: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

extension TestHost {
  /// Returns the element of a visible column.
  func column(_ column: NavigationSplitViewColumn) -> Element? {
    _ = texts
    let name = column == .sidebar ? "sidebar" : column == .content ? "content" : "detail"
    return host.windows.last?.screen.root?.firstInside { $0.role == .column && $0.semantics?.identifier == name }
  }

  /// Returns the readable texts in a column.
  func texts(in place: NavigationSplitViewColumn) -> [String] { column(place)?.textsInside ?? [] }

  /// Returns the horizontal extent of a column.
  func extent(of place: NavigationSplitViewColumn) -> ClosedRange<Double>? {
    column(place).map { Double($0.frame.minX)...Double($0.frame.maxX) }
  }

  /// Returns the column of a control.
  func column(of label: String) -> NavigationSplitViewColumn? {
    [.sidebar, .content, .detail].first { place in
      column(place)?.firstInside { $0.label == label && $0.role.isActionable } != nil
    }
  }
}
