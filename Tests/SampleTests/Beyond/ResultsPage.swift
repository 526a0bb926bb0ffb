import Cairn
import CairnTesting
import SwiftUI
import Testing

// The samples of Docs/Guide/Results.md.

private struct PersonPicker: View, ResultPage {
  typealias PageResult = String
  @Environment(\.finish) private var finish

  var body: some View {
    List(["Ann", "Bob"], id: \.self) { name in
      Button(name) { finish(name) }
    }
    .navigationTitle("People")
  }
}

private struct Assignment: View {
  @State private var assignee = "No one"
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Assignee: \(assignee)") {
      Task {
        if let name = try? await navigator.result(of: PersonPicker()) { assignee = name }
      }
    }
    .navigationTitle("Task")
  }
}

private struct AssignmentByClosure: View {
  @State private var assignee = "No one"
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Assignee: \(assignee)") {
      navigator.push(PersonPicker()) { result in
        if case .success(let name) = result { assignee = name }
      }
    }
  }
}

private struct AssignmentInSheet: View {
  @State private var assignee = "No one"
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Assignee: \(assignee)") {
      Task {
        if let name = try? await navigator.result(of: PersonPicker(), in: .sheet) { assignee = name }
      }
    }
  }
}

struct PickPerson: Hashable, Codable, ResultPage {
  typealias PageResult = String
}

private struct AssignmentByValue: View {
  @State private var assignee = "No one"

  var body: some View {
    NavigationLink("Assignee: \(assignee)", value: PickPerson())
      .navigationTitle("Task")
      .navigationDestination(for: PickPerson.self) { _ in PersonPicker() }
      .onNavigationResult(of: PickPerson.self) { name, _ in assignee = name }
  }
}

private struct Ordering: View {
  @State private var message = ""
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Order") {
      Task {
        switch await navigator.push("order") {
        case .arrived: break
        case .refused: message = "Save your changes first."
        case .redirected, .superseded, .unavailable: break
        }
      }
    }
    Text(message)
  }
}

private struct Trace: View {
  @State private var lines: [String] = []

  var body: some View {
    NavigationStack { Assignment() }
      .onNavigation { change in
        lines.append("\(change.kind) because of \(change.cause)")
      }
  }
}

private struct Film: View {
  @State private var isPlaying = false

  var body: some View {
    Text(isPlaying ? "Playing" : "Paused")
      .onNavigationPhase { phase, _ in
        if phase == .didAppear { isPlaying = true }
        if phase == .willDisappear { isPlaying = false }
      }
  }
}

@MainActor @Suite("Docs/Guide/Results.md")
struct ResultsPageTests {
  @Test func aPageAnswersTheTaskThatWaits() async throws {
    let host = TestHost { NavigationStack { Assignment() } }
    try host.tap("Assignee: No one")
    await host.settle()
    try host.tap("Bob")
    await host.settle()
    #expect(host.isVisible("Assignee: Bob"))
  }

  @Test func aSheetAnswersTheTaskThatWaits() async throws {
    let host = TestHost { AssignmentInSheet() }
    try host.tap("Assignee: No one")
    await host.settle()
    try host.tap("Ann")
    await host.settle()
    #expect(host.isVisible("Assignee: Ann") && host.sheets == 0)
  }

  @Test func aPageOfALinkAnswersThePageBelow() throws {
    let host = TestHost { NavigationStack { AssignmentByValue() } }
    try host.tap("Assignee: No one")
    try host.tap("Ann")
    #expect(host.isVisible("Assignee: Ann"))
  }
}
