import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Fields that grow with their lines")
struct GrowingFieldTests {
  private struct Letter: View {
    let axis: Axis
    @State private var text = "Dear Ann"
    @State private var sent = 0
    @FocusState private var isWriting: Bool

    var body: some View {
      VStack {
        TextField("Letter", text: $text, axis: axis).focused($isWriting).onSubmit { sent += 1 }
        Text("\(text.split(separator: "\n", omittingEmptySubsequences: false).count) lines, sent \(sent)")
        Button("Write") { isWriting = true }
      }
    }
  }

  @Test func returnBeginsANewLine() throws {
    let host = TestHost { Letter(axis: .vertical) }
    try host.tap("Write")
    try host.press(.return)
    #expect(host.texts.contains("2 lines, sent 0"))
  }

  @Test func aFieldOfOneLineIsSubmitted() throws {
    let host = TestHost { Letter(axis: .horizontal) }
    try host.tap("Write")
    try host.press(.return)
    #expect(host.texts.contains("1 lines, sent 1"))
  }

  private struct Lines: View {
    let text: String
    let limit: ClosedRange<Int>?

    var body: some View {
      if let limit { field.lineLimit(limit) } else { field }
    }

    private var field: some View {
      TextField("Letter", text: .constant(text), axis: .vertical).accessibilityIdentifier("letter")
    }
  }

  private func height(_ lines: Int, limit: ClosedRange<Int>? = nil) throws -> CGFloat {
    let host = TestHost { Lines(text: Array(repeating: "x", count: lines).joined(separator: "\n"), limit: limit) }
    return try #require(host.root?.firstInside { $0.role == .field }).frame.height
  }

  @Test func itIsAsTallAsItsLinesWithinItsLimit() throws {
    let line = try height(2) - height(1)
    #expect(line > 0)
    #expect(try height(7) == height(1) + 6 * line)
    #expect(try height(1, limit: 2...4) == height(2))
    #expect(try height(3, limit: 2...4) == height(3))
    #expect(try height(9, limit: 2...4) == height(4))
  }
}
