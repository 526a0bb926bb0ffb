import SwiftUI

extension Case {
  static let rowCases = [
    Case(
      name: "rows", about: "rows with one state each, first build", count: 1_000,
      work: .build { Subject(Rows(count: $0)) }),
    Case(
      name: "rows-life", about: "the same, and their removal", count: 1_000,
      work: .life { Subject(Rows(count: $0)) }),
  ]
}

private struct Rows: View {
  let count: Int

  var body: some View {
    VStack { ForEach(0..<count) { _ in Row() } }
  }
}

private struct Row: View {
  @State private var text = "Row"
  var body: some View { Text(text) }
}
