import Cairn
import SwiftUI

struct ProjectList: View {
  let tracker: Tracker
  @Binding var path: NavigationPath
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    List(selection: sizeClass == .compact ? nil : selection) {
      ForEach(tracker.projects) { project in
        Group {
          if sizeClass == .compact {
            NavigationLink(value: Page.project(id: project.id)) { label(project) }
          } else {
            label(project).tag(project.id)
          }
        }
        .badge(tracker.issues(in: project.id).count { $0.isOpen })
      }
      search
      FeedStatus()
    }
    .overlay {
      // In columns, the middle one shows it.
      if tracker.projects.isEmpty, sizeClass == .compact {
        WhenLoaded { ContentUnavailableView("No Projects", systemImage: "folder") }
      }
    }
    .navigationTitle("Projects")
  }

  private func label(_ project: Project) -> some View { Label(project.name, systemImage: project.symbol) }

  @ViewBuilder private var search: some View {
    let page = Page.search(text: nil)
    let label = Label("Search", systemImage: "magnifyingglass")
    if sizeClass == .compact {
      NavigationLink(value: page) { label }
    } else {
      Button {
        path = NavigationPath([page])
      } label: {
        label
      }
    }
  }

  private var selection: Binding<Project.ID?> {
    Binding {
      path.project
    } set: { id in
      if let id, id != path.project { path = NavigationPath([Page.project(id: id)]) }
    }
  }
}
