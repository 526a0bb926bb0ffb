import SwiftUI

extension Scenario {
  static let presentationScenarios = [
    Scenario(
      "A sheet stands in front of the page", steps: [.press("Sheet")],
      shows: ["In the sheet", "Enough"], hides: ["closed 0 times"]
    ) { WithSheet() },
    Scenario(
      "A sheet is closed by the person", steps: [.press("Sheet"), .close],
      shows: ["Sheet", "closed 1 times"], hides: ["In the sheet"]
    ) { WithSheet() },
    Scenario(
      "A sheet closes itself", steps: [.press("Sheet"), .press("Enough"), .press("Sheet"), .press("Enough")],
      shows: ["closed 2 times"], hides: ["Enough"]
    ) { WithSheet() },
    Scenario(
      "Pages in a sheet have a stack of their own", steps: [.press("Sheet"), .press("Further"), .back],
      title: "In the sheet", shows: ["Further"], hides: ["Deep"]
    ) { WithPagesInSheet() },
    Scenario(
      "An alert is answered", steps: [.press("Ask"), .press("Yes")],
      shows: ["Ask", "Answer: yes"], hides: ["Really?", "No"]
    ) { Asking() },
    Scenario(
      "A dialog offers what can be done", steps: [.press("Which"), .press("The second")],
      shows: ["Which", "Chosen: second"], hides: ["The first"]
    ) { Offering() },
  ]
}

private struct WithSheet: View {
  @State private var isShown = false
  @State private var closed = 0

  var body: some View {
    VStack {
      Button("Sheet") { isShown = true }
      Text("closed \(closed) times")
    }
    .sheet(isPresented: $isShown) {
      closed += 1
    } content: {
      VStack {
        Text("In the sheet")
        Dismissing(title: "")
      }
    }
  }
}

private struct WithPagesInSheet: View {
  @State private var isShown = false

  var body: some View {
    Button("Sheet") { isShown = true }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          NavigationLink("Further") { Text("Deep").navigationTitle("Deeper") }.navigationTitle("In the sheet")
        }
      }
  }
}

private struct Asking: View {
  @State private var isAsked = false
  @State private var answer = "none"

  var body: some View {
    VStack {
      Button("Ask") { isAsked = true }
      Text("Answer: \(answer)")
    }
    .alert("Really?", isPresented: $isAsked) {
      Button("Yes") { answer = "yes" }
      Button("No", role: .cancel) { answer = "no" }
    }
  }
}

private struct Offering: View {
  @State private var isAsked = false
  @State private var chosen = "none"

  var body: some View {
    VStack {
      Button("Which") { isAsked = true }
      Text("Chosen: \(chosen)")
    }
    .confirmationDialog("Which one?", isPresented: $isAsked) {
      Button("The first") { chosen = "first" }
      Button("The second") { chosen = "second" }
    }
  }
}
