import Cairn
import SwiftUI

struct IssueEditor: View {
  @Binding var tracker: Tracker
  @Binding var drafts: Drafts
  let id: Issue.ID
  @State private var leaving: NavigationAttempt?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if let issue = tracker.issue(id) {
      editor(issue)
    } else {
      WhenLoaded { ContentUnavailableView("No Such Issue", systemImage: "questionmark") }
        .navigationTitle("Issue")
    }
  }

  private func editor(_ issue: Issue) -> some View {
    let draft = $drafts[text: issue]
    let canSave = !draft.wrappedValue.title.isEmpty
    return Form {
      TextField("Title", text: draft.title)
      TextField("Text", text: draft.body, axis: .vertical)
        .lineLimit(4...)
    }
    .navigationTitle("Edit #\(String(id.number))")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") {
          save()
          dismiss()
        }
        .disabled(!canSave)
      }
    }
    .navigationGuard(when: drafts.hasText(id)) { leaving = $0 }
    .confirmationDialog("You have changed the issue.", isPresented: $leaving.isPresented, titleVisibility: .visible) {
      if canSave {
        Button("Save") {
          save()
          leaving?.proceed()
        }
      }
      Button("Discard", role: .destructive) {
        drafts.discardText(id)
        leaving?.proceed()
      }
    }
  }

  private func save() {
    guard let issue = tracker.issue(id) else { return }
    let draft = drafts[text: issue]
    tracker.update(id) { issue in
      issue.title = draft.title
      issue.body = draft.body
    }
    drafts.discardText(id)
  }
}
