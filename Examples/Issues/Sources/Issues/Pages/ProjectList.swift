import Cairn
import SwiftUI

struct ProjectList: View {
  let tracker: Tracker
  @Binding var path: NavigationPath
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    List(selection: sizeClass == .compact ? nil : selection) {
      ForEach(tracker.projects) { project in
        if sizeClass == .compact {
          NavigationLink(value: Page.project(id: project.id)) { row(project) }
        } else {
          row(project).tag(project.id)
        }
      }
      Button("Search", systemImage: "magnifyingglass") { path = NavigationPath([Page.search(text: nil)]) }
    }
    .navigationTitle("Projects")
  }

  private func row(_ project: Project) -> some View {
    Label(project.name, systemImage: project.symbol)
      .badge(tracker.issues(in: project.id).count { $0.isOpen })
  }

  private var selection: Binding<Project.ID?> {
    Binding {
      path.project
    } set: { id in
      if let id, id != path.project { path = NavigationPath([Page.project(id: id)]) }
    }
  }
}
