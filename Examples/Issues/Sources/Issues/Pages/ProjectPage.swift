import Cairn
import SwiftUI

/// The issues of a project, or what is beside them if they have their own column.
struct ProjectPage: View {
  @Binding var tracker: Tracker
  @Binding var filter: IssueFilter
  @Binding var path: NavigationPath
  let id: Project.ID
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if tracker.project(id) == nil {
      WhenLoaded { ContentUnavailableView("No Such Project", systemImage: "folder.badge.questionmark") }
        .navigationTitle("Project")
    } else if sizeClass == .compact {
      IssueList(tracker: $tracker, filter: $filter, path: $path, project: id)
    } else {
      ContentUnavailableView("No Issue Chosen", systemImage: "doc.text")
        .navigationTitle(tracker.project(id)?.name ?? "")
        .navigationBarBackButtonHidden()
    }
  }
}
