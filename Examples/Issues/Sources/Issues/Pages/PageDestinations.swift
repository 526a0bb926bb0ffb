import Cairn
import SwiftUI

extension View {
  /// Declares the pages of a stack.
  func pages(
    tracker: Binding<Tracker>, drafts: Binding<Drafts>, filter: Binding<IssueFilter>, path: Binding<NavigationPath>
  ) -> some View {
    navigationDestination(for: Page.self) { page in
      switch page {
      case .project(let id): ProjectPage(tracker: tracker, filter: filter, path: path, id: id)
      case .issue(let project, let number):
        IssuePage(tracker: tracker, drafts: drafts, id: Issue.ID(project: project, number: number))
          .hidesBackBesideList(path.wrappedValue)
      case .edit(let project, let number):
        IssueEditor(tracker: tracker, drafts: drafts, id: Issue.ID(project: project, number: number))
      case .search(let text): SearchPage(tracker: tracker.wrappedValue, path: path, text: text ?? "")
      }
    }
    .navigationDestination(for: PickAssignee.self) { request in
      AssigneePicker(tracker: tracker.wrappedValue, issue: request.issue)
    }
    .navigationDestination(for: PickLabels.self) { request in
      LabelPicker(labels: tracker.wrappedValue.issue(request.issue)?.labels ?? [])
    }
    .onNavigationResult(of: PickAssignee.self) { person, request in
      tracker.wrappedValue.update(request.issue) { $0.assignee = person }
    }
    // Only after a restart. Until then, the page of the issue awaits its labels.
    .onNavigationResult(of: PickLabels.self) { labels, request in
      tracker.wrappedValue.update(request.issue) { $0.labels = labels }
    }
  }

  private func hidesBackBesideList(_ path: NavigationPath) -> some View {
    modifier(BackBesideList(isBelowProject: path.first(as: Page.self)?.project != nil))
  }
}

/// Beside a list of issues, going back from an issue would only show an empty column.
private struct BackBesideList: ViewModifier {
  let isBelowProject: Bool
  @Environment(\.horizontalSizeClass) private var sizeClass

  func body(content: Content) -> some View {
    content.navigationBarBackButtonHidden(isBelowProject && sizeClass != .compact)
  }
}
