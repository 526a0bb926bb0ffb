import SwiftUI

extension Case {
  static let buildCases = [
    Case(
      name: "build", about: "many kinds of views, ten to a card, first build", count: 10_000,
      work: .build { Subject(Cards(count: $0 / 10)) })
  ]
}

private struct Cards: View {
  let count: Int

  var body: some View {
    VStack { ForEach(0..<count) { number in Card(number: number) } }
  }
}

/// Ten views, including itself.
private struct Card: View {
  let number: Int
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Card \(number)").bold()
      HStack {
        Text(verbatim: "left")
        Spacer()
        Detail(text: "right")
      }
      Divider()
      Button("Open") { isOpen = true }
    }
  }
}

private struct Detail: View {
  let text: String
  var body: some View { Text(text) }
}
