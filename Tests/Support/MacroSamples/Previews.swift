struct Card: View {
  var text = "card"
  var body: some View { Text(text) }
}

#Preview {
  Card()
}

#Preview("Named") { Card(text: "named") }

#Preview("Traits", traits: .sizeThatFitsLayout) {
  Card()
}

#Preview(
  "Several traits", traits: .sizeThatFitsLayout, .fixedLayout(width: 100, height: 20),
  body: {
    Card()
  })

#Preview("Statements") {
  let text = "made here"
  Card(text: text)
  Text("second")
}

#Preview("Return") {
  let text = "made here"
  return Card(text: text)
}

#Preview("Arguments", arguments: ["a", "b"]) { text in
  Card(text: text)
}

@available(macOS 15, *)
#Preview("Previewable") {
  @Previewable @State var isOn = true
  @Previewable @State var names = [
    "one",
    "two",
  ]
  let label = isOn ? "on" : "off"
  Toggle(isOn: $isOn)
  Text(label + names.joined())
}

#Preview("Previewable, any order") {
  // The text is first.
  let greeting = "hello"
  @State @Previewable var count: Int? = nil
  @Previewable
  @State
  var number =
    1
    + 2
  return Text("\(greeting) \(count ?? 0) \(number)")
}
