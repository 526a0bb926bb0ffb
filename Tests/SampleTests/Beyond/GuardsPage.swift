import Cairn
import CairnTesting
import SwiftUI
import Testing

// The samples of Docs/Guide/Guards.md.

private struct NoteEditor: View {
  @Binding var note: String
  @State private var draft = ""

  var body: some View {
    TextField("Note", text: $draft)
      .navigationTitle("Edit")
      .onAppear { draft = note }
      .navigationGuard("Discard your changes?", when: draft != note)
  }
}

private struct OwnQuestion: View {
  @Binding var note: String
  @State private var draft = ""
  @State private var leaving: NavigationAttempt?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TextField("Note", text: $draft)
      .navigationTitle("Edit")
      .onAppear { draft = note }
      .navigationGuard(when: draft != note) { attempt in leaving = attempt }
      .confirmationDialog("You have changed the note.", isPresented: $leaving.isPresented) {
        Button("Save") {
          note = draft
          leaving?.proceed()
        }
        Button("Discard", role: .destructive) { leaving?.proceed() }
      }
      .toolbar {
        Button("Done") {
          note = draft
          dismiss()
        }
      }
  }
}

private struct Uploading: View {
  let upload: @MainActor () async -> Bool

  var body: some View {
    Text("Uploading…")
      .navigationTitle("Upload")
      .navigationGuard { _ in await upload() }
  }
}

private struct TabsMayChange: View {
  @State private var leaving: NavigationAttempt?

  var body: some View {
    Text("Draft")
      .navigationGuard { attempt in
        if attempt.cause == .tab { attempt.proceed() } else { leaving = attempt }
      }
  }
}

@MainActor private func signOut(_ path: Binding<[String]>) {
  withoutNavigationGuards { path.wrappedValue.removeAll() }
}

@MainActor @Suite("Docs/Guide/Guards.md")
struct GuardsPageTests {
  private struct Notes<Editor: View>: View {
    @State private var path = ["edit"]
    let editor: Editor

    var body: some View {
      NavigationStack(path: $path) {
        Text("Notes").navigationTitle("Notes")
          .navigationDestination(for: String.self) { _ in editor }
      }
    }
  }

  @Test func aDialogAsksBeforeChangesAreLost() throws {
    let host = TestHost { Notes(editor: NoteEditor(note: .constant("Milk"))) }
    try host.type("Eggs", into: "Note")
    try host.goBack()
    #expect(host.isVisible("Discard your changes?"))
    try host.tap("Discard Changes")
    #expect(host.title == "Notes")
  }

  @Test func savingLeavesWithoutAQuestion() throws {
    let host = TestHost { SavingNotes() }
    try host.type("Eggs", into: "Note")
    try host.tap("Done")
    #expect(host.title == "Notes")
    #expect(host.texts.contains("Eggs"))
  }

  private struct SavingNotes: View {
    @State private var note = "Milk"
    @State private var path = ["edit"]

    var body: some View {
      NavigationStack(path: $path) {
        Text(note).navigationTitle("Notes")
          .navigationDestination(for: String.self) { _ in OwnQuestion(note: $note) }
      }
    }
  }
}
