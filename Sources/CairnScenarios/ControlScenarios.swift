import SwiftUI

extension Scenario {
  static let controlScenarios = [
    Scenario(
      "What is written is the app's", steps: [.write("Ada", in: "Name"), .submit("Name")],
      shows: ["Hello, Ada"], hides: ["nothing"]
    ) { Greeting() },
    Scenario(
      "A toggle is switched on and off and on", steps: [.press("Loud"), .press("Loud"), .press("Loud")],
      shows: ["Loud", "loud"], hides: ["quiet"]
    ) { Loudness() },
    Scenario(
      "Numbers go step by step and stop at their ends", steps: [.step("Copies", by: 2), .step("Copies", by: 9)],
      shows: ["5 copies"]
    ) { Copies() },
    Scenario(
      "A disclosure group is opened", steps: [.press("Details")],
      shows: ["Details", "All of them"]
    ) {
      DisclosureGroup("Details") { Text("All of them") }
    },
    Scenario(
      "A menu does what is chosen", steps: [.choose("Second", from: "More")],
      shows: ["More", "second"], hides: ["First"]
    ) { MenuOfTwo() },
    Scenario(
      "A text of several paragraphs is there to its end", steps: [.press("Read")],
      shows: [letter, "Yes"], draws: ["Barbara", "human.", "Yours,", "Ada"]
    ) { Letter() },
  ]
}

private let letter = """
  Dear Barbara,

  a computer would deserve to be called intelligent if it could deceive a human into believing that it was human.

  Yours,
  Ada
  """

private struct Letter: View {
  @State private var isRead = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(letter)
      Button("Read") { isRead = true }
      Text(isRead ? "Yes" : "No")
    }
  }
}

private struct Greeting: View {
  @State private var name = ""
  @State private var said = "nothing"

  var body: some View {
    VStack {
      TextField("Name", text: $name).onSubmit { said = "Hello, \(name)" }
      Text(said)
    }
  }
}

private struct Loudness: View {
  @State private var isLoud = false

  var body: some View {
    VStack {
      Toggle("Loud", isOn: $isLoud)
      Text(isLoud ? "loud" : "quiet")
    }
  }
}

private struct Copies: View {
  @State private var count = 1

  var body: some View {
    VStack {
      Stepper("Copies", value: $count, in: 1...5)
      Text("\(count) copies")
    }
  }
}

private struct MenuOfTwo: View {
  @State private var chosen = "nothing"

  var body: some View {
    VStack {
      Menu("More") {
        Button("First") { chosen = "first" }
        Button("Second") { chosen = "second" }
      }
      Text(chosen)
    }
  }
}
