import Cairn
import SwiftUI

struct IssueList: View {
  @Binding var tracker: Tracker
  @Binding var filter: IssueFilter
  @Binding var path: NavigationPath
  let project: Project.ID
  @State private var query = ""
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var found: [Issue] { filter(tracker.issues(in: project), matching: query) }

  var body: some View {
    List(selection: sizeClass == .compact ? nil : selection) {
      ForEach(found) { issue in
        Group {
          if sizeClass == .compact {
            NavigationLink(value: Page.issue(issue.id)) { IssueRow(issue: issue) }
          } else {
            IssueRow(issue: issue).tag(issue.id)
          }
        }
        .swipeActions {
          Button(issue.isOpen ? "Close" : "Reopen", systemImage: issue.isOpen ? "checkmark.circle" : "circle") {
            tracker.update(issue.id) { $0.isOpen.toggle() }
          }
        }
      }
    }
    .overlay {
      if found.isEmpty {
        WhenLoaded {
          if query.isEmpty {
            ContentUnavailableView("No Issues", systemImage: "tray")
          } else {
            ContentUnavailableView.search(text: query)
          }
        }
      }
    }
    .navigationTitle(tracker.project(project)?.name ?? "")
    .searchable(text: $query, prompt: "Title, Text or #Number")
    .toolbar { FilterMenu(filter: $filter) }
  }

  private var selection: Binding<Issue.ID?> {
    Binding {
      path.issue
    } set: { id in
      guard let id, id != path.issue else { return }
      path = NavigationPath([Page.project(id: project), .issue(id)])
    }
  }
}
