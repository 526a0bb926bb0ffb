import Cairn
import SwiftUI

struct IssuePage: View {
  @Binding var tracker: Tracker
  @Binding var drafts: Drafts
  let id: Issue.ID
  @State private var leaving: NavigationAttempt?
  @Environment(\.navigator) private var navigator

  var body: some View {
    if let issue = tracker.issue(id) {
      page(issue)
        .navigationTitle(Text(verbatim: "#\(issue.number)"))
        .toolbar { toolbar(issue) }
        .navigationGuard(when: !drafts[comment: id].isEmpty) { leaving = $0 }
        .confirmationDialog(
          "You have not sent your comment.", isPresented: $leaving.isPresented, titleVisibility: .visible
        ) {
          Button("Send") {
            send()
            leaving?.proceed()
          }
          Button("Discard", role: .destructive) {
            drafts[comment: id] = ""
            leaving?.proceed()
          }
        }
    } else {
      WhenLoaded {
        ContentUnavailableView(
          "No Such Issue", systemImage: "questionmark",
          description: Text("There is no issue #\(String(id.number)) here."))
      }
      .navigationTitle("Issue")
    }
  }

  private func page(_ issue: Issue) -> some View {
    Form {
      Section {
        Text(verbatim: issue.title).font(.headline)
        Text(verbatim: issue.body)
      } footer: {
        Text("\(issue.author), \(issue.date, format: .dateTime.day().month().year())")
      }
      Section {
        LabeledContent("Status") {
          Label(issue.isOpen ? "Open" : "Closed", systemImage: issue.isOpen ? "circle" : "checkmark.circle")
        }
        NavigationLink(value: PickAssignee(issue: id)) {
          LabeledContent("Assignee") { if let name = issue.assignee { Text(verbatim: name) } else { Text("Nobody") } }
        }
        Button {
          Task { await chooseLabels() }
        } label: {
          HStack {
            LabeledContent("Labels") { IssueLabels(labels: issue.labels) }
            Image(systemName: "chevron.forward").foregroundStyle(.secondary).accessibilityHidden(true)
          }
        }
      }
      comments(issue)
    }
  }

  private func comments(_ issue: Issue) -> some View {
    Section("Comments") {
      ForEach(Array(issue.comments.enumerated()), id: \.offset) { _, comment in
        VStack(alignment: .leading) {
          Text(verbatim: comment.text)
          Text("\(comment.author), \(comment.date, format: .dateTime.day().month().year())")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
      }
      TextField("Write a Comment", text: $drafts[comment: id], axis: .vertical)
      Button("Send", systemImage: "paperplane", action: send)
        .disabled(drafts[comment: id].isEmpty)
    }
  }

  @ToolbarContentBuilder
  private func toolbar(_ issue: Issue) -> some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button("Edit", systemImage: "pencil") { navigator.push(Page.edit(id)) }
    }
    ToolbarItem(placement: .secondaryAction) {
      Button(issue.isOpen ? "Close" : "Reopen", systemImage: issue.isOpen ? "checkmark.circle" : "circle") {
        tracker.update(id) { $0.isOpen.toggle() }
      }
    }
  }

  private func send() {
    tracker.comment(on: id, drafts[comment: id])
    drafts[comment: id] = ""
  }

  private func chooseLabels() async {
    guard let labels = try? await navigator.result(of: PickLabels(issue: id)) else { return }
    tracker.update(id) { $0.labels = labels }
  }
}

private struct IssueLabels: View {
  let labels: [IssueLabel]

  var body: some View {
    if let first = labels.first {
      labels.dropFirst().reduce(Text(first.title)) { Text("\($0), \(Text($1.title))") }
    } else {
      Text("None")
    }
  }
}
