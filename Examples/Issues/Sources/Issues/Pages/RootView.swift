import Cairn
import SwiftUI

struct RootView: View {
  @AppStorage("issues") private var changes = Changes()
  @AppStorage("damagedIssues") private var keptAside = ""
  @State private var path = NavigationPath()
  @State private var drafts = Drafts()
  @State private var filter = IssueFilter()
  @Environment(Feed.self) private var feed
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var tracker: Binding<Tracker> {
    Binding {
      Tracker(published: feed.snapshot, changes: changes)
    } set: {
      changes = $0.changes
    }
  }

  var body: some View {
    if let damaged = changes.damaged {
      DamagedData {
        keptAside += damaged + "\n"
        changes = Changes()
      }
    } else {
      Group {
        if sizeClass == .compact { stack } else { columns }
      }
      .navigationRoutes(Page.self) { NotFound(url: $0) }
      .restoresNavigation("pages", path: $path, version: SavedPages.version, rules: SavedPages.rules)
      .restoresNavigation("drafts", selection: $drafts)
      .restoresNavigation("filter", selection: $filter)
    }
  }

  private var stack: some View {
    NavigationStack(path: $path) {
      ProjectList(tracker: tracker.wrappedValue, path: $path)
        .pages(tracker: tracker, drafts: $drafts, filter: $filter, path: $path)
    }
  }

  /// The stack of the detail column has the whole path, so a URL means the same in any width. The other columns show its
  /// lower pages.
  private var columns: some View {
    NavigationSplitView {
      ProjectList(tracker: tracker.wrappedValue, path: $path)
        .navigationSplitViewColumnWidth(min: 200, ideal: 230, max: 300)
    } content: {
      if let project = path.project {
        IssueList(tracker: tracker, filter: $filter, path: $path, project: project)
          .id(project)
          .navigationSplitViewColumnWidth(min: 220, ideal: 300, max: 420)
      } else {
        ChooseProject(projects: tracker.wrappedValue.projects, path: $path)
          .navigationSplitViewColumnWidth(min: 220, ideal: 300, max: 420)
      }
    } detail: {
      NavigationStack(path: $path) {
        ContentUnavailableView("No Issue Chosen", systemImage: "doc.text")
          .navigationTitle("Issues")
          .pages(tracker: tracker, drafts: $drafts, filter: $filter, path: $path)
      }
    }
  }
}

/// Offers the projects, because the sidebar is hidden where there is room for two columns only.
private struct ChooseProject: View {
  let projects: [Project]
  @Binding var path: NavigationPath

  var body: some View {
    WhenLoaded {
      ContentUnavailableView {
        Label("Choose a Project", systemImage: "folder")
      } actions: {
        ForEach(projects) { project in
          Button(project.name) { path = NavigationPath([Page.project(id: project.id)]) }
        }
      }
    }
    .navigationTitle("Issues")
  }
}

extension NavigationPath {
  /// The project of the topmost page that has one.
  var project: Project.ID? { values(of: Page.self).last { $0.project != nil }?.project }
  var issue: Issue.ID? { values(of: Page.self).last { $0.issue != nil }?.issue }
}
