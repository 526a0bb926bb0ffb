import Cairn
import SwiftUI

/// Searches the issues of all projects. The URL has the text that was searched last.
struct SearchPage: View {
  let tracker: Tracker
  @Binding var path: NavigationPath
  @State private var text: String

  init(tracker: Tracker, path: Binding<NavigationPath>, text: String) {
    self.tracker = tracker
    _path = path
    _text = State(initialValue: text)
  }

  private var found: [Issue] {
    text.isEmpty ? [] : IssueFilter(status: .all)(tracker.issues(), matching: text)
  }

  var body: some View {
    List(found) { issue in
      NavigationLink(value: Page.issue(issue.id)) {
        IssueRow(issue: issue, project: tracker.project(issue.project)?.name)
      }
    }
    .overlay {
      if text.isEmpty {
        ContentUnavailableView(
          "Search Everywhere", systemImage: "magnifyingglass", description: Text("Search the issues of all projects."))
      } else if found.isEmpty {
        WhenLoaded { ContentUnavailableView.search(text: text) }
      }
    }
    .navigationTitle("Search")
    .searchable(text: $text, prompt: "Title, Text or #Number")
    .onSubmit(of: .search) {
      guard let page = path.entries.last?.id else { return }
      path[id: page, as: Page.self] = .search(text: text.isEmpty ? nil : text)
    }
  }
}
